import { orderingCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { updateLanguages } from '../../../identity/multilingual/index.ts'
import { computeDigest } from '../../../platform/http/token.ts'
import { collectionBody, pageBody, testStudio, type TestStudio } from '../../../test/documents.ts'

const EN = 'en-US'

interface Link {
  readonly id: string
  readonly url: string
  readonly token: string
  readonly expiresAt: string
}

const createLink = async (studio: TestStudio, given: object = {}): Promise<Link> => {
  const { status, body, text } = await studio.call('POST', '/preview-links', given)
  if (status !== 200) throw new Error(text)
  return body as Link
}

const getPath = ({ url }: Link) => url.replace(/^https?:\/\/[^/]+/, '')

/** Opens a preview link in a new browser. */
const openPreview = async (studio: TestStudio, link: Link) => {
  const browser = studio.browser()
  const entered = await browser.visit(getPath(link))
  return { browser, entered, visit: (path: string) => browser.visit(path) }
}

const entry = (documentId: string, rev = 1) => ({ documentId, rev, locale: EN })
const rename = (title: string) => ({
  op: 'set' as const,
  path: ['meta', EN, 'title'],
  value: title,
})

it('shows an unpublished page only to visitors with its link', async () => {
  const studio = await testStudio()
  const { id } = await studio.page({ title: 'Not yet said', slug: 'soon' })
  const link = await createLink(studio, { documentId: id, label: 'For Ada' })
  expect(getPath(link)).toBe(`/soon?preview=${link.token}`)
  const days = (new Date(link.expiresAt).getTime() - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  const stored = await studio.rows('select token_hash from preview_link where site_id = $1')
  expect(stored).toEqual([{ token_hash: computeDigest(link.token) }])

  const { entered, visit } = await openPreview(studio, link)
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
  expect(shown.text).toContain('Draft preview')
  expect(shown.text).not.toContain(link.token)
  const other = await studio.browser().visit('/soon')
  expect([other.status, other.text.includes('Not yet said')]).toEqual([404, false])
})

it('shows unpublished changes, and other visitors what is published', async () => {
  const studio = await testStudio()
  const { id } = await studio.page({ title: 'As it is' })
  await studio.publish(entry(id))
  await studio.change(id, 1, [rename('As it will be')])
  const { visit } = await openPreview(studio, await createLink(studio, { documentId: id }))
  for (const path of ['/about', '/about?format=json']) {
    expect((await visit(path)).text).toContain('As it will be')
    expect((await studio.browser().visit(path)).text).toContain('As it is')
    // The public page that was cached meanwhile is not shown in the preview, nor the reverse.
    expect((await visit(path)).text).not.toContain('As it is')
  }
})

it('shows the drafts of a collection and its items, in the order of its draft', async () => {
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
  const { visit } = await openPreview(studio, await createLink(studio, { documentId: journal.id }))
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
  const publicPage = await studio.browser().visit('/journal?format=json')
  expect(publicPage.body).toMatchObject({ items: [{ title: 'First' }] })
  expect((await studio.browser().visit('/journal/second')).status).toBe(404)
})

it('shows an item in an unpublished collection, and no other draft', async () => {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  const post = await studio.item(journal.id, { title: 'The one', slug: 'one' })
  const other = await studio.page({ title: 'Another', slug: 'another' })
  const link = await createLink(studio, { documentId: post.id })
  expect(getPath(link)).toContain('/journal/one?')
  const { visit } = await openPreview(studio, link)
  expect((await visit('/journal/one')).text).toContain('The one')
  expect((await visit('/another')).status).toBe(404)
  const whole = await openPreview(studio, await createLink(studio))
  expect(whole.entered.headers['location']).toBe('/')
  expect((await whole.visit('/another')).text).toContain('Another')
  expect((await whole.visit(`/another?format=json`)).body).toMatchObject({
    collection: { id: other.id },
  })
})

it('opens pages with passwords and member areas, and locked sites', async () => {
  const studio = await testStudio()
  const locked = { access: { kind: 'password' } }
  const { id } = await studio.page({ title: 'Behind a password', slug: 'behind', more: locked })
  const { status } = await studio.call('PUT', '/site-lock', { password: 'let me in' })
  expect(status).toBe(200)
  const { visit } = await openPreview(studio, await createLink(studio, { documentId: id }))
  expect((await visit('/behind')).text).toContain('Behind a password')
  expect((await studio.browser().visit('/behind')).text).not.toContain('Behind a password')
})

it('opens only its own page, also of a locked site', async () => {
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

  const { visit } = await openPreview(studio, await createLink(studio, { documentId: open.id }))
  expect((await visit('/open')).text).toContain('Draft preview')
  for (const format of ['', '?format=json', '?format=main-content']) {
    expect((await visit(`/closed${format}`)).status).toBe(401)
    expect((await visit(`/lessons/paid${format}`)).status).toBe(403)
    const listed = await visit(`/lessons${format}`)
    expect(listed.status).toBe(200)
    expect(listed.text).not.toContain('told-to-few')
  }
  const own = await openPreview(studio, await createLink(studio, { documentId: list.id }))
  expect((await own.visit('/lessons/paid')).status).toBe(200)
  expect((await own.visit('/lessons?format=json')).text).toContain('told-to-few')
  const whole = await openPreview(studio, await createLink(studio))
  expect((await whole.visit('/closed')).status).toBe(200)

  await studio.call('PUT', '/site-lock', { password: 'let me in' })
  expect((await visit('/open')).status).toBe(200)
  expect((await visit('/lessons')).status).toBe(401)
  expect((await whole.visit('/lessons')).status).toBe(200)
})

it('shows once that a link is over, and that a token is unknown', async () => {
  const [studio, other] = [await testStudio(), await testStudio()]
  const { id } = await studio.page()
  await studio.publish(entry(id))
  const link = await createLink(studio, { documentId: id })
  const foreign = await other.browser().visit(`/about?preview=${link.token}`)
  expect([foreign.status, foreign.text]).toEqual([
    404,
    expect.stringContaining('This preview does not exist.'),
  ])
  for (const token of ['x'.repeat(22), 'short', `${'y'.repeat(5_000)}`])
    expect((await studio.browser().visit(`/about?preview=${token}`)).status).toBe(404)

  const stray = studio.browser()
  stray.cookies.set('vitrine-preview', 'x'.repeat(22))
  expect((await stray.visit('/about')).status).toBe(200)

  const { visit } = await openPreview(studio, link)
  await studio.rows(`update preview_link set expires_at = now() where site_id = $1`)
  const over = await visit('/about')
  expect([over.status, over.text]).toEqual([
    410,
    expect.stringContaining(
      'This preview has ended. Ask the person who sent the link for a new one.',
    ),
  ])
  expect(over.headers).toMatchObject({ 'cache-control': 'private, no-store' })
  expect((await visit('/about')).status).toBe(200)
  expect((await studio.browser().visit(getPath(link))).status).toBe(410)
})

it('ends when the link is revoked, when the page moves to the trash, and when the reader leaves it', async () => {
  const studio = await testStudio()
  const { id } = await studio.page({ slug: 'soon' })
  const [first, second] = [
    await createLink(studio, { documentId: id }),
    await createLink(studio, { documentId: id }),
  ]
  const reader = await openPreview(studio, first)
  expect((await reader.visit('/soon?tag=a&preview=')).headers['location']).toBe('/soon?tag=a')
  expect((await reader.visit('/soon')).status).toBe(404)
  await studio.call('DELETE', `/preview-links/${first.id}`)
  expect((await studio.browser().visit(getPath(first))).status).toBe(410)
  await studio.call('DELETE', `/documents/${id}`)
  expect((await studio.browser().visit(getPath(second))).status).toBe(410)
  const refused = await studio.call('POST', '/preview-links', { documentId: id })
  expect(refused.body).toMatchObject({ code: 'documents.inTrash' })
})

it('creates no link to a document without a path', async () => {
  const studio = await testStudio()
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({ more: { settings: { enabled: false } } }),
  })
  const refused = await studio.call('POST', '/preview-links', { documentId: id })
  expect(refused).toMatchObject({ status: 422, body: { code: 'documents.noAddress' } })
})

it('redirects only within its own site', async () => {
  const studio = await testStudio()
  const link = await createLink(studio)
  const { status, headers } = await studio.browser().visit(`//evil.example/?preview=${link.token}`)
  expect([status, headers['location']]).toEqual([303, '/evil.example/'])
})

it('opens the language that is asked for, if the draft is written in it', async () => {
  const studio = await testStudio()
  const french = pageBody({ meta: { fr: { title: 'À propos', slug: 'a-propos' } } })
  const { id } = await studio.create({ kind: 'page', body: french })
  await updateLanguages(studio.db, studio.site.id, [
    { tag: 'fr', isCustomCode: false, enabled: true },
    { tag: 'de', isCustomCode: false, enabled: true },
  ])
  const paths = []
  for (const locale of ['fr', 'de', undefined]) {
    const { url } = await createLink(studio, { documentId: id, ...(locale && { locale }) })
    paths.push(new URL(url).pathname)
  }
  expect(paths).toEqual(['/fr/a-propos', '/about', '/about'])
})
