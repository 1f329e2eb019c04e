import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { columns, contents } from './contents.ts'

const COLUMNS = `
  select relname as table, attname as column
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
    and not attisdropped and relname <> 'migration'
`

it('says of every table what an archive does with it', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ table: string; column: string }>(COLUMNS)
  const tables = new Set(rows.map(({ table }) => table))
  expect([...tables].filter((table) => !Object.hasOwn(contents, table))).toEqual([])
  const unknown = rows.filter(({ table, column }) => columns[table]?.includes(column) === false)
  expect(unknown).toEqual([])
})

it('says in the guide what is in no archive', () => {
  const guide = readFileSync(
    new URL('../../../../../docs/guide/archive.md', import.meta.url),
    'utf8',
  )
  const reasons = Object.values(contents).flatMap((each) =>
    typeof each === 'string' ? [] : [each.left],
  )
  for (const reason of new Set(reasons)) expect(guide.toLowerCase()).toContain(reason)
})
