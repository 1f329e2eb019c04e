import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { EventStream } from './event-stream.ts'

/** The bytes that wait for a reader before it counts as too slow, with the event that exceeds them. */
const MAX_WAITING = 64 * 1024 + 16 * 1024
const EVENT = { text: 'x'.repeat(8 * 1024) }

/** Opens a stream on a connection of its own, and returns both ends. */
async function openStream() {
  let resolve: (stream: EventStream) => void = () => undefined
  const opened = new Promise<EventStream>((found) => (resolve = found))
  let isDisconnected = false
  const server = createServer((_, reply) => {
    const stream = new EventStream(() => {
      isDisconnected = true
      reply.destroy()
    })
    reply.once('close', () => stream.end())
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.flushHeaders()
    stream.body.pipe(reply)
    resolve(stream)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  const request = get({ host: '127.0.0.1', port, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage] // the arguments of the event
  onTestFinished(() => {
    request.destroy()
    server.close()
  })
  return { stream: await opened, response, isDisconnected: () => isDisconnected }
}

const waitForEvents = () => new Promise((done) => setImmediate(done))

it('disconnects a client that does not read, and stores little for it until then', async () => {
  const { stream, isDisconnected } = await openStream()
  let mostWaiting = 0
  // The buffers of the operating system are a few megabytes.
  for (let sent = 0; sent < 4_000 && !isDisconnected(); sent += 1) {
    stream.send(EVENT)
    mostWaiting = Math.max(mostWaiting, stream.body.readableLength)
    await waitForEvents()
  }
  expect(isDisconnected()).toBe(true)
  expect(mostWaiting).toBeLessThan(MAX_WAITING)
  const waiting = stream.body.readableLength
  stream.send(EVENT)
  expect(stream.body.readableLength).toBe(waiting)
})

it('sends everything to a client that reads', async () => {
  const { stream, response, isDisconnected } = await openStream()
  let received = 0
  response.on('data', (chunk: Buffer) => (received += chunk.length))
  const count = 200
  for (let sent = 0; sent < count; sent += 1) {
    stream.send(EVENT)
    await waitForEvents()
  }
  stream.end()
  await once(response, 'end')
  expect(isDisconnected()).toBe(false)
  expect(received).toBe(count * `data: ${JSON.stringify(EVENT)}\n\n`.length)
})
