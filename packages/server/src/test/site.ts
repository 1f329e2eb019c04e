import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { type ComposedServer, composeServer } from '../app.ts'
import { testFetch } from './fetch.ts'
import { createFolderStore } from '../platform/files/folder-store.ts'
import { createSite, type NewSite } from '../identity/sites/index.ts'
import { testDatabase, waitForChanges } from './database.ts'
import { readEmails } from './emails.ts'
import { testProduct, type TestProduct } from './product.ts'
import { mainMenu, publishNow } from './publish.ts'

let serial = 0

let shared: Promise<ComposedServer> | undefined

const dataDir = inject('dataDir')
const files = createFolderStore(join(dataDir, 'files'))

/** Returns the one app of the worker: sites are isolated, so there is nothing to clean up. */
async function testServer(): Promise<ComposedServer> {
  return (shared ??= testDatabase().then(({ db, pool, changes }) =>
    composeServer({
      db,
      pool,
      changes,
      files,
      fetch: testFetch,
      production: false,
      logLevel: 'silent',
      rateLimitScale: 1_000,
    }),
  ))
}

export interface TestSite extends Partial<NewSite> {
  /** The entries of the main menu. */
  readonly navigation?: readonly { readonly title: string; readonly url: string }[]
}

/**
 * Creates a site in the worker's database. All data is scoped to a site, so tests need no cleanup - and a
 * query without its site fails here first.
 */
export async function testSite({ navigation, ...given }: TestSite = {}) {
  const { db, pool } = await testDatabase()
  const { http, assets, email } = await testServer()
  const { app } = http
  const identifier = `site-${process.pid}-${++serial}`
  const host = `${identifier}.test`
  const site = await createSite(db, {
    identifier,
    title: 'Test shop',
    hosts: [host],
    testPayments: true,
    ...given,
  })
  if (navigation) await publishNow(db, site.id, { kind: 'navigation', body: mainMenu(navigation) })
  const product = (asked?: TestProduct) => testProduct(db, site.id, asked)
  const browser = () => new TestBrowser(app, host)
  const emails = () => readEmails({ db, siteId: site.id, email })
  return {
    db,
    pool,
    app,
    http,
    assets,
    email,
    emails,
    files,
    dataDir,
    site,
    host,
    product,
    browser,
  }
}

export interface TestReply {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** The body, parsed if it is JSON. */
  readonly body: unknown
  readonly text: string
}

/**
 * A browser that stores cookies, and sends the crumb as our scripts do. Before it reads, it waits for the
 * notifications of earlier changes, as pages and sites are cached until then.
 */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #host: string

  constructor(app: FastifyInstance, host: string) {
    this.#app = app
    this.#host = host
  }

  /** Returns the browser at another host, with its cookies, as a thief would carry them. */
  at(host: string): TestBrowser {
    const other = new TestBrowser(this.#app, host)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  copy(): TestBrowser {
    return this.at(this.#host)
  }

  /** Sends a call with JSON; repeats it once with a fresh crumb, as the storefront does. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestReply> {
    const first = await this.send(method, url, body, headers)
    const failed = first.body as { readonly crumbFail?: boolean } | null
    return failed?.crumbFail ? this.send(method, url, body, headers) : first
  }

  /** Sends a call without the repeat. */
  async send(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestReply> {
    const crumb = this.cookies.get('crumb')
    return this.#inject({
      method,
      url,
      headers: { ...(crumb ? { 'x-csrf-token': crumb } : {}), ...headers },
      ...(body ? { payload: body } : {}),
    })
  }

  /** Submits a native form, as a browser without JavaScript does. */
  async submit(url: string, fields: Readonly<Record<string, string>>): Promise<TestReply> {
    return this.#inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
      },
      payload: new URLSearchParams(fields).toString(),
    })
  }

  async visit(url: string): Promise<TestReply> {
    return this.#inject({ method: 'GET', url, headers: { accept: 'text/html' } })
  }

  async #inject(request: {
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    url: string
    headers: Record<string, string>
    payload?: string | object
  }): Promise<TestReply> {
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      host: this.#host,
      ...request.headers,
      ...(cookies ? { cookie: cookies } : {}),
    }
    if (request.method === 'GET') await waitForChanges()
    const reply = await this.#app.inject({ ...request, headers })
    for (const { name, value, maxAge, expires } of reply.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now())
      if (isGone) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const isJson = String(reply.headers['content-type']).includes('json')
    const body: unknown = isJson ? JSON.parse(reply.payload) : reply.payload
    return { status: reply.statusCode, headers: reply.headers, body, text: reply.payload }
  }
}
