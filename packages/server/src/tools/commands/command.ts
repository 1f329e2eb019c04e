import type { Config } from '../../platform/config/config.ts'
import type { FirstSiteOptions } from '../demo/index.ts'

/** A command of the command line. */
export interface Command {
  /** The line in the list of commands. */
  readonly summary: string
  /** The usage, with every option. */
  readonly help: string
  /** Runs the command. Resolves to the exit code: 0 for success, 1 for failure, 2 for wrong usage. */
  readonly run: (args: readonly string[]) => Promise<number>
}

/** A running server. */
export interface RunningServer {
  /** The URL of the shop, for a browser on this machine. */
  readonly url: string
  /**
   * Completes running requests, lets jobs end, and closes the database. Stops every part, also when one
   * fails; waits for as long as the database does not respond.
   */
  readonly stop: () => Promise<void>
}

export interface StartOptions extends FirstSiteOptions {
  /** Prints a line for the operator. */
  readonly print: (line: string) => void
  /** The folder of a theme in development: pages use it, and reload when it changes. */
  readonly themeInHand?: string
}

/** Starts the server. Passed in by the program, which composes every slice. */
export type StartServer = (config: Config, options: StartOptions) => Promise<RunningServer>
