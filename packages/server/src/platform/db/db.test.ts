import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { createGate } from '../../test/gate.ts'
import { connect } from './db.ts'

it('handles a connection that is lost in a transaction, and opens another', async () => {
  const { url, pool: others } = await testDatabase()
  const { db, pool } = connect(url)
  const lost = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await others.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    // It has no query in progress, so no query reports its end.
    await others.query('select 1')
    await tx.execute(sql`select 1`)
  })
  await expect(lost).rejects.toThrow()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await pool.end()
})

it('ends although a connection was lost before its transaction started', async () => {
  const { url } = await testDatabase()
  const gate = await createGate(url)
  const { db, pool } = connect(gate.url)
  await db.execute(sql`select 1`)
  pool.once('acquire', () => void gate.shut())
  await expect(db.transaction(async (tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  expect(pool.totalCount).toBe(0)
  await pool.end()
})

it('limits the wait for a connection', async () => {
  const { url } = await testDatabase()
  const { pool } = connect(url, { max: 1, connectionTimeoutMillis: 60_000 })
  const held = await pool.connect()
  pool.options.connectionTimeoutMillis = 100
  await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
  held.release()
  await pool.end()
})

it('names repeated statements, on any connection', async () => {
  const { url } = await testDatabase()
  const { db, pool } = connect(url, { max: 2 })
  const ask = (asked: number) => db.execute(sql`select ${asked}::integer as "asked again"`)
  const named = async () => {
    const text = '%asked again%'
    const { rows } = await pool.query(
      'select name from pg_prepared_statements where statement like $1',
      [text],
    )
    return rows
  }
  for (const asked of [1, 2]) await ask(asked)
  expect(await named()).toEqual([])
  for (const asked of [3, 4]) expect((await ask(asked)).rows).toEqual([{ 'asked again': asked }])
  expect(await named()).toEqual([{ name: 'auto_0' }])
  const both = await Promise.all([ask(5), ask(6)])
  expect(both.map(({ rows }) => rows)).toEqual([[{ 'asked again': 5 }], [{ 'asked again': 6 }]])
  await pool.end()
})

it('limits the number of names', async () => {
  const { url } = await testDatabase()
  const { db, pool } = connect(url, { max: 1 })
  for (let number = 0; number < 520; number += 1)
    for (let times = 0; times < 3; times += 1)
      await db.execute(sql.join([sql.raw(`select ${number} + `), sql`${times}::integer`]))
  const { rows } = await pool.query('select count(*) as names from pg_prepared_statements')
  expect(rows).toEqual([{ names: 500n }])
  await pool.end()
})
