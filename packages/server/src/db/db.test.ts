import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '../test/database.ts'
import { connect } from './db.ts'

it('outlives a connection that is lost in a transaction, and takes another', async () => {
  const { url, pool: others } = await testDatabase()
  const { db, pool } = connect(url)
  const lost = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await others.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    // Nothing is asked of it now: its end is heard by nobody who waits for an answer.
    await others.query('select 1')
    await tx.execute(sql`select 1`)
  })
  await expect(lost).rejects.toThrow()
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await pool.end()
})

it('does not wait for ever for a connection', async () => {
  const { url } = await testDatabase()
  const { pool } = connect(url, { max: 1, connectionTimeoutMillis: 1_000 })
  const held = await pool.connect()
  await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
  held.release()
  await pool.end()
})
