// The first code of ArgumentParsing goes here.
