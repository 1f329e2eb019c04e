import { once } from 'node:events'
import { request as open } from 'node:http'
import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, expect, it } from 'vitest'
import type { Config } from './platform/config/config.ts'
import { connect } from './platform/db/db.ts'
import { startServer } from './main.ts'
import { createSite } from './identity/sites/index.ts'
import { newDatabase } from './test/database.ts'
import { emptyFolder } from './test/folder.ts'
import { createGate } from './test/gate.ts'
import { query } from './test/test-server.ts'

const folder = emptyFolder()
afterAll(folder.remove)
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

async function start(databaseUrl: string, overrides: Partial<Config> = {}) {
  const lines: string[] = []
  const config: Config = {
    databaseUrl,
    port: 0,
    host: '127.0.0.1',
    dataDir: folder.path,
    runsPageScripts: false,
    imageCacheBytes: 1_000_000,
    s3: undefined,
    backupS3: undefined,
    paypalApiUrl: undefined,
    stripeApiUrl: undefined,
    webhookHosts: [],
    dnsServers: [],
    serverAddresses: [],
    countryRanges: undefined,
    dataCenterRanges: undefined,
    smtp: undefined,
    publicUrl: undefined,
    trustProxy: undefined,
    rateLimitScale: 1,
    logLevel: 'silent',
    production: true,
    ...overrides,
  }
  const server = await startServer(config, { empty: true, print: (line) => void lines.push(line) })
  return { ...server, lines }
}

const get = (url: string, path: string, host?: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = host === undefined ? {} : { host }
    const call = open(new URL(path, url), { agent: false, headers }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode))
    })
    call.on('error', reject).end()
  })

it('completes running requests when it is stopped, and accepts no others', async () => {
  const databaseUrl = await newDatabase()
  const { url, stop } = await start(databaseUrl)
  const other = new pg.Client({ connectionString: databaseUrl })
  await other.connect()
  cleanUp.push(() => other.end())
  await other.query('begin; lock table site in access exclusive mode')
  // The visitor's request, not a task of the server itself. Queries about waiting in one transaction always
  // return the first result.
  const waits = `select 1 from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query like '%site_is_locked%' and pid <> pg_backend_pid()`
  const stopMeanwhile = async () => {
    await expect.poll(() => query(databaseUrl, waits)).toHaveLength(1)
    await Promise.all([stop(), other.query('rollback')])
  }
  const underWay = get(url, '/api/commerce/shopping-cart')
  expect(await Promise.all([underWay, stopMeanwhile()])).toEqual([200, undefined])
  await expect(get(url, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('can be stopped while the database is gone', async () => {
  const gate = await createGate(await newDatabase())
  const { url, stop } = await start(gate.url)
  expect(await get(url, '/healthz')).toBe(200)
  await gate.shut()
  expect(await get(url, '/api/commerce/shopping-cart')).toBe(503)
  await stop().catch(() => undefined)
  await expect(get(url, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

it('uses the next free port and prints it, unless PORT is set', async () => {
  const databaseUrl = await newDatabase()
  const first = await start(databaseUrl)
  cleanUp.push(first.stop)
  const taken = Number(new URL(first.url).port)
  await expect(start(databaseUrl, { port: taken })).rejects.toThrow(`Port ${taken} is in use`)

  const blocker = createServer().unref()
  // The port may be in use already.
  const settled = Promise.race([once(blocker, 'listening'), once(blocker, 'error')])
  blocker.listen(3000, '127.0.0.1')
  await settled.catch(() => undefined)
  cleanUp.push(() => blocker.close())
  const second = await start(databaseUrl, { port: undefined })
  cleanUp.push(second.stop)
  const { port } = new URL(second.url)
  expect(second.lines).toContain(`  Port 3000 is in use. Using port ${port}.`)
})

it('serves the first site at every private host and at no other host, also beside a second one', async () => {
  const databaseUrl = await newDatabase()
  const { url, stop } = await start(databaseUrl)
  cleanUp.push(stop)
  const statusAt = (host: string) => get(url, '/cart', host)
  const { port } = new URL(url)
  const own = ['localhost', `shop.localhost:${port}`, '10.1.2.3', '192.168.0.9', '[::1]:80']
  const foreign = ['shop.example', '8.8.8.8', '172.32.0.1', 'localhost.example']
  const assertStatuses = async () => {
    for (const host of own) expect(await statusAt(host), host).toBe(200)
    for (const host of foreign) expect(await statusAt(host), host).toBe(421)
  }
  await assertStatuses()

  const { db, pool } = connect(databaseUrl)
  cleanUp.push(() => pool.end())
  await createSite(db, { identifier: 'second', title: 'Second', hosts: ['second.test'] })
  await expect.poll(() => statusAt('second.test')).toBe(200)
  await assertStatuses()
})

it('explains why a database cannot be used', async () => {
  const unreachable = 'postgres://nobody@127.0.0.1:1/nothing'
  await expect(start(unreachable)).rejects.toThrow(
    'Vitrine cannot use the database at DATABASE_URL: ',
  )
})

it('prints how to let an owner administer the installation while none does', async () => {
  const databaseUrl = await newDatabase()
  const hint = expect.stringContaining('npx vitrine users administer EMAIL yes')
  const first = await start(databaseUrl)
  await first.stop()
  expect(first.lines).not.toContainEqual(hint)
  await query(databaseUrl, 'update member set administers_installation = false')
  const second = await start(databaseUrl)
  await second.stop()
  expect(second.lines).toContainEqual(hint)
})
