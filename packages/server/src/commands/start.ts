import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { startServer } from '../main.ts'
import type { Command } from './command.ts'

/** Whoever stops us waits ten seconds before using force. */
const PATIENCE_MS = 9_000

export const startCommand: Command = {
  summary: 'start the shop',
  help: `vitrine start [--empty]

Starts the server with its database, and the demo shop on the first start; --empty starts without the
demo. PORT, HOST, DATA_DIR, DATABASE_URL and PUBLIC_URL say where; the guide to hosting lists them all.`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { empty: { type: 'boolean', default: false } },
    })
    const config = readConfig()
    const server = await startServer(config, { empty: values.empty, say: console.log })
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
    return 0
  },
}

function complain(error: unknown): false {
  console.error(error instanceof Error ? error.message : error)
  return false
}
