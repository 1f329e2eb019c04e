import { request as open } from 'node:http'
import pg from 'pg'
import { afterAll, afterEach, expect, it } from 'vitest'
import type { Config } from './config.ts'
import { startServer } from './main.ts'
import { newDatabase } from './test/database.ts'
import { emptyFolder } from './test/folder.ts'
import { gateBefore } from './test/gate.ts'

const folder = emptyFolder()
afterAll(folder.remove)
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

async function start(databaseUrl: string) {
  const config: Config = {
    databaseUrl,
    port: 0,
    host: '127.0.0.1',
    dataDir: folder.path,
    publicUrl: undefined,
    trustProxy: undefined,
    rateLimitScale: 1,
    logLevel: 'silent',
    production: true,
  }
  return startServer(config, { empty: true, say: () => undefined })
}

const get = (url: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const call = open(new URL(path, url), { agent: false }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode))
    })
    call.on('error', reject).end()
  })

it('answers what is under way when it is stopped, and nothing after', async () => {
  const databaseUrl = await newDatabase()
  const { url, stop } = await start(databaseUrl)
  const other = new pg.Client({ connectionString: databaseUrl })
  await other.connect()
  cleanUp.push(() => other.end())
  await other.query('begin; lock table site in access exclusive mode')
  const underWay = get(url, '/api/commerce/shopping-cart')
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await other.query(waits)).rowCount).toBeGreaterThan(0)

  const stopped = stop()
  await other.query('rollback')
  expect(await underWay).toBe(200)
  await stopped
  await expect(get(url, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('can be stopped while the database is gone', async () => {
  const gate = await gateBefore(await newDatabase())
  const { url, stop } = await start(gate.url)
  expect(await get(url, '/healthz')).toBe(200)
  await gate.shut()
  expect(await get(url, '/api/commerce/shopping-cart')).toBe(503)
  await stop().catch(() => undefined)
  await expect(get(url, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
