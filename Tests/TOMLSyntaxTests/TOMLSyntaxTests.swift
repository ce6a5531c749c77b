// Tests of TOMLSyntax.
