// Tests of YAMLSyntax.
