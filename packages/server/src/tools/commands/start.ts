import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config/config.ts'
import { demoNamed } from '../demo/index.ts'
import type { Command, Running, StartServer } from './command.ts'

/** Whoever stops us waits ten seconds before using force. */
const PATIENCE_MS = 9_000

/** Starts the server, and ends when a signal asks it to stop. */
export const startCommand = (startServer: StartServer): Command => ({
  summary: 'start the shop',
  help: `vitrine start [--empty | --demo <name>]

Starts the server with its database, and a demo shop on the first start: kiln, or the one of --demo;
--empty starts without any. PORT, HOST, DATA_DIR, DATABASE_URL and PUBLIC_URL say where; the guide to
hosting lists them all.`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { empty: { type: 'boolean', default: false }, demo: { type: 'string' } },
    })
    const { empty, demo } = values
    if (empty && demo !== undefined) {
      console.error('Either --empty or --demo: an empty site has no demo.')
      return 2
    }
    // Asked before anything is started.
    if (demo !== undefined) demoNamed(demo)
    const config = readConfig()
    await untilStopped(await startServer(config, { empty, demo, say: console.log }))
    return 0
  },
})

/** Ends with the first signal that asks for it. */
export async function untilStopped(server: Running): Promise<void> {
  await new Promise<void>((stopped) => {
    let stopping = false
    const stop = async (signal: string) => {
      if (stopping) return
      stopping = true
      console.log(`${signal}: finishing what is under way.`)
      const isDone = await Promise.race([
        server.stop().then(() => true, complain),
        pause(PATIENCE_MS, false, { ref: false }),
      ])
      // What still waits would wait for ever. The database of our own ends with its input.
      if (!isDone) process.exit(1)
      stopped()
    }
    process.once('SIGTERM', (signal) => void stop(signal))
    process.once('SIGINT', (signal) => void stop(signal))
  })
}

function complain(error: unknown): false {
  console.error(error instanceof Error ? error.message : error)
  return false
}
