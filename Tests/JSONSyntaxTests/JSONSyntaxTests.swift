// Tests of JSONSyntax.
