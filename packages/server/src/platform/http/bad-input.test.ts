import { routes } from '@vitrine/contract'
import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { testSite } from '../../test/site.ts'

const SESSION = '/api/studio/session'

/** A request that any client can send, and its response. */
async function send(request: {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}) {
  const { app, host } = await testSite()
  const reply = await app.inject({ ...request, headers: { host, ...request.headers } })
  return { status: reply.statusCode, headers: reply.headers, text: reply.payload }
}

/** Every refusal: a problem that says what a visitor may read, and nothing of how the server is made. */
function expectProblem(reply: Awaited<ReturnType<typeof send>>, status: number) {
  expect(reply.status).toBe(status)
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(reply.headers['cache-control']).toBe('no-store')
  const problem: unknown = JSON.parse(reply.text)
  expect(problem).toMatchObject({
    type: expect.stringMatching(/^urn:vitrine:error:\w+\.\w+$/),
    title: expect.any(String),
    status,
    code: expect.any(String),
    message: expect.any(String),
  })
  expect(reply.text).not.toMatch(/node_modules|\.ts:|\bat \w+ \(|select |insert |FST_/i)
}

const json = { 'content-type': 'application/json' }

it.each([
  ['an open object', '{"email":'],
  ['nothing at all', ''],
  ['two values', '{}{}'],
  ['no JSON', 'email=a'],
  ['a byte that is no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['a list', '[]'],
  ['a number', '1'],
  ['null', 'null'],
  ['text', '"text"'],
  ['the wrong types', '{"email":1,"password":[]}'],
  ['a text too long', JSON.stringify({ email: 'a'.repeat(300), password: '' })],
])('rejects a body that is %s', async (_name, payload) => {
  expectProblem(await send({ method: 'POST', url: SESSION, headers: json, payload }), 400)
})

it.each([
  ['{"email":"a\\u0000b","password":"x"}', 'email', 'Invalid input: the character U+0000'],
  ['{"email":"a","password":"\\ud800"}', 'password', 'Invalid input: an unpaired surrogate'],
  ['{"email":"a","more":[{"b\\u0000":1}]}', 'more.0', /U\+0000 in a name$/],
])('names the path of a NUL or a lone surrogate in %s', async (payload, path, message) => {
  const reply = await send({ method: 'POST', url: SESSION, headers: json, payload })
  expectProblem(reply, 400)
  expect(JSON.parse(reply.text)).toMatchObject({
    errors: { [path]: typeof message === 'string' ? message : expect.stringMatching(message) },
  })
})

it('names every text that cannot be stored at once, beside the other errors', async () => {
  const payload = '{"email":"a\\u0000b","password":5,"more":["\\ud800","\\u0000"]}'
  const reply = await send({ method: 'POST', url: SESSION, headers: json, payload })
  const { errors } = JSON.parse(reply.text) as { readonly errors: object }
  expect(Object.keys(errors).toSorted()).toEqual(['email', 'more.0', 'more.1', 'password'])
})
it('rejects a deeply nested body', async () => {
  const deep = `{"email":"a","password":"b","more":${'['.repeat(5_000)}${']'.repeat(5_000)}}`
  expectProblem(await send({ method: 'POST', url: SESSION, headers: json, payload: deep }), 400)
})

it('rejects a body above 256 KB', async () => {
  const payload = JSON.stringify({ email: 'a', password: 'b'.repeat(257 * 1024) })
  expectProblem(await send({ method: 'POST', url: SESSION, headers: json, payload }), 413)
})

it.each([
  'text/plain',
  'text/html',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'nonsense',
])('rejects the content type %s instead of JSON', async (type) => {
  const payload = '{"email":"a","password":"b"}'
  const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
  expectProblem(await send({ method: 'POST', url: SESSION, headers, payload }), 415)
})

it('does not let a body reach a prototype', async () => {
  for (const payload of [
    '{"__proto__":{"isAdmin":true},"email":"a","password":"b"}',
    '{"constructor":{"prototype":{"isAdmin":true}},"email":"a","password":"b"}',
  ])
    expectProblem(await send({ method: 'POST', url: SESSION, headers: json, payload }), 401)
  expectProblem(await send({ url: '/api/nowhere?__proto__[isAdmin]=true&__proto__=1' }), 404)
  expect({}).not.toHaveProperty('isAdmin')
})

it('removes the names of prototypes from a body, at any depth, before a handler gets it', async () => {
  const payload =
    '{"a":[{"__proto__":{"isAdmin":true},"b":1}],"__proto__":{"isAdmin":true},' +
    '"c":{"constructor":{"prototype":{"isAdmin":true}},"\\u005f_proto__":{"isAdmin":true}}}'
  const { body } = await receive({ method: 'POST', url: '/received', headers: json, payload })
  expect(JSON.stringify(body)).toBe('{"a":[{"b":1}],"c":{}}')
})

it('passes queries and forms on as flat texts without a prototype', async () => {
  const fields = '__proto__[isAdmin]=true&constructor[prototype][isAdmin]=1&__proto__=1&a=1&a=2'
  const { query, body } = await receive({
    method: 'POST',
    url: `/received?${fields}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: fields,
  })
  for (const received of [query, body]) {
    expect(Object.getPrototypeOf(received)).toBeNull()
    expect(Object.entries(received ?? {})).toEqual([
      ['__proto__[isAdmin]', 'true'],
      ['constructor[prototype][isAdmin]', '1'],
      ['__proto__', '1'],
      ['a', '2'],
    ])
  }
})

/** Sends a request to a server with a route of its own, and returns what its handler gets. */
async function receive(given: InjectOptions) {
  const { db, pool, changes } = await testDatabase()
  const { files, host } = await testSite()
  const app = await buildApp({ db, pool, changes, files, production: true, logLevel: 'silent' })
  let received: { readonly body: unknown; readonly query: unknown } | undefined
  app.post('/received', { config: { access: 'anyone' } }, async ({ body, query }) => {
    received = { body, query }
    return {}
  })
  const reply = await app.inject({ ...given, headers: { ...given.headers, host } })
  expect(reply.statusCode).toBe(200)
  await app.close()
  return { body: received?.body, query: received?.query }
}

it.each([
  '/api/%',
  '/api/%E0%A4%A',
  '/api/%00',
  '/api/commerce/shopping-cart/entries/%00',
  '/api/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  `/api/studio/orders/${'9'.repeat(500)}`,
  "/api/studio/orders/'%20or%201=1--",
])('rejects %s', async (url) => {
  const reply = await send({ url })
  expectProblem(reply, reply.status)
  expect(reply.status).toBeGreaterThanOrEqual(400)
  expect(reply.status).toBeLessThan(500)
})

it.each(['PATCH', 'OPTIONS', 'DELETE'] as const)(
  'names the allowed methods of a path in the response to %s',
  async (method) => {
    const reply = await send({ method, url: '/api/commerce/shopping-cart' })
    expectProblem(reply, 405)
    expect(reply.headers['allow']).toBe('GET, HEAD')
    const page = await send({ method, url: '/cart/entries?x=/cart' })
    expect(page).toMatchObject({ status: 405, headers: { allow: 'POST' } })
    expectProblem(await send({ method, url: '/api/nowhere/at/all' }), 404)
  },
)

it('rejects a query that is too long, repeated, or contains a NUL', async () => {
  const stock = '/api/commerce/inventory/stock/'
  expectProblem(await send({ url: `${stock}?itemId=${'a'.repeat(65)}` }), 400)
  expectProblem(await send({ url: `${stock}?itemId=%00` }), 400)
  expectProblem(await send({ url: stock }), 400)
  expectProblem(await send({ url: `${stock}?itemId=a&itemId=b` }), 404)
})

it('ignores filters, orders and fields that a public call does not name', async () => {
  const shop = await testSite()
  const { id } = await shop.product({
    variants: [{ sku: 'MUG' }, { sku: 'CUP', optionValues: ['b'] }],
  })
  const browser = shop.browser()
  const stock = `/api/commerce/inventory/stock/?itemId=${id}`
  const named = await browser.call('GET', stock)
  const more = '&fields=*&select=sku&filter[sku]=MUG&sku=MUG&sort=sku&order=desc&include=product'
  expect(await browser.call('GET', stock + more)).toMatchObject({ status: 200, body: named.body })
  expect(named.body).toEqual({
    results: [1, 2].map(() => ({ unlimited: expect.any(Boolean), qtyInStock: expect.any(Number) })),
  })
  const given = { fields: '*', filter: 'secret', sort: 'password_hash', where: '1=1', include: 'x' }
  for (const { method, path, access, query } of routes)
    if (method === 'GET' && access === 'anyone' && query) {
      const parsed = query.safeParse(given)
      const passed = parsed.success ? Object.keys(Object(parsed.data)) : []
      expect(
        passed.filter((name) => name in given),
        path,
      ).toEqual([])
    }
})

it('accepts no body with GET', async () => {
  const { product } = await testSite()
  const { id } = await product()
  const reply = await send({
    url: '/api/commerce/shopping-cart',
    headers: json,
    payload: JSON.stringify({ itemId: id }),
  })
  expect([200, 400]).toContain(reply.status)
})

it('rejects an unknown host', async () => {
  const url = '/api/commerce/shopping-cart'
  expectProblem(await send({ url, headers: { host: 'nobody.example' } }), 421)
})

it.each([
  '//elsewhere.example/',
  '//elsewhere.example/%2f..',
  '/\\elsewhere.example/',
  '/api//////',
])('does not redirect from %s', async (url) => {
  const reply = await send({ url })
  expect(reply.status).toBeLessThan(500)
  expect(reply.headers['location'] ?? '/').toMatch(/^\/(?![/\\])/)
})
