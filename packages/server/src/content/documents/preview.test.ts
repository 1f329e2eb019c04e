import { orderingCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { digestOf } from '../../platform/http/token.ts'
import { collectionBody, pageBody, testStudio, type TestStudio } from '../../test/documents.ts'

const EN = 'en-US'

interface Link {
  readonly id: string
  readonly url: string
  readonly token: string
  readonly expiresAt: string
}

const linkTo = async (studio: TestStudio, given: object = {}): Promise<Link> => {
  const { status, body, text } = await studio.call('POST', '/preview-links', given)
  if (status !== 200) throw new Error(text)
  return body as Link
}

const pathOf = ({ url }: Link) => url.replace(/^https?:\/\/[^/]+/, '')

/** A browser that has followed the link. */
const follow = async (studio: TestStudio, link: Link) => {
  const browser = studio.browser()
  const entered = await browser.visit(pathOf(link))
  return { browser, entered, visit: (path: string) => browser.visit(path) }
}

const entry = (documentId: string, rev = 1) => ({ documentId, rev, locale: EN })
const rename = (title: string) => ({
  op: 'set' as const,
  path: ['meta', EN, 'title'],
  value: title,
})

it('shows a page that was never published to who has its link, and to nobody else', async () => {
  const studio = await testStudio()
  const { id } = await studio.page({ title: 'Not yet said', slug: 'soon' })
  const link = await linkTo(studio, { documentId: id, label: 'For Ada' })
  expect(pathOf(link)).toBe(`/soon?preview=${link.token}`)
  const days = (new Date(link.expiresAt).getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  const kept = await studio.rows('select token_hash from preview_link where site_id = $1')
  expect(kept).toEqual([{ token_hash: digestOf(link.token) }])

  const { entered, visit } = await follow(studio, link)
  expect(entered).toMatchObject({
    status: 303,
    headers: {
      location: '/soon',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    },
  })
  const shown = await visit('/soon')
  expect(shown).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
  })
  expect(shown.headers).not.toHaveProperty('etag')
  expect(shown.text).toContain('Not yet said')
  expect(shown.text).toContain('Preview of drafts')
  expect(shown.text).not.toContain(link.token)
  const other = await studio.browser().visit('/soon')
  expect([other.status, other.text.includes('Not yet said')]).toEqual([404, false])
})

it('shows changes that are not published, and everybody else what is', async () => {
  const studio = await testStudio()
  const { id } = await studio.page({ title: 'As it is' })
  await studio.publish(entry(id))
  await studio.change(id, 1, [rename('As it will be')])
  const { visit } = await follow(studio, await linkTo(studio, { documentId: id }))
  for (const path of ['/about', '/about?format=json']) {
    expect((await visit(path)).text).toContain('As it will be')
    expect((await studio.browser().visit(path)).text).toContain('As it is')
    // What was made for everybody meanwhile is not given to who has the link, nor the reverse.
    expect((await visit(path)).text).not.toContain('As it is')
  }
})

it('shows a collection with its items as drafted, in the order of its draft', async () => {
  const studio = await testStudio()
  const given = collectionBody()
  const ordering = orderingCodes['user-orderable']
  const whole = { ...given, collection: { ...given.collection, ordering } }
  const journal = await studio.create({ kind: 'page', body: whole })
  const posts = [
    await studio.item(journal.id, { title: 'First', slug: 'first' }),
    await studio.item(journal.id, { title: 'Second', slug: 'second' }),
  ]
  await studio.publish(entry(journal.id), entry(posts[0]?.id ?? ''))
  const changed = await studio.change(journal.id, 1, [
    { op: 'set', path: ['collection', 'itemIds'], value: posts.map(({ id }) => id).toReversed() },
  ])
  expect(changed.body).toMatchObject({ rev: 2 })
  const { visit } = await follow(studio, await linkTo(studio, { documentId: journal.id }))
  const { body } = await visit('/journal?format=json')
  expect(body).toMatchObject({
    items: [
      { title: 'Second', fullUrl: '/journal/second' },
      { title: 'First', fullUrl: '/journal/first' },
    ],
  })
  const { body: item } = await visit('/journal/second?format=json')
  expect(item).toMatchObject({
    item: { title: 'Second' },
    pagination: { nextItem: { title: 'First' } },
  })
  const everybody = await studio.browser().visit('/journal?format=json')
  expect(everybody.body).toMatchObject({ items: [{ title: 'First' }] })
  expect((await studio.browser().visit('/journal/second')).status).toBe(404)
})

it('shows an item in a collection that is not published, and no other draft', async () => {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  const post = await studio.item(journal.id, { title: 'The one', slug: 'one' })
  const other = await studio.page({ title: 'Another', slug: 'another' })
  const link = await linkTo(studio, { documentId: post.id })
  expect(pathOf(link)).toContain('/journal/one?')
  const { visit } = await follow(studio, link)
  expect((await visit('/journal/one')).text).toContain('The one')
  expect((await visit('/another')).status).toBe(404)
  const whole = await follow(studio, await linkTo(studio))
  expect(whole.entered.headers['location']).toBe('/')
  expect((await whole.visit('/another')).text).toContain('Another')
  expect((await whole.visit(`/another?format=json`)).body).toMatchObject({
    collection: { id: other.id },
  })
})

