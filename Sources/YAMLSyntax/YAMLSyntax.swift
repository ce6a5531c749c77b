// The first code of YAMLSyntax goes here.
