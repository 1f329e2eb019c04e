import { readConfig } from '../../platform/config/config.ts'
import { notifyThemesChanged } from '../../platform/db/content-changes.ts'
import { findRunningDatabase, joinDatabase } from '../../platform/db/db.ts'
import { findSiteById, listSitesWithTheme } from '../../identity/sites/index.ts'
import { getThemesFolder, listSitesWithCopy } from '../../website/themes/index.ts'
import { runTheme, themeHelp } from '../theme-cli/index.ts'
import type { Command, StartServer } from './command.ts'
import { waitForSignal } from './start.ts'

/** Creates the command for themes; `theme dev` starts a server with one. */
export const themeCommand = (startServer: StartServer): Command => ({
  summary: 'Check, add, remove, pack and develop themes',
  help: themeHelp,
  run: (args) =>
    runTheme(args, {
      write: (text) => process.stdout.write(text),
      writeError: (line) => console.error(line),
      themesFolder: () => getThemesFolder(readConfig().dataDir),
      listSites,
      notifyServers,
      serve: async (themeInHand) => {
        const given = { empty: false, print: console.log, themeInHand }
        await waitForSignal(await startServer(readConfig(), given))
        return 0
      },
    }),
})

async function listSites(theme: string): Promise<readonly string[]> {
  const { databaseUrl, dataDir } = readConfig()
  const { db, close } = await joinDatabase({ url: databaseUrl, dataDir })
  try {
    const ids = await listSitesWithCopy(db, theme)
    const copies = await Promise.all(ids.map((id) => findSiteById(db, id)))
    const names = copies.flatMap((site) => site?.identifier ?? [])
    return [...new Set([...(await listSitesWithTheme(db, theme)), ...names])].toSorted()
  } finally {
    await close()
  }
}

/** Notifies running servers of a changed theme. Resolves to false if that is not possible. */
async function notifyServers(): Promise<boolean> {
  const { databaseUrl, dataDir } = readConfig()
  const found = await findRunningDatabase({ url: databaseUrl, dataDir })
  if (!found) return true
  try {
    await notifyThemesChanged(found.pool)
    return true
  } catch {
    return false
  } finally {
    await found.close()
  }
}
