import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { testDatabase } from '../../../test/database.ts'
import { testSite } from '../../../test/site.ts'
import { SECURITY_HEADERS } from '../security-headers.ts'

let app: FastifyInstance

beforeAll(async () => {
  const { db, pool, changes } = await testDatabase()
  const { files } = await testSite()
  app = await buildApp({ db, pool, changes, files, production: true, logLevel: 'silent' })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => app.close())

/** Sends bytes as they are, and reads until the server closes. */
async function exchange(bytes: string) {
  const { port } = app.server.address() as AddressInfo // it listens on a port
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head: head.toLowerCase(), body }
}

it.each([
  ['a line that is no header', 'GET / HTTP/1.1\r\nno header\r\n\r\n', 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a NUL in the address', 'GET /\0 HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: a\r\nHost: a\r\n\r\n', 400],
  ['headers above 16 KB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('responds to %s with a problem, and closes', async (_name, bytes, status) => {
  const { head, body } = await exchange(bytes)
  expect(head).toMatch(new RegExp(`^http/1.1 ${status} `))
  expect(head).toContain('content-type: application/problem+json')
  expect(head).toContain('connection: close')
  for (const name of Object.keys(SECURITY_HEADERS)) expect(head).toContain(`${name}: `)
  expect(JSON.parse(body)).toMatchObject({ status, code: expect.stringMatching(/^http\./) })
})
