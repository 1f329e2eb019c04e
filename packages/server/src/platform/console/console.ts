/** The output of a command. */
export interface Console {
  /** Writes text to standard output, without a line break. */
  readonly write: (text: string) => void
  /** Writes a line to standard error. */
  readonly writeError: (line: string) => void
}

/** The input of a command cannot be used. Exit code 2. */
export class CommandError extends Error {}

/** The arguments are wrong: the help is printed as well. Exit code 2. */
export class UsageError extends CommandError {}
