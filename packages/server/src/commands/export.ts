import { parseArgs } from 'node:util'
import { exportHelp, folderIn, runExport } from '../archive/index.ts'
import { readConfig } from '../config.ts'
import { joinDatabase } from '../db/db.ts'
import { openFiles } from '../files/open-files.ts'
import { onlySite, siteByIdentifier } from '../sites/index.ts'
import type { Command } from './command.ts'

export const exportCommand: Command = {
  summary: 'write a whole site into a folder of files',
  help: exportHelp,
  async run(args) {
    const folder = folderIn(args, 0)
    if (folder === undefined) {
      console.log(exportHelp)
      return 2
    }
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
      if (!site) throw new Error('Which site? Name it with --site.')
      const files = openFiles(config)
      return await runExport({ db, files, print: console.log }, site.id, folder)
    } finally {
      await close()
    }
  },
}
