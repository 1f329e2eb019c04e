import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { testDatabase } from './database.ts'
import { loadDeclaredTables } from './declared-tables.ts'

const COLUMNS = `
  select relname as table, attname as column, replace(format_type(atttypid, atttypmod), 'character(', 'char(') as type,
         attnotnull as required
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0
    and not attisdropped and relname <> 'migration'
`

it('describes the columns of the migrations in tables.ts', async () => {
  const { pool } = await testDatabase()
  const { rows: made } = await pool.query(COLUMNS)

  const tables = (await loadDeclaredTables()).map(getTableConfig)
  const described = tables.flatMap(({ name, columns }) =>
    columns.map((column) => ({
      table: name,
      column: column.name,
      type: column.getSQLType(),
      required: column.notNull,
    })),
  )
  const sorted = (columns: object[]) => columns.map((column) => JSON.stringify(column)).toSorted()
  expect(sorted(described)).toEqual(sorted(made))
})

it('scopes every table to a site, in its key', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query(`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'p' and connamespace = 'public'::regnamespace
      and conrelid not in ('site'::regclass, 'migration'::regclass)
      and not exists (
        select from pg_attribute
        where attrelid = conrelid and attnum = conkey[1] and attname = 'site_id'
      )
  `)
  expect(rows).toEqual([])
})

it('numbers nothing that is named by its id', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query(`
    select attrelid::regclass::text as table from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      and attname = 'id' and not attisdropped
      and (attidentity <> '' or format_type(atttypid, atttypmod) in ('smallint', 'integer', 'bigint'))
  `)
  expect(rows).toEqual([])
  const { rows: sequences } = await pool.query(
    `select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  )
  expect(sequences).toEqual([])
})

it('carries the site in every foreign key, so that no row refers to one of another site', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query(`
    select conrelid::regclass::text as table, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_attribute own join pg_attribute other on other.attrelid = confrelid
      where own.attrelid = conrelid and own.attname = 'site_id' and own.attnum = any(conkey)
        and other.attname = case when confrelid = 'site'::regclass then 'id' else 'site_id' end
        and other.attnum = confkey[array_position(conkey, own.attnum)]
    )
  `)
  expect(rows).toEqual([])
})

it('lets a site be deleted with every row of it, in any order', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query(`
    with recursive own as (
      select 'site'::regclass::oid as relation
      union select conrelid from pg_constraint join own on confrelid = relation
      where contype = 'f' and confdeltype = 'c'
    )
    select conrelid::regclass::text as table, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and (conrelid not in (select relation from own) or (confdeltype = 'a' and not condeferrable))
  `)
  expect(rows).toEqual([])
})
