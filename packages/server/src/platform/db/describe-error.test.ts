import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { describeError } from './describe-error.ts'

it('tells an operator why a query was rejected, without its SQL and parameters', async () => {
  const { db } = await testDatabase()
  const secret = 'ada@example.com'
  const thrown = await db.execute(sql`select ${secret}::integer`).catch((error: unknown) => error)
  expect(String(thrown)).toContain('select $1')
  const text = describeError(thrown)
  expect(text).toMatch(/^The database rejected the command: /)
  expect(text).not.toMatch(/select|params/)
  expect(describeError(new Error('Set PORT.'))).toBe('Set PORT.')
})
