import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../platform/db/db.ts'
import { guardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { folderStore } from '../../platform/files/folder-store.ts'
import { runImport } from './index.ts'

/** A process to be killed by a test: imports a file, and tells how far it is. */
const [url = '', siteId = '', file = ''] = process.argv.slice(2)
const { db, pool } = connect(url)
const files = folderStore(join(tmpdir(), 'vitrine-none'))
const site = { id: siteId, currency: 'USD' }
process.exitCode = await runImport(['products', file], {
  db,
  files,
  site,
  fetch: guardedFetch(),
  print: console.log,
})
await pool.end()
