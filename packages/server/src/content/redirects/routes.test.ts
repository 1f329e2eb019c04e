import {
  addRedirect,
  exportRedirects,
  importRedirects,
  listRedirects,
  type Redirect,
} from '@vitrine/contract'
import { expect, it } from 'vitest'
import { createStaffMember, createSignInLink } from '../../identity/accounts/index.ts'
import { testSite } from '../../test/site.ts'
import { findRedirect, redirectMovedPages } from './index.ts'

const AT = addRedirect.path

async function signInOwner(shop: Awaited<ReturnType<typeof testSite>>) {
  const member = { email: 'owner@example.com', role: 'website-manager' } as const
  const { id } = await createStaffMember(shop.db, shop.site.id, member)
  const token = await createSignInLink(shop.db, shop.site.id, id)
  const browser = shop.browser()
  const session = await browser.call('POST', '/api/studio/session/link', { token })
  const { crumb } = session.body as { crumb: string }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    browser.send(method, url, body, { 'x-csrf-token': crumb })
  const add = async (from: string, to: string, status?: number) => {
    const { body } = await call('POST', AT, { from, to, ...(status && { status }) })
    return body as Redirect
  }
  const list = async (query = '') =>
    listRedirects.replies[200].parse((await call('GET', `${AT}${query}`)).body)
  const read = async (text: string, dryRun = false) =>
    importRedirects.replies[200].parse(
      (await call('POST', importRedirects.path, { text, dryRun })).body,
    )
  const csv = async () =>
    exportRedirects.replies[200].parse((await call('GET', exportRedirects.path)).body).csv
  const findTarget = async (path: string) =>
    (await findRedirect(shop.db, shop.site.id, path))?.target
  return { call, add, list, read, csv, targetOf: findTarget }
}

it('adds, changes, lists and deletes redirects', async () => {
  const { call, add, list, targetOf: findTarget } = await signInOwner(await testSite())
  const added = await add('/Old/', '/new')
  expect(added).toMatchObject({ from: '/Old', to: '/new', status: 301, automatic: false })
  await add('/blog/[slug]', 'https://other.example/[slug]', 302)
  expect(await findTarget('/blog/first')).toBe('https://other.example/first')
  const changed = { from: '/older', to: '/newer', status: 302 }
  expect((await call('PUT', `${AT}/${added.id}`, changed)).body).toMatchObject(changed)
  expect([await findTarget('/old'), await findTarget('/older')]).toEqual([undefined, '/newer'])
  expect((await list()).redirects.map(({ from }) => from)).toEqual(['/blog/[slug]', '/older'])
  expect((await list('?search=OTHER.ex')).redirects).toHaveLength(1)
  expect((await list('?search=%25')).redirects).toEqual([])
  expect((await call('DELETE', `${AT}/${added.id}`)).status).toBe(200)
  expect(await findTarget('/older')).toBeUndefined()
})

it('reports the issue at its field', async () => {
  const { call, add } = await signInOwner(await testSite())
  await add('/b', '/c')
  const refused = async (from: string, to: string) =>
    (await call('POST', AT, { from, to })).body as object
  expect(await refused('/a', 'javascript:alert(1)')).toMatchObject({
    status: 400,
    code: 'redirects.malformed',
    errors: { to: expect.stringContaining('https://') },
  })
  expect(await refused('/c', '/b')).toMatchObject({
    status: 409,
    code: 'redirects.circle',
    message: 'This redirect would create a loop: /c → /b → /c',
  })
  expect(await refused('/a', '/b')).toMatchObject({
    code: 'redirects.chain',
    message: expect.stringContaining('/a → /b → /c'),
  })
  expect(await refused('/B/', '/d')).toMatchObject({ code: 'redirects.taken' })
  const unknown = `${AT}/00000000-0000-7000-8000-000000000000`
  for (const method of ['PUT', 'DELETE'] as const)
    expect(await call(method, unknown, { from: '/x', to: '/y' })).toMatchObject({ status: 404 })
})

it('names the limit of long addresses, alone and in an import, and stores the longest', async () => {
  const { call, add, read, targetOf } = await signInOwner(await testSite())
  const long = `/${'字'.repeat(2_300)}`
  const text = 'The old address has more than 500 characters. Shorten it.'
  expect((await call('POST', AT, { from: long, to: '/new' })).body).toMatchObject({
    status: 400,
    code: 'redirects.malformed',
    message: text,
    errors: { from: text },
  })
  expect((await call('POST', AT, { from: '/a', to: long })).body).toMatchObject({
    errors: { to: 'The new address has more than 2000 characters. Shorten it.' },
  })
  const longest = `/${'字'.repeat(499)}`
  await add(longest, '/new')
  expect(await targetOf(longest)).toBe('/new')
  // A key that is longer than its path.
  const folded = `/${'\uFB2C'.repeat(400)}`
  const lines = [`${long} -> /b 301`, `${folded} -> /c 301`, '/d -> /e 301'].join('\n')
  expect(await read(lines)).toMatchObject({
    added: 1,
    issues: [
      { line: 1, message: text },
      { line: 2, message: text },
    ],
  })
})

it('rejects a change that causes a cycle or takes another path', async () => {
  const { call, add, targetOf: findTarget } = await signInOwner(await testSite())
  const { id } = await add('/a', '/b')
  await add('/c', '/d')
  for (const [from, to] of [
    ['/c', '/e'],
    ['/d', '/c'],
    ['/d', '/e'],
  ])
    expect((await call('PUT', `${AT}/${id}`, { from, to })).status).toBe(409)
  expect(await findTarget('/a')).toBe('/b')
})

