import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ResponseCache } from '../response-cache.ts'
import { createMultipartParser, MULTIPART, pipeMultipart, readMultipart } from '../multipart.ts'
import { handleErrors } from '../problem.ts'
import { VISITOR_PACE } from './body-timeout.ts'
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
  handleErrors(app)
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
  // Waits for an upload as slowly as visitors may send it.
  app.post('/form', async (request) => {
    const reader = createMultipartParser(request.headers, {})
    if (!reader || !(request.body instanceof Readable)) throw new Error('no form')
    let bytes = 0
    reader.on('file', (_name, file) => file.on('data', (chunk: Buffer) => (bytes += chunk.length)))
    isRead(request.raw)
    const rules = { reader, maxBytes: 200_000_000, pace: VISITOR_PACE }
    await pipeMultipart(request, request.body, rules)
    return { bytes }
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
async function sending(pieces: number, { path = '/file', piece = PIECE } = {}) {
  const length = HEAD.length + piece.length * pieces + FOOT.length
  const socket = await client(path, `${MULTIPART}; boundary=${BOUNDARY}`, length)
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

it('lets visitors send files slowly, and tells them when it is too slow', async () => {
  const piece = 'x'.repeat(60_000)
  const slow = await sending(2_000, { path: '/form', piece })
  // Three pieces in half a minute are fast enough, two are not.
  for (let sent = 0; sent < 9; sent += 1) {
    await slow.send(piece)
    vi.advanceTimersByTime(10_000)
  }
  for (let sent = 0; sent < 2; sent += 1) {
    await slow.send(piece)
    vi.advanceTimersByTime(15_000)
  }
  expect(await slow.answer).toMatch(
    /^HTTP\/1\.1 408 [^]*connection: close[^]*"http\.tooSlow"[^]*took too long to arrive/,
  )
})

it('gives visitors a quarter of an hour for an upload', async () => {
  const piece = 'x'.repeat(60_000)
  const steady = await sending(2_000, { path: '/form', piece })
  for (let waited = 0; waited < 15 * 60_000; waited += 10_000) {
    await steady.send(piece)
    vi.advanceTimersByTime(10_000)
  }
  expect(await steady.answer).toMatch(/^HTTP\/1\.1 408 /)
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
