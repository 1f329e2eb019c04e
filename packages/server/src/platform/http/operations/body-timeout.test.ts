import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ResponseCache } from '../response-cache.ts'
import { MULTIPART, readMultipart } from '../multipart.ts'
import { handleClientError } from './client-error.ts'

const BOUNDARY = 'kiln'
const HEAD = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`
const FOOT = `\r\n--${BOUNDARY}--\r\n`
const PIECE = 'x'.repeat(1_000)

let app: FastifyInstance
/** Resolves when the headers of a request are there. */
let asked: Promise<void>
/** Resolves when its file is read. */
let read: Promise<IncomingMessage>
/** Resolves while a long response is in progress, to the function that ends it. */
let working: Promise<() => void>

/** Only the clock is not real: the server, the connection and the client are. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  app = fastify({
    serverFactory: (handler) => new ResponseCache(false).createServer(handler),
    clientErrorHandler: handleClientError,
  })
  app.addContentTypeParser(MULTIPART, (_request, payload, done) => done(null, payload))
  asked = new Promise((done) => {
    app.addHook('onRequest', async () => done())
  })
  let isRead: (request: IncomingMessage) => void
  read = new Promise((done) => {
    isRead = done
  })
  app.post('/file', async (request) => {
    const reading = readMultipart(request, { bodyLimit: 20_000_000 })
    isRead(request.raw)
    const { file } = await reading
    return { bytes: file instanceof File ? file.size : -1 }
  })
  app.post('/words', async () => ({}))
  working = new Promise((begun) => {
    app.post('/long', () => new Promise((answer) => begun(() => answer({}))))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

async function client(path: string, type: string, length: number): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo // it listens on a port
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  return socket
}

/** Begins to send a file in so many pieces. */
async function sending(pieces: number) {
  const length = HEAD.length + PIECE.length * pieces + FOOT.length
  const socket = await client('/file', `${MULTIPART}; boundary=${BOUNDARY}`, length)
  const request = await read
  const send = async (words: string) => {
    const arrived = once(request, 'data')
    socket.write(words)
    await arrived
  }
  await send(HEAD)
  return { answer: text(socket), send }
}

it('waits for a file as long as bytes arrive', async () => {
  const { answer, send } = await sending(20)
  for (let piece = 0; piece < 20; piece += 1) {
    vi.advanceTimersByTime(29_000)
    await send(PIECE)
  }
  vi.advanceTimersByTime(29_000)
  await send(FOOT)
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*\{"bytes":20000\}/)
})

it('disconnects an upload that stalls', async () => {
  const { answer, send } = await sending(20)
  await send(PIECE)
  vi.advanceTimersByTime(30_000)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*"http\.tooSlow"/)
})

it('disconnects an endless upload', async () => {
  const { answer, send } = await sending(1_000)
  for (let waited = 0; waited < 60 * 60_000; waited += 29_000) {
    await send(PIECE)
    vi.advanceTimersByTime(29_000)
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
})

it('limits other bodies to half a minute', async () => {
  const socket = await client('/words', 'application/json', 1_000)
  const answer = text(socket)
  await asked
  socket.write('{"words":"')
  vi.advanceTimersByTime(29_000)
  socket.write('slow')
  vi.advanceTimersByTime(1_000)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*"http\.tooSlow"/)
})

it('does not limit the work on a body that has arrived', async () => {
  const socket = await client('/long', 'application/json', 2)
  const answer = text(socket)
  socket.write('{}')
  const end = await working
  vi.advanceTimersByTime(60_000)
  end()
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
})
