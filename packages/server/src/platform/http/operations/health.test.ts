import { expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { connect } from '../../db/db.ts'
import { newDatabase, testDatabase } from '../../../test/database.ts'
import { testSite } from '../../../test/site.ts'

async function appOn(
  database: Pick<ReturnType<typeof connect>, 'db' | 'pool'>,
  disk: { readonly dataDir?: string; readonly minFreeBytes?: number } = {},
) {
  const { changes } = await testDatabase()
  const { files } = await testSite()
  return buildApp({ ...database, ...disk, changes, files, production: true, logLevel: 'silent' })
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

it('is not ready without a site, and says what to do', async () => {
  const database = connect(await newDatabase())
  const app = await appOn(database)
  const reply = await app.inject('/readyz')
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({
    code: 'http.noSite',
    detail: expect.stringContaining('no site'),
  })
  await app.close()
  await database.pool.end()
})

it('is not ready while the disk of the data folder is full, and says so', async () => {
  const { db, pool } = await testDatabase()
  const { dataDir } = await testSite()
  const withFree = async (minFreeBytes: number) => {
    const app = await appOn({ db, pool }, { dataDir, minFreeBytes })
    const reply = await app.inject('/readyz')
    await app.close()
    return reply
  }
  expect((await withFree(1)).statusCode).toBe(200)
  const full = await withFree(Number.MAX_VALUE)
  expect(full.statusCode).toBe(503)
  expect(full.json()).toMatchObject({ code: 'http.diskFull' })
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
