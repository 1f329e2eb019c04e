import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { ContentChanges } from '../platform/db/content-changes.ts'
import { connect } from '../platform/db/db.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { newDatabase } from './database.ts'

/** Starts an empty server with a database and a folder of its own. */
export async function emptyServer(
  more: { readonly dataDir?: string; readonly backupBucket?: string } = {},
) {
  const url = await newDatabase()
  const { db, pool } = connect(url)
  const changes = new ContentChanges(url)
  await changes.start()
  const files = createFolderStore(join(inject('dataDir'), `files-${Math.random()}`))
  const app = await buildApp({
    ...{ db, pool, changes, files, production: false, logLevel: 'silent', rateLimitScale: 1_000 },
    ...more,
  })
  onTestFinished(async () => {
    await app.close()
    await changes.stop()
    await pool.end()
  })
  return { db, pool, files, app, url }
}