it('makes an automatic redirect the owner’s when they change it', async () => {
  const shop = await testSite()
  const { call, list } = await signInOwner(shop)
  await redirectMovedPages(shop.db, shop.site.id, [{ from: 'a', to: 'b' }])
  const [made] = (await list()).redirects
  expect(made).toMatchObject({ from: '/a', to: '/b', automatic: true })
  const reply = await call('PUT', `${AT}/${made?.id}`, { from: '/a', to: '/c' })
  expect(reply.body).toMatchObject({ to: '/c', automatic: false })
})

it('lists each redirect once, page by page', async () => {
  const { read, list } = await signInOwner(await testSite())
  const lines = Array.from({ length: 250 }, (_, n) => `/old-${n} -> /new 301`)
  expect(await read(lines.join('\n'))).toMatchObject({ added: 250, issues: [] })
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`
    const page = await list(query)
    seen.push(...page.redirects.map(({ from }) => from))
    cursor = page.nextPageCursor
  }
  expect([seen.length, new Set(seen).size]).toEqual([250, 250])
})

const MAPPINGS = `# from the older platform
/old -> /new 301

/blog/[name] -> /journal/[name] 302
/old -> /newest
nonsense
/a -> /b 307
/new -> /old
/c -> //evil.example
`

it('imports URL mappings of the older platform, and reports each invalid line', async () => {
  const { read, list, targetOf: findTarget } = await signInOwner(await testSite())
  const foreseen = await read(MAPPINGS, true)
  expect((await list()).redirects).toEqual([])
  const done = await read(MAPPINGS)
  expect({ ...done, dryRun: true }).toEqual(foreseen)
  expect(done).toMatchObject({ added: 2, changed: 0, unchanged: 0 })
  expect(done.issues.map(({ line }) => line)).toEqual([5, 6, 7, 8, 9])
  expect(done.issues[0]?.message).toBe(
    'Line 2 already redirects this address. Remove one of the lines.',
  )
  expect(done.issues[3]?.message).toContain('/new → /old → /new')
  expect(await findTarget('/blog/x')).toBe('/journal/x')
})

it.each([
  ['From,To,Status\r\n/a,/b,302\r\n"/c, d",https://other.example/,\r\n'],
  ['Redirect from;Redirect to\n/a;/b;302\n/c, d;https://other.example/\n'],
  ['\uFEFF/a\t/b\t302\n/c%2C%20d\thttps://other.example\t301'],
])('imports CSV: %j', async (text) => {
  const { read, list } = await signInOwner(await testSite())
  expect(await read(text)).toMatchObject({ added: 2, issues: [] })
  expect((await list()).redirects).toMatchObject([
    { from: '/a', to: '/b', status: 302 },
    { from: '/c, d', to: 'https://other.example/', status: 301 },
  ])
})

it('imports what it exported, on another site and on the same', async () => {
  const [mine, other] = [await signInOwner(await testSite()), await signInOwner(await testSite())]
  await mine.add('/50%25 off "now", all', '/sale?x=1,2', 302)
  await mine.add('/why%3F', '/about#why')
  await mine.add('/blog/[slug]', '/journal/[slug]')
  const written = await mine.csv()
  expect(await other.read(written)).toMatchObject({ added: 3, issues: [] })
  expect(await other.csv()).toBe(written)
  expect(await mine.read(written)).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
})

it('changes existing redirects, and retargets automatic ones', async () => {
  const shop = await testSite()
  const { read, targetOf: findTarget } = await signInOwner(shop)
  await redirectMovedPages(shop.db, shop.site.id, [{ from: 'a', to: 'b' }])
  expect(await read('/b -> /c\n/x -> /y')).toMatchObject({ added: 2 })
  expect(await findTarget('/a')).toBe('/c')
  expect(await read('/x -> /z')).toMatchObject({ added: 0, changed: 1 })
  expect(await findTarget('/x')).toBe('/z')
})

it('allows 2,500 redirects of the owner, and reports the line above', async () => {
  const { read, call } = await signInOwner(await testSite())
  const lines = Array.from({ length: 2_501 }, (_, n) => `/o${n} -> /new`)
  const { added, issues } = await read(lines.join('\n'))
  expect([added, issues.length, issues[0]?.line]).toEqual([2_500, 1, 2_501])
  expect(issues[0]?.message).toContain('2,500')
  const reply = await call('POST', AT, { from: '/one-more', to: '/new' })
  expect(reply).toMatchObject({ status: 409, body: { code: 'redirects.tooMany' } })
})

it('stops after 200 invalid lines, and rejects a file that is too long', async () => {
  const { read, call, targetOf: findTarget } = await signInOwner(await testSite())
  const wrong = Array.from({ length: 300 }, () => '/a -> b')
  const { added, issues } = await read(['/first -> /new', ...wrong, '/last -> /new'].join('\n'))
  expect([added, issues.length, issues.at(-1)?.line]).toEqual([1, 201, 202])
  expect([await findTarget('/first'), await findTarget('/last')]).toEqual(['/new', undefined])
  const text = Array.from({ length: 10_001 }, (_, n) => `/o${n} -> /new`).join('\n')
  expect(await call('POST', importRedirects.path, { text })).toMatchObject({
    status: 400,
    body: { code: 'redirects.tooLong' },
  })
})

it('accepts only one of two concurrent redirects that form a cycle', async () => {
  const { call, list } = await signInOwner(await testSite())
  const replies = await Promise.all([
    call('POST', AT, { from: '/a', to: '/b' }),
    call('POST', AT, { from: '/b', to: '/a' }),
  ])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await list()).redirects).toHaveLength(1)
})
