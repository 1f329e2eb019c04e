/** Where a command says what it has to say. */
export interface Console {
  /** To standard output, as it is: no line break is added. */
  readonly write: (text: string) => void
  /** To standard error, a line. */
  readonly complain: (line: string) => void
}

/** What the command was given cannot be used: one sentence says why, exit code 2. */
export class Refusal extends Error {}

/** The command was used wrongly: said with the help, exit code 2. */
export class Misuse extends Refusal {}