it('leads past passwords and areas, and past the lock of the site', async () => {
  const studio = await testStudio()
  const locked = { access: { kind: 'password' } }
  const { id } = await studio.page({ title: 'Behind a password', slug: 'behind', more: locked })
  const { status } = await studio.call('PUT', '/site-lock', { password: 'let me in' })
  expect(status).toBe(200)
  const { visit } = await follow(studio, await linkTo(studio, { documentId: id }))
  expect((await visit('/behind')).text).toContain('Behind a password')
  expect((await studio.browser().visit('/behind')).text).not.toContain('Behind a password')
})

it('opens no other page than its own, and nothing else of a site that is locked', async () => {
  const studio = await testStudio()
  const open = await studio.page({ title: 'For all', slug: 'open' })
  const locked = { access: { kind: 'password' } }
  const closed = await studio.page({ title: 'Not for all', slug: 'closed', more: locked })
  const list = await studio.create({
    kind: 'page',
    body: collectionBody({ title: 'Lessons', slug: 'lessons' }),
  })
  const area = (await studio.call('POST', '/member-areas', { name: 'Course' })).body as Link
  const item = await studio.item(list.id, {
    title: 'Paid for',
    slug: 'paid',
    blocks: ['told-to-few'],
    more: { access: { kind: 'members', memberAreaIds: [area.id] } },
  })
  await studio.publish(...[open, closed, list, item].map(({ id }) => entry(id)))

  const { visit } = await follow(studio, await linkTo(studio, { documentId: open.id }))
  expect((await visit('/open')).text).toContain('Preview of drafts')
  for (const format of ['', '?format=json', '?format=main-content']) {
    expect((await visit(`/closed${format}`)).status).toBe(401)
    expect((await visit(`/lessons/paid${format}`)).status).toBe(403)
    const listed = await visit(`/lessons${format}`)
    expect(listed.status).toBe(200)
    expect(listed.text).not.toContain('told-to-few')
  }
  const own = await follow(studio, await linkTo(studio, { documentId: list.id }))
  expect((await own.visit('/lessons/paid')).status).toBe(200)
  expect((await own.visit('/lessons?format=json')).text).toContain('told-to-few')
  const whole = await follow(studio, await linkTo(studio))
  expect((await whole.visit('/closed')).status).toBe(200)

  await studio.call('PUT', '/site-lock', { password: 'let me in' })
  expect((await visit('/open')).status).toBe(200)
  expect((await visit('/lessons')).status).toBe(401)
  expect((await whole.visit('/lessons')).status).toBe(200)
})

it('says in words that a link is over, once, and that a token never was one', async () => {
  const [studio, other] = [await testStudio(), await testStudio()]
  const { id } = await studio.page()
  await studio.publish(entry(id))
  const link = await linkTo(studio, { documentId: id })
  const foreign = await other.browser().visit(`/about?preview=${link.token}`)
  expect([foreign.status, foreign.text]).toEqual([
    404,
    expect.stringContaining('There is no such preview.'),
  ])
  for (const token of ['x'.repeat(22), 'short', `${'y'.repeat(5_000)}`])
    expect((await studio.browser().visit(`/about?preview=${token}`)).status).toBe(404)

  const stray = studio.browser()
  stray.cookies.set('vitrine-preview', 'x'.repeat(22))
  expect((await stray.visit('/about')).status).toBe(200)

  const { visit } = await follow(studio, link)
  await studio.rows(`update preview_link set expires_at = now() where site_id = $1`)
  const over = await visit('/about')
  expect([over.status, over.text]).toEqual([
    410,
    expect.stringContaining('This preview is over. Ask who sent you the link for a new one.'),
  ])
  expect(over.headers).toMatchObject({ 'cache-control': 'private, no-store' })
  expect((await visit('/about')).status).toBe(200)
  expect((await studio.browser().visit(pathOf(link))).status).toBe(410)
})

it('ends when it is taken back, when the page goes into the trash, and when its reader has seen enough', async () => {
  const studio = await testStudio()
  const { id } = await studio.page({ slug: 'soon' })
  const [first, second] = [
    await linkTo(studio, { documentId: id }),
    await linkTo(studio, { documentId: id }),
  ]
  const reader = await follow(studio, first)
  expect((await reader.visit('/soon?tag=a&preview=')).headers['location']).toBe('/soon?tag=a')
  expect((await reader.visit('/soon')).status).toBe(404)
  await studio.call('DELETE', `/preview-links/${first.id}`)
  expect((await studio.browser().visit(pathOf(first))).status).toBe(410)
  await studio.call('DELETE', `/documents/${id}`)
  expect((await studio.browser().visit(pathOf(second))).status).toBe(410)
  const refused = await studio.call('POST', '/preview-links', { documentId: id })
  expect(refused.body).toMatchObject({ code: 'documents.inTrash' })
})

it('makes no link to what has no address', async () => {
  const studio = await testStudio()
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({ more: { settings: { enabled: false } } }),
  })
  const refused = await studio.call('POST', '/preview-links', { documentId: id })
  expect(refused).toMatchObject({ status: 422, body: { code: 'documents.noAddress' } })
})

it('leads no further than its own site', async () => {
  const studio = await testStudio()
  const link = await linkTo(studio)
  const { status, headers } = await studio.browser().visit(`//evil.example/?preview=${link.token}`)
  expect([status, headers['location']]).toEqual([303, '/evil.example/'])
})
