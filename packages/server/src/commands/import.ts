import { parseArgs } from 'node:util'
import { filesIn, readConfig } from '../config.ts'
import { joinDatabase } from '../db/db.ts'
import { folderStore } from '../files/file-store.ts'
import { importHelp, runImport } from '../import/index.ts'
import { onlySite, siteByIdentifier } from '../sites/index.ts'
import type { Command } from './command.ts'

export const importCommand: Command = {
  summary: 'load products from a file of another shop',
  help: importHelp,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' } },
      strict: false,
    })
    const { databaseUrl, dataDir } = readConfig()
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
        files: folderStore(filesIn(dataDir)),
        print: console.log,
      })
    } finally {
      await close()
    }
  },
}
