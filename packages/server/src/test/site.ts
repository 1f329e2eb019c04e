import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../app.ts'
import type { Judges } from '../identity/captcha/index.ts'
import { testFetch } from './fetch.ts'
import { folderStore } from '../platform/files/folder-store.ts'
import { addSite, type NewSite } from '../identity/sites/index.ts'
import { testDatabase, untilHeard } from './database.ts'
import { testProduct, type TestProduct } from './product.ts'
import { mainMenu, publishNow } from './publish.ts'

let serial = 0

/** Google's, without the encryption that stand-ins do not speak. */
export const TEST_JUDGES: Judges = {
  classic: 'http://www.google.com',
  enterprise: 'http://recaptchaenterprise.googleapis.com',
}

let shared: Promise<FastifyInstance> | undefined

const dataDir = inject('dataDir')
const files = folderStore(join(dataDir, 'files'))

/** One app for the worker: sites do not see each other, so it has nothing to clean. */
async function testApp(): Promise<FastifyInstance> {
  return (shared ??= testDatabase().then(({ db, pool, changes }) =>
    buildApp({
      db,
      pool,
      changes,
      files,
      fetch: testFetch,
      judges: TEST_JUDGES,
      production: false,
      logLevel: 'silent',
      rateLimitScale: 1_000,
    }),
  ))
}

export interface TestSite extends Partial<NewSite> {
  /** The lines of its main menu. */
  readonly navigation?: readonly { readonly title: string; readonly url: string }[]
}

/**
 * A fresh site on the worker's one database. Everything in Vitrine is scoped to a site, so tests
 * need no cleaning up between them - and a query that forgets its site fails here first.
 */
export async function testSite({ navigation, ...given }: TestSite = {}) {
  const { db, pool } = await testDatabase()
  const app = await testApp()
  const identifier = `site-${process.pid}-${++serial}`
  const host = `${identifier}.test`
  const site = await addSite(db, { identifier, title: 'Test shop', hosts: [host], ...given })
  if (navigation) await publishNow(db, site.id, { kind: 'navigation', body: mainMenu(navigation) })
  const product = (asked?: TestProduct) => testProduct(db, site.id, asked)
  const browser = () => new TestBrowser(app, host)
  return { db, pool, app, files, dataDir, site, host, product, browser }
}

export interface TestReply {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Parsed when it is JSON, text otherwise. */
  readonly body: unknown
  readonly text: string
}

/**
 * Keeps cookies as a browser does, and sends the crumb as our scripts do. What is read is read when
 * every change made before it has been heard: pages and sites are kept until then.
 */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #host: string

  constructor(app: FastifyInstance, host: string) {
    this.#app = app
    this.#host = host
  }

  /** The same browser, at another host: cookies go with it, as a thief would carry them. */
  at(host: string): TestBrowser {
    const other = new TestBrowser(this.#app, host)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  copy(): TestBrowser {
    return this.at(this.#host)
  }

  /** A script's call, with JSON; repeats once with a fresh crumb, as the storefront does. */
  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestReply> {
    const first = await this.send(method, url, body, headers)
    const failed = first.body as { readonly crumbFail?: boolean } | null
    return failed?.crumbFail ? this.send(method, url, body, headers) : first
  }

  /** The same without the repeat. */
  async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
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

  /** A page, or a native form sent without JavaScript, as a browser with the page open would. */
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
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
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
    if (request.method === 'GET') await untilHeard()
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
