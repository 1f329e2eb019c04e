import { readConfig } from '../config.ts'
import { tellThemes } from '../db/content-changes.ts'
import { runningDatabase } from '../db/db.ts'
import { startServer } from '../main.ts'
import { runTheme, themeHelp, themesFolderIn } from '../themes/index.ts'
import type { Command } from './command.ts'
import { untilStopped } from './start.ts'

export const themeCommand: Command = {
  summary: 'check, add, pack and try themes',
  help: themeHelp,
  run: (args) =>
    runTheme(args, {
      write: (text) => process.stdout.write(text),
      complain: (line) => console.error(line),
      themesFolder: () => themesFolderIn(readConfig().dataDir),
      tellServers,
      serve: async (themeInHand) => {
        const given = { empty: false, say: console.log, themeInHand }
        await untilStopped(await startServer(readConfig(), given))
        return 0
      },
    }),
}

/** Resolves to false where no server could be told. */
async function tellServers(): Promise<boolean> {
  const { databaseUrl, dataDir } = readConfig()
  const found = await runningDatabase({ url: databaseUrl, dataDir })
  if (!found) return true
  try {
    await tellThemes(found.pool)
    return true
  } catch {
    return false
  } finally {
    await found.close()
  }
}
