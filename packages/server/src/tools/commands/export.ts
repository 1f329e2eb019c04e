import { parseArgs } from 'node:util'
import { exportHelp, folderIn, runExport } from '../archive/index.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import type { Command } from './command.ts'
import { onSite } from './on-site.ts'

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
    const identifier = typeof values.site === 'string' ? values.site : undefined
    return onSite(identifier, async ({ config, db, site }) =>
      runExport({ db, files: openFiles(config), print: console.log }, site.id, folder),
    )
  },
}
