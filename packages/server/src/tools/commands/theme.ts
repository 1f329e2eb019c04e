import { readConfig } from '../../platform/config/config.ts'
import { tellThemes } from '../../platform/db/content-changes.ts'
import { runningDatabase } from '../../platform/db/db.ts'
import { themesFolderIn } from '../../website/themes/index.ts'
import { runTheme, themeHelp } from '../theme-cli/index.ts'
import type { Command, StartServer } from './command.ts'
import { untilStopped } from './start.ts'

/** Works on themes; `theme dev` starts a server with one. */
export const themeCommand = (startServer: StartServer): Command => ({
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
})

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
