import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { connect } from '../db/db.ts'
import { testDatabase } from '../../test/database.ts'
import { testSite } from '../../test/site.ts'

async function appOn(database: Pick<ReturnType<typeof connect>, 'db' | 'pool'>) {
  const { changes } = await testDatabase()
  const { files } = await testSite()
  return buildApp({ ...database, changes, files, production: true, logLevel: 'silent' })
}

it.each(['/healthz', '/readyz'])('serves %s without a site', async (url) => {
  const { app } = await testSite()
  const reply = await app.inject({ url, headers: { host: 'nobody.test' } })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
})

it('is up but not ready while the database does not respond', async () => {
  const database = connect('postgres://nobody@127.0.0.1:1/none')
  const app = await appOn(database)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const reply = await app.inject('/readyz')
  expect(reply).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  await app.close()
  await database.pool.end()
})

it('is not ready once it stops, and serves remaining requests', async () => {
  const { db, pool } = await testDatabase()
  const app = await appOn({ db, pool })
  const seen: number[] = []
  app.addHook('preClose', async () => {
    for (const path of ['/readyz', '/healthz']) seen.push((await fetch(`${url}${path}`)).status)
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await app.close()
  expect(seen).toEqual([503, 200])
})
