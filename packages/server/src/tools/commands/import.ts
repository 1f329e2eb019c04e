import { parseArgs } from 'node:util'
import { guardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { importHelp, runImport } from '../../commerce/product-import/index.ts'
import { importSiteHelp } from '../archive/index.ts'
import type { Command } from './command.ts'
import { importSite } from './import-site.ts'
import { onSite } from './on-site.ts'

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
    const identifier = typeof values.site === 'string' ? values.site : undefined
    return onSite(identifier, async ({ config, db, site }) =>
      runImport(args, {
        db,
        site,
        files: openFiles(config),
        fetch: guardedFetch(),
        print: console.log,
      }),
    )
  },
}
