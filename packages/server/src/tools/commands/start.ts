import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config/config.ts'
import { listStarterThemes } from '../../website/themes/index.ts'
import { DEFAULT_DEMO, loadDemo } from '../demo/index.ts'
import { listStarters } from '../starters/index.ts'
import type { Command, RunningServer, StartServer } from './command.ts'

/** Supervisors wait ten seconds before they kill the process. */
const STOP_TIMEOUT_MS = 9_000
/** The time for the output to be written once the server has stopped. */
const LINGER_MS = 500

/** Creates the command that starts the server and runs until a signal stops it. */
export const startCommand = (startServer: StartServer): Command => ({
  summary: 'Start the shop',
  help: `vitrine start [--empty [--theme <name>] [--starter <name>] | --demo <name>]

Starts the server and its database. The first start loads a demo shop: kiln, or the one of --demo;
--empty starts with the home page and the empty shop of a theme, kiln by default,
or with another starter of that theme. PORT, HOST, DATA_DIR, DATABASE_URL and PUBLIC_URL configure the server;
docs/guide/hosting.md lists all settings.`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        empty: { type: 'boolean', default: false },
        demo: { type: 'string' },
        theme: { type: 'string' },
        starter: { type: 'string' },
      },
    })
    const { empty, demo, theme, starter } = values
    if (empty && demo !== undefined) {
      console.error('Use either --empty or --demo, not both.')
      return 2
    }
    if (theme !== undefined && !empty) {
      console.error('Use --theme with --empty. A demo has the theme that it shows.')
      return 2
    }
    if (starter !== undefined && !empty) {
      console.error('Use --starter with --empty. A demo has pages of its own.')
      return 2
    }
    // Fails before anything is started.
    if (theme !== undefined && !listStarterThemes().includes(theme))
      throw new Error(`Unknown theme "${theme}". Choose one of: ${listStarterThemes().join(', ')}.`)
    if (starter !== undefined) requireStarter(theme ?? DEFAULT_DEMO, starter)
    if (demo !== undefined) loadDemo(demo)
    const config = readConfig()
    await waitForSignal(
      await startServer(config, { empty, demo, theme, starter, print: console.log }),
    )
    return 0
  },
})

/** Throws an error for the user if a theme does not have a starter. An unknown theme has none, and an error of its own. */
function requireStarter(theme: string, name: string): void {
  const names = listStarters(theme)
  if (names.length > 0 && !names.includes(name))
    throw new Error(
      `Unknown starter "${name}" of the theme ${theme}. Choose one of: ${names.join(', ')}.`,
    )
}

/** Resolves when a signal has stopped the server. */
export async function waitForSignal(server: RunningServer): Promise<void> {
  await new Promise<void>((stopped) => {
    let isStopping = false
    const stop = async (signal: string) => {
      if (isStopping) return
      isStopping = true
      console.log(`Received ${signal}. Completing running requests.`)
      const isDone = await Promise.race([
        server.stop().then(() => true, logError),
        pause(STOP_TIMEOUT_MS, false, { ref: false }),
      ])
      // Pending operations would wait forever. The embedded database ends with its input.
      if (!isDone) process.exit(1)
      // Neither waits for a task that the next process resumes, such as the test of a backup.
      setTimeout(() => process.exit(), LINGER_MS).unref()
      stopped()
    }
    process.once('SIGTERM', (signal) => void stop(signal))
    process.once('SIGINT', (signal) => void stop(signal))
  })
}

function logError(error: unknown): false {
  console.error(error instanceof Error ? error.message : error)
  return false
}
