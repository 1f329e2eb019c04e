import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { joinDatabase } from '../db/db.ts'
import { guardedFetch } from '../fetch/guarded-fetch.ts'
import { openFiles } from '../files/open-files.ts'
import { importHelp, runImport } from '../import/index.ts'
import { onlySite, siteByIdentifier } from '../sites/index.ts'
import { importSiteHelp } from '../archive/index.ts'
import type { Command } from './command.ts'
import { importSite } from './import-site.ts'

export const importCommand: Command = {
  summary: 'load products of another shop, or a whole site',
  help: `${importHelp}\n\n\n${importSiteHelp}`,
  async run(args) {
    if (args[0] === 'site') return importSite(args)
    const { values } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' } },
      strict: false,
    })
    const config = readConfig()
    const { databaseUrl, dataDir } = config
    const { db, close } = await joinDatabase({ url: databaseUrl, dataDir })
    try {
      const site =
        typeof values.site === 'string'
          ? await siteByIdentifier(db, values.site)
          : await onlySite(db)
      if (!site)
        throw new Error('Which site? Name it with --site; `vitrine start` makes the first.')
      return await runImport(args, {
        db,
        site,
        files: openFiles(config),
        fetch: guardedFetch(),
        print: console.log,
      })
    } finally {
      await close()
    }
  },
}
