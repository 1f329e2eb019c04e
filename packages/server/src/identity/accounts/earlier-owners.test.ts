import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { MIGRATIONS } from '../../platform/config/paths.ts'
import { connect } from '../../platform/db/db.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { newDatabase } from '../../test/database.ts'

const MIGRATION = '202611291741_administrators.sql'

/** Migrates a database of the version before administrators with some sites. Resolves to who administers. */
async function migrateOwners(identifiers: readonly string[]) {
  const { pool } = connect(await newDatabase({ empty: true }))
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
  onTestFinished(async () => {
    await pool.end()
    rmSync(folder, { recursive: true })
  })
  const source = fileURLToPath(MIGRATIONS)
  for (const name of readdirSync(source))
    if (name < MIGRATION) cpSync(join(source, name), join(folder, name))
  await migrate(pool, pathToFileURL(`${folder}/`))
  await pool.query(
    `with s as (
       insert into site (id, identifier, title, secret)
       select gen_random_uuid(), name, name, sha256(name::bytea) from unnest($1::text[]) name
       returning id, identifier
     )
     insert into member (site_id, id, email, role)
     select s.id, gen_random_uuid(), s.identifier || role || '@example.com', role
     from s, unnest(array[1, 2]) role`,
    [identifiers],
  )
  await migrate(pool, MIGRATIONS)
  const { rows } = await pool.query<{ email: string }>(
    'select email from member where administers_installation order by email',
  )
  return rows.map(({ email }) => email)
}

it('lets the owners of the only site administer the installation after the update', async () => {
  expect(await migrateOwners(['first'])).toEqual(['first1@example.com'])
})

it('lets no owner administer an installation of several sites after the update', async () => {
  expect(await migrateOwners(['first', 'second'])).toEqual([])
})
