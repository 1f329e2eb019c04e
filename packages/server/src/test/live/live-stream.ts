import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type LiveEvent, liveEventSchema, type Session } from '@vitrine/contract'
import type { Role } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { createSignInLink, createStaffMember } from '../../identity/accounts/index.ts'
import { TestBrowser } from '../site.ts'

interface Shop {
  readonly db: Parameters<typeof createStaffMember>[0]
  readonly site: { readonly id: string }
  readonly app: FastifyInstance
  readonly host: string
}

/** A stream of events in a test. */
export interface TestStream {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Resolves to the next event that fits, or to undefined if the stream ends. */
  readonly find: (fits: (event: LiveEvent) => boolean) => Promise<LiveEvent | undefined>
  readonly close: () => void
}

/** Signs in a staff member whose browser can open streams, also at another process. */
export async function signInWindow(shop: Shop, role: Role = 'admin') {
  const email = `${role}-${Math.random()}@example.com`
  const { id } = await createStaffMember(shop.db, shop.site.id, { email, role })
  const token = await createSignInLink(shop.db, shop.site.id, id)
  const browser = new TestBrowser(shop.app, shop.host)
  const { body } = await browser.call('POST', '/api/studio/session/link', { token })
  const { crumb } = body as Session
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, given?: object) =>
    browser.send(method, `/api/studio${path}`, given, { 'x-csrf-token': crumb })
  const open = (documentId: string, windowId = 'one', app = shop.app) =>
    openTestStream({ app, host: shop.host, browser }, { documentId, windowId })
  return { id, email, browser, call, open }
}

/** Opens a stream of events on a connection of its own, as `EventSource` does. */
export async function openTestStream(
  at: {
    readonly app: FastifyInstance
    readonly host: string
    readonly browser: Pick<TestBrowser, 'cookies'>
  },
  query: Readonly<Record<string, string>>,
): Promise<TestStream> {
  const cookie = [...at.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = get({
    host: '127.0.0.1',
    port: await findPort(at.app),
    path: `/api/studio/stream?${new URLSearchParams(query).toString()}`,
    headers: { host: at.host, cookie },
    agent: false,
  })
  const [reply] = (await once(request, 'response')) as [IncomingMessage] // the arguments of the event
  const events = readEvents(reply)
  const find = async (fits: (event: LiveEvent) => boolean) => {
    for (;;) {
      const next = await events.next()
      if (next.done === true || fits(next.value)) return next.value
    }
  }
  const { statusCode: status = 0, headers } = reply
  return { status, headers, find, close: () => void request.destroy() }
}

/** Listens on a free port, once for each app, without keeping the process alive. */
async function findPort(app: FastifyInstance): Promise<number> {
  const { server } = app
  if (!server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  server.unref()
  return (server.address() as AddressInfo).port // it listens on a port
}

async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<LiveEvent, undefined> {
  let text = ''
  for await (const chunk of body) {
    text += new TextDecoder().decode(chunk)
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts)
      if (part.startsWith('data: ')) yield liveEventSchema.parse(JSON.parse(part.slice(6)))
  }
  return undefined
}

/** Returns whether an event names exactly these staff members. */
export function names(...emails: readonly string[]) {
  return (event: LiveEvent) =>
    event.kind === 'people' &&
    event.people.map(({ email }) => email).join() === emails.toSorted().join()
}
