/** One word of the command line. */
export interface Command {
  /** One line, for the list of commands. */
  readonly summary: string
  /** How it is used, with every option. */
  readonly help: string
  /** Resolves to the exit code: 0 done, 1 not done, 2 misused. */
  readonly run: (args: readonly string[]) => Promise<number>
}
