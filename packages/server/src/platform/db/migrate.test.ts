import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { connect } from './db.ts'
import { migrate } from './migrate.ts'

/** An empty database and a folder of migrations, each with its SQL. */
async function fresh(migrations: Record<string, string>) {
  const { pool } = connect(await newDatabase({ empty: true }))
  const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))}/`)
  onTestFinished(async () => {
    await pool.end()
    rmSync(folder, { recursive: true })
  })
  const write = (name: string, sql: string) => writeFileSync(new URL(name, folder), sql)
  for (const [name, sql] of Object.entries(migrations)) write(name, sql)
  return { pool, folder, write }
}

it('applies each migration once, in the order of the names', async () => {
  const { pool, folder } = await fresh({
    '2_b.sql': 'alter table a add n int',
    '1_a.sql': 'create table a ()',
  })
  expect(await migrate(pool, folder)).toEqual(['1_a.sql', '2_b.sql'])
  expect(await migrate(pool, folder)).toEqual([])
})

it('lets two servers that start at once take turns', async () => {
  const { pool, folder } = await fresh({ '1_a.sql': 'create table a ()' })
  const ran = await Promise.all([migrate(pool, folder), migrate(pool, folder)])
  expect(ran.flat()).toEqual(['1_a.sql'])
})

it('rolls back a failed migration, and keeps the one before it', async () => {
  const { pool, folder } = await fresh({
    '1_a.sql': 'create table a ()',
    '2_b.sql': 'create table b (); select 1 / 0',
  })
  await expect(migrate(pool, folder)).rejects.toThrow('The migration 2_b.sql failed')
  const { rows } = await pool.query(`select to_regclass('a') as a, to_regclass('b') as b`)
  expect(rows).toEqual([{ a: 'a', b: null }])
})

it('rejects a database with an unknown migration', async () => {
  const { pool, folder } = await fresh({ '1_a.sql': 'create table a ()' })
  await migrate(pool, folder)
  await pool.query(`insert into migration (name, checksum) values ('9_z.sql', '')`)
  await expect(migrate(pool, folder)).rejects.toThrow('The database is newer than this Vitrine')
})

it('rejects a migration that was edited after it was applied', async () => {
  const { pool, folder, write } = await fresh({ '1_a.sql': 'create table a ()' })
  await migrate(pool, folder)
  write('1_a.sql', 'create table a ()\r\n')
  await expect(migrate(pool, folder)).rejects.toThrow('The migration 1_a.sql was edited')
})
