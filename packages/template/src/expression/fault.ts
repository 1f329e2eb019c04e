/** What is wrong with an expression, in the words of the language reference. */
export class ExpressionFault extends Error {}
