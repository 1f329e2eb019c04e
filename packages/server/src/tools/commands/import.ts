import { parseArgs } from 'node:util'
import { importComments } from '../../audience/comments/index.ts'
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { openFileStore } from '../../platform/files/open-file-store.ts'
import { importHelp, runImport } from '../../commerce/product-import/index.ts'
import { importContentHelp, runContentImport } from '../../content/content-import/index.ts'
import { importSiteHelp } from '../archive/index.ts'
import type { Command } from './command.ts'
import { runSiteImport } from './import-site.ts'
import { withSite } from './with-site.ts'

export const importCommand: Command = {
  summary: 'Import products of another shop, posts and pages, or a whole site',
  help: [importHelp, importContentHelp, importSiteHelp].join('\n\n\n'),
  async run(args) {
    if (args[0] === 'site') return runSiteImport(args)
    const { values } = parseArgs({
      args: [...args],
      options: { site: { type: 'string' } },
      strict: false,
    })
    const identifier = typeof values.site === 'string' ? values.site : undefined
    const run = args[0] === 'content' ? runContentImport : runImport
    return withSite(identifier, async ({ config, db, site }) =>
      run(args, {
        db,
        site,
        files: openFileStore(config),
        fetch: createGuardedFetch(),
        importComments,
        print: console.log,
      }),
    )
  },
}
