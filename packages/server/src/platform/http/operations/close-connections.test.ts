import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { closeConnectionsOnStop } from './close-connections.ts'

it('stops as soon as the running requests have a response', async () => {
  const steps = new EventEmitter()
  const app = fastify({
    serverFactory: (handler) => createServer({ keepAliveTimeout: 72_000 }, handler),
  })
  closeConnectionsOnStop(app)
  app.get('/', async () => {
    steps.emit('begun')
    await once(steps, 'stopping')
    return 'complete'
  })
  app.addHook('preClose', async () => void setImmediate(() => steps.emit('stopping')))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const begun = once(steps, 'begun')
  const response = fetch(url)
  await begun
  await app.close()
  expect(await (await response).text()).toBe('complete')
})
