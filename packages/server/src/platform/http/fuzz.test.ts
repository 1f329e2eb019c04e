import { type Route, routes, type Session, getStatuses } from '@vitrine/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createStaffMember, createSignInLink } from '../../identity/accounts/index.ts'
import { testSite } from '../../test/site.ts'

const RUNS_PER_ROUTE = 30

/** An owner with a cart, so that requests pass as many checks as possible. */
async function ownerAtShop() {
  const shop = await testSite()
  const product = await shop.product({ sku: 'MUG', onHand: 10 })
  const member = { email: 'owner@example.com', role: 'admin' } as const
  const { id } = await createStaffMember(shop.db, shop.site.id, member)
  const token = await createSignInLink(shop.db, shop.site.id, id)
  const browser = shop.browser()
  const { body } = await browser.call('POST', '/api/studio/session/link', { token })
  await browser.call('GET', '/api/commerce/shopping-cart')
  const crumbs = { owner: (body as Session).crumb, visitor: browser.cookies.get('crumb') ?? '' }
  return { browser, product, crumbs }
}

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'null',
  '__proto__',
  'constructor',
  "' or 1=1--",
  '%00',
  '\0',
  '\ud800',
  '‮',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"a":',
  'a'.repeat(5_000),
  '00000000-0000-7000-8000-000000000000',
]

const NUMBERS = [0, -0, -1, 1.5, 1e9, 2 ** 53, Number.MAX_VALUE, -(2 ** 31)]

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.constantFrom<unknown>(...NUMBERS, null, true, [], {}),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

function listNames(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** A record with the schema's names, each with something likely or something else; or none of it. */
function createFields<T>(
  schema: z.ZodType | undefined,
  of: fc.Arbitrary<T>,
  more: fc.Arbitrary<T>,
) {
  const known = Object.fromEntries(listNames(schema).map((name) => [name, of]))
  return fc.record({ ...known, unknown: more }, { requiredKeys: [] })
}

function requestsTo(route: Route, likely: readonly string[]) {
  const text = fc.oneof(fc.constantFrom(...likely), fc.constantFrom(...NASTY), fc.string())
  const any = fc.oneof(fc.constantFrom<unknown>(...likely, 1, 2), value)
  const param = text.filter((each) => each !== '' && each !== '.' && each !== '..')
  return fc.record({
    params: fc.record(Object.fromEntries(listNames(route.params).map((name) => [name, param]))),
    query: createFields(route.query, text, text),
    body: fc.oneof({ weight: 5, arbitrary: createFields(route.body, any, any) }, fc.jsonValue()),
    key: fc.option(fc.constantFrom('k1', 'k2', '', 'ü'), { nil: undefined, freq: 3 }),
  })
}

/** Removes characters that no client can send in a request line. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '�'))
}

it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'answers whatever is sent to %s with what the contract names, and no 5xx',
  async (_name, route) => {
    const { browser, product, crumbs } = await ownerAtShop()
    const likely = [product.id, product.variantId, 'MUG', 'owner@example.com', 'true']
    const crumb = route.access === 'anyone' ? crumbs.visitor : crumbs.owner
    const expected = new Set([200, 404, ...getStatuses(route).filter((status) => status < 500)])
    await fc.assert(
      fc.asyncProperty(requestsTo(route, likely), async ({ params, query, body, key }) => {
        const path = Object.entries(params).reduce(
          (url, [name, param]) => url.replace(`{${name}}`, encoded(param)),
          String(route.path),
        )
        const search = Object.entries(query).map(([name, text]) => `${name}=${encoded(text)}`)
        const visitor = browser.copy()
        const reply = await visitor.send(
          route.method,
          `${path}?${search.join('&')}`,
          route.method === 'GET' ? undefined : Object(body),
          { 'x-csrf-token': crumb, ...(key !== undefined && { 'idempotency-key': key }) },
        )
        expect(expected, reply.text).toContain(reply.status)
        if (reply.status >= 400)
          expect(reply.headers['content-type']).toContain('application/problem+json')
        expect(reply.text).not.toMatch(/node_modules|\n\s+at |FST_|DrizzleQueryError/)
      }),
      { numRuns: RUNS_PER_ROUTE },
    )
  },
)

const PAGES = [
  '/',
  '/{a}',
  '/{a}/p/{b}',
  '/{a}/{b}/{c}',
  '/cart',
  '/checkout',
  '/order/{a}',
  '/static/{a}',
]
const FORMS = [
  '/cart/entries',
  '/cart/entries/{a}',
  '/cart/codes',
  '/checkout',
  '/checkout/{a}',
  '/{a}',
]
const FIELDS = [
  'itemId',
  'sku',
  'quantity',
  'additionalFields',
  'email',
  'country',
  'code',
  'version',
]

const word = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 40 }))
const address = fc.record({ a: word, b: word, c: word })

function filled(path: string, given: Readonly<Record<string, string | undefined>>): string {
  return path.replaceAll(/\{(\w)\}/g, (_all, name: string) => encoded(given[name] ?? ''))
}

it.each(PAGES)('renders %s for any query', async (path) => {
  const { browser } = await ownerAtShop()
  await fc.assert(
    fc.asyncProperty(address, word, async (parts, query) => {
      const asked = `${filled(path, parts)}?category=${encoded(query)}&entry=${encoded(query)}&format=json`
      const { status, text } = await browser.copy().visit(asked)
      expect(status, text).toBeLessThan(500)
    }),
    { numRuns: RUNS_PER_ROUTE },
  )
})

it.each(FORMS)('responds to any form that is posted to %s', async (path) => {
  const { browser, product } = await ownerAtShop()
  const likely = fc.constantFrom(product.id, 'MUG', '1', '0', '99999999999')
  const fields = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(likely, word))
  await fc.assert(
    fc.asyncProperty(address, fields, async (parts, posted) => {
      const { status, text } = await browser.copy().submit(filled(path, parts), posted)
      expect(status, text).toBeLessThan(500)
    }),
    { numRuns: RUNS_PER_ROUTE },
  )
})
