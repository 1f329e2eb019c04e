import { parseArgs } from 'node:util'
import { parseFolder, importSiteHelp, runImportSite } from '../archive/index.ts'
import { findHost, parseHost } from '../../identity/sites/index.ts'
import { readConfig } from '../../platform/config/config.ts'
import { joinDatabase, openDatabase } from '../../platform/db/db.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { getThemesFolder } from '../../website/themes/index.ts'

/** Runs `vitrine import site …`, the one import that needs no site to begin with. */
export async function runSiteImport(args: readonly string[]): Promise<number> {
  const folder = parseFolder(args, 1)
  if (folder === undefined) {
    console.log(importSiteHelp)
    return 2
  }
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string' },
      host: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
    strict: false,
  })
  const config = readConfig()
  const { databaseUrl: url, dataDir } = config
  // The operator's own database may still be empty.
  const { db, close } = await (url === undefined ? joinDatabase : openDatabase)({ url, dataDir })
  try {
    const files = openFileStore(config)
    const identifier = typeof values.site === 'string' ? values.site : undefined
    const dryRun = values['dry-run'] === true
    const themesDir = getThemesFolder(dataDir)
    const host = typeof values.host === 'string' ? parseHost(values.host) : undefined
    if (host !== undefined && (await findHost(db, host)))
      throw new Error(`The host ${host} is in use. "vitrine sites list" lists all hosts.`)
    const asked = { identifier, host, dryRun, themesDir }
    return await runImportSite({ db, files, print: console.log }, folder, asked)
  } finally {
    await close()
  }
}
