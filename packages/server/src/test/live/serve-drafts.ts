import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../app.ts'
import { createSignInLink, createStaffMember } from '../../identity/accounts/index.ts'
import { createSite } from '../../identity/sites/index.ts'
import { ContentChanges } from '../../platform/db/content-changes.ts'
import { connect } from '../../platform/db/db.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'

/**
 * The program of a server that tests kill. With the port 0 it creates a site and prints the token of a sign-in link;
 * otherwise it listens at that port, prints a line, and waits.
 */
const [, , url = '', port = '0'] = process.argv
const { db, pool } = connect(url)
if (port === '0') {
  const { id } = await createSite(db, { identifier: 'chaos', title: 'Chaos' })
  const owner = await createStaffMember(db, id, { email: 'owner@example.com', role: 'admin' })
  console.log(await createSignInLink(db, id, owner.id))
  await pool.end()
} else {
  const changes = new ContentChanges(url)
  await changes.start()
  const files = createFolderStore(mkdtempSync(join(tmpdir(), 'vitrine-drafts-')))
  const given = { db, pool, changes, files, production: true, rateLimitScale: 100_000 }
  const app = await buildApp({ ...given, logLevel: 'silent' })
  await app.listen({ port: Number(port), host: '127.0.0.1' })
  console.log('ready')
}
