import { parseArgs } from 'node:util'
import { folderIn, importSiteHelp, runImportSite } from '../archive/index.ts'
import { readConfig } from '../../platform/config/config.ts'
import { joinDatabase, openDatabase } from '../../platform/db/db.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { themesFolderIn } from '../../website/themes/index.ts'

/** `vitrine import site …`: the one import that needs no site to begin with. */
export async function importSite(args: readonly string[]): Promise<number> {
  const folder = folderIn(args, 1)
  if (folder === undefined) {
    console.log(importSiteHelp)
    return 2
  }
  const { values } = parseArgs({
    args: [...args],
    options: { site: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    strict: false,
  })
  const config = readConfig()
  const { databaseUrl: url, dataDir } = config
  // A database of somebody's own may be an empty one.
  const { db, close } = await (url === undefined ? joinDatabase : openDatabase)({ url, dataDir })
  try {
    const files = openFiles(config)
    const identifier = typeof values.site === 'string' ? values.site : undefined
    const dryRun = values['dry-run'] === true
    const themesDir = themesFolderIn(dataDir)
    const asked = { identifier, dryRun, themesDir }
    return await runImportSite({ db, files, print: console.log }, folder, asked)
  } finally {
    await close()
  }
}
