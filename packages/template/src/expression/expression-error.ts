/** An error in an expression, in the words of the language reference. */
export class ExpressionError extends Error {}
