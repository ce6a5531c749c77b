// Tests of ArgumentParsing.
