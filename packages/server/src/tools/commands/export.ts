import { parseArgs } from 'node:util'
import { exportHelp, parseFolder, runExport } from '../archive/index.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import type { Command } from './command.ts'
import { withSite } from './with-site.ts'

export const exportCommand: Command = {
  summary: 'Export a whole site to a folder of files',
  help: exportHelp,
  async run(args) {
    const folder = parseFolder(args, 0)
    if (folder === undefined) {
      console.log(exportHelp)
      return 2
    }
    const { values } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' }, records: { type: 'boolean' } },
      strict: false,
    })
    const identifier = typeof values.site === 'string' ? values.site : undefined
    return withSite(identifier, async ({ config, db, site }) =>
      runExport({ db, files: openFileStore(config), print: console.log }, site.id, {
        folder,
        hasRecords: values.records === true,
      }),
    )
  },
}
