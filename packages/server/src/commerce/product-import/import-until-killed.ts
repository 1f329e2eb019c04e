import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../platform/db/db.ts'
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { runImport } from './index.ts'

/** A process that a test kills: imports a file and prints its progress. */
const [url = '', siteId = '', file = ''] = process.argv.slice(2)
const { db, pool } = connect(url)
const files = createFolderStore(join(tmpdir(), 'vitrine-none'))
const site = { id: siteId, currency: 'USD' }
process.exitCode = await runImport(['products', file], {
  db,
  files,
  site,
  fetch: createGuardedFetch(),
  print: console.log,
})
await pool.end()
