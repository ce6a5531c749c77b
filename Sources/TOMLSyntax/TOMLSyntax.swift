// The first code of TOMLSyntax goes here.
