import type { Config } from '../../platform/config/config.ts'
import type { Wanted } from '../demo/index.ts'

/** One word of the command line. */
export interface Command {
  /** One line, for the list of commands. */
  readonly summary: string
  /** How it is used, with every option. */
  readonly help: string
  /** Resolves to the exit code: 0 done, 1 not done, 2 misused. */
  readonly run: (args: readonly string[]) => Promise<number>
}

/** A server that is running. */
export interface Running {
  /** Where the shop is, for a browser on this machine. */
  readonly url: string
  /**
   * Answers what is under way, lets jobs end, and closes the database. Every part is asked to, whatever
   * becomes of the others; waits as long as the database does not answer.
   */
  readonly stop: () => Promise<void>
}

export interface StartOptions extends Wanted {
  /** Is given each line that the operator reads. */
  readonly say: (line: string) => void
  /** The folder of a theme that is being worked on: pages use it, and reload when it changes. */
  readonly themeInHand?: string
}

/** Starts the server; passed in by the program, which composes every slice. */
export type StartServer = (config: Config, options: StartOptions) => Promise<Running>
