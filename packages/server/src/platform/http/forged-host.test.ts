import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { testSite } from '../../test/site.ts'
import { ResponseCache } from './response-cache.ts'

async function shopBehind(options: { readonly trustProxy?: string; readonly publicUrl?: string }) {
  const shop = await testSite()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: true, logLevel: 'silent' }
  const app = await buildApp({ ...ports, ...options })
  onTestFinished(() => app.close())
  return { ...shop, app }
}

const CART = '/api/commerce/shopping-cart'

it.each(['javascript', 'data', 'ftp', ''])(
  'rejects the scheme %j of a trusted proxy: links begin with it',
  async (scheme) => {
    const { app, host } = await shopBehind({ trustProxy: '127.0.0.1' })
    const ask = (proto: string) =>
      app.inject({ url: '/', headers: { host, 'x-forwarded-proto': proto } })
    const forged = await ask(`${scheme}:`)
    expect(forged.statusCode).toBe(421)
    expect((await ask('https')).statusCode).not.toBe(421)
  },
)

it('knows its own port, that of PUBLIC_URL and that of the scheme, and no other one', async () => {
  const { app, host } = await shopBehind({ publicUrl: 'https://shop.example:8443' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // it listens on a port
  const statusAt = (name: string) => ask(app, name)
  for (const own of ['', ':80', ':8443', `:${port}`])
    expect(await statusAt(`${host}${own}`), own).toBe(200)
  for (const foreign of [':443', ':8080', `:${port + 1}`, ':0'])
    expect(await statusAt(`${host}${foreign}`), foreign).toBe(421)
  expect(await statusAt(`localhost:${port + 1}`)).toBe(421)
})

async function ask(app: FastifyInstance, host: string): Promise<number> {
  const { port } = app.server.address() as AddressInfo // it listens on a port
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET ${CART} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  return Number((await text(socket)).slice(9, 12))
}

it('disconnects slow headers within ten seconds, whenever they began', () => {
  const server = new ResponseCache(false).createServer(() => undefined)
  // Node ends a connection at the first check after the time limit.
  const interval: unknown = Reflect.get(server, 'connectionsCheckingInterval')
  expect(server.headersTimeout + Number(interval)).toBeLessThanOrEqual(10_000)
})
