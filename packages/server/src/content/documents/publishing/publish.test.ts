import { collectionTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { findRedirect } from '../../redirects/index.ts'
import { testDatabase, waitForChanges } from '../../../test/database.ts'
import { findPublishedByPath } from '../index.ts'
import {
  collectionBody,
  pageBody,
  setWord,
  testStudio,
  type TestStudio,
} from '../../../test/documents.ts'

const EN = 'en-US'
const entry = (documentId: string, rev = 1, locale = EN) => ({ documentId, rev, locale })

const findAt = (studio: TestStudio, path: string, locale = EN) =>
  findPublishedByPath(studio.db, studio.site.id, { path, locale, fallback: locale })

const addFrench = (studio: TestStudio) =>
  studio.rows(
    `insert into site_language (site_id, tag, prefix, is_default, display_index, enabled)
     values ($1, 'fr', 'fr', false, 2, true)`,
  )

const FRENCH = { fr: { title: 'À propos', slug: 'a-propos' } }

it('shows nothing of a document before its publication, and then exactly that revision', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  expect(await findAt(studio, 'about')).toBeUndefined()
  await studio.change(id, 1, [setWord('one', 'second')])
  await studio.change(id, 2, [setWord('one', 'third')])

  const publication = await studio.publish(entry(id, 2))
  expect(publication).toMatchObject({
    action: 'publish',
    changed: [
      {
        documentId: id,
        locale: EN,
        kind: 'page',
        title: 'About',
        rev: 2,
        path: 'about',
        beforeRev: null,
        beforePath: null,
      },
    ],
  })
  expect(await findAt(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'second' } } } },
  })
  expect((await studio.read(id)).published).toMatchObject([{ locale: EN, rev: 2, path: 'about' }])

  await studio.change(id, 3, [setWord('one', 'fourth')])
  expect(await findAt(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'second' } } } },
  })
})

it('publishes the last change right after saving', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { body } = await studio.change(id, 1, [setWord('one', 'the last character.')])
  await studio.publish(entry(id, (body as { rev: number }).rev))
  expect(await findAt(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'the last character.' } } } },
  })
})

it('publishes once for two calls with the same idempotency key', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const press = () =>
    studio.call('POST', '/publications', { entries: [entry(id)] }, { 'idempotency-key': 'press-1' })
  const [first, second] = [await press(), await press()]
  expect(first.status).toBe(200)
  expect(second.body).toEqual(first.body)
  const { body } = await studio.call('GET', '/publications')
  expect((body as { publications: object[] }).publications).toHaveLength(1)
})

it('leaves the other language unchanged byte for byte', async () => {
  const studio = await testStudio()
  await addFrench(studio)
  const { id } = await studio.page({ meta: FRENCH })
  await studio.publish(entry(id))
  const english = () =>
    studio.rows(
      `select to_jsonb(p)::text as row from published p where site_id = $1 and locale = 'en-US'`,
    )
  const before = await english()
  await studio.change(id, 1, [{ op: 'set', path: ['meta', EN, 'title'], value: 'Changed' }])
  await studio.publish(entry(id, 2, 'fr'))
  expect(await english()).toEqual(before)
  expect(await findAt(studio, 'a-propos', 'fr')).toMatchObject({ documentId: id, locale: 'fr' })
})

it('rejects a language that the site or the document does not have', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const french = () => studio.call('POST', '/publications', { entries: [entry(id, 1, 'fr')] })
  expect(await french()).toMatchObject({ status: 422, body: { code: 'documents.noLanguage' } })
  await addFrench(studio)
  expect(await french()).toMatchObject({ status: 422, body: { code: 'documents.notWritten' } })
})

it('publishes in a disabled language, before it is enabled', async () => {
  const studio = await testStudio()
  await addFrench(studio)
  await studio.rows(`update site_language set enabled = false where site_id = $1 and tag = 'fr'`)
  const { id } = await studio.page({ meta: FRENCH })
  expect((await studio.publish(entry(id, 1, 'fr'))).changed).toMatchObject([{ path: 'a-propos' }])
})

it('redirects from the old path of a page, and uses the new one at once', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.publish(entry(id))
  await studio.change(id, 1, [{ op: 'set', path: ['meta', EN, 'slug'], value: 'studio' }])
  const { changed } = await studio.publish(entry(id, 2))
  expect(changed).toMatchObject([{ beforePath: 'about', path: 'studio' }])
  expect(await findAt(studio, 'about')).toBeUndefined()
  expect(await findRedirect(studio.db, studio.site.id, '/about')).toMatchObject({
    target: '/studio',
  })
})

it('rejects a taken path with the title of its page, and publishes none of the set', async () => {
  const studio = await testStudio()
  const [first, second, third] = [
    await studio.page({ title: 'About us' }),
    await studio.pageWithTakenUrl({ title: 'Also' }),
    await studio.page({ slug: 'third' }),
  ]
  await studio.publish(entry(first.id))
  const reply = await studio.call('POST', '/publications', {
    entries: [entry(third.id), entry(second.id)],
  })
  expect(reply).toMatchObject({
    status: 409,
    body: {
      message: 'The page “About us” already has the URL /about. Choose a different URL.',
    },
  })
  expect(await findAt(studio, 'third')).toBeUndefined()
})

it('lets two pages of one set swap their paths', async () => {
  const studio = await testStudio()
  const [one, two] = [await studio.page({ slug: 'one' }), await studio.page({ slug: 'two' })]
  await studio.publish(entry(one.id), entry(two.id))
  const slug = (value: string) => [{ op: 'set' as const, path: ['meta', EN, 'slug'], value }]
  // Drafts do not share a URL either, so that one of them makes room first.
  await studio.change(one.id, 1, slug('on-the-way'))
  await studio.change(two.id, 1, slug('one'))
  await studio.change(one.id, 2, slug('two'))
  await studio.publish(entry(one.id, 3), entry(two.id, 2))
  expect(await findAt(studio, 'two')).toMatchObject({ documentId: one.id })
})

it('assigns a path to only one of several concurrent publications', async () => {
  const studio = await testStudio()
  const pages = [
    await studio.page(),
    await studio.pageWithTakenUrl(),
    await studio.pageWithTakenUrl(),
  ]
  const replies = await Promise.all(
    pages.map(({ id }) => studio.call('POST', '/publications', { entries: [entry(id)] })),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

it.each(['cart', 'api', 'fr'])('rejects the reserved path /%s', async (slug) => {
  const studio = await testStudio()
  await addFrench(studio)
  const { id } = await studio.page({ slug })
  const reply = await studio.call('POST', '/publications', { entries: [entry(id)] })
  expect(reply).toMatchObject({ status: 422, body: { code: 'documents.reservedPath' } })
})

it('publishes items below their collection, and moves them with it', async () => {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  const post = await studio.item(journal.id)
  await studio.publish(entry(post.id))
  expect(await findAt(studio, 'journal/post')).toBeUndefined()
  await studio.publish(entry(journal.id))
  expect(await findAt(studio, 'journal/post')).toMatchObject({ documentId: post.id })

  await studio.change(journal.id, 1, [{ op: 'set', path: ['meta', EN, 'slug'], value: 'news' }])
  await studio.publish(entry(journal.id, 2))
  expect(await findAt(studio, 'news/post')).toMatchObject({ documentId: post.id })
  expect(await findRedirect(studio.db, studio.site.id, '/journal/post')).toMatchObject({
    target: '/news/post',
  })

  await studio.call('POST', '/unpublications', {
    entries: [{ documentId: journal.id, locale: EN }],
  })
  expect(await findAt(studio, 'news/post')).toBeUndefined()
})

it('orders items as their collection does', async () => {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  const posts = [
    await studio.item(journal.id, { slug: 'a' }),
    await studio.item(journal.id, { slug: 'b' }),
  ]
  const ids = posts.map(({ id }) => id)
  await studio.publish(entry(journal.id), ...ids.map((id) => entry(id)))
  const order = [{ op: 'set' as const, path: ['collection', 'itemIds'], value: ids.toReversed() }]
  await studio.change(journal.id, 1, order)
  await studio.publish(entry(journal.id, 2))
  const rows = await studio.rows(
    'select slug from published where site_id = $1 and collection_id is not null order by display_index',
  )
  expect(rows.map(({ slug }) => slug)).toEqual(['b', 'a'])
})

it('updates the row of a store page, and disables it when the page is unpublished', async () => {
  const studio = await testStudio()
  const body = collectionBody({
    type: collectionTypeCodes.products,
    title: 'Shop',
    slug: 'shop-of-pots',
  })
  const shop = await studio.create({ kind: 'page', body })
  const row = async () =>
    (await studio.rows('select id, url_id, title, enabled from collection where site_id = $1'))[0]
  await studio.publish(entry(shop.id))
  expect(await row()).toEqual({ id: shop.id, url_id: 'shop-of-pots', title: 'Shop', enabled: true })
  await studio.call('POST', '/unpublications', { entries: [{ documentId: shop.id, locale: EN }] })
  expect(await row()).toMatchObject({ enabled: false })
})

it('restores what was published before a publication, and nothing where there was nothing', async () => {
  const studio = await testStudio()
  const [old, fresh] = [await studio.page(), await studio.page({ slug: 'fresh' })]
  await studio.publish(entry(old.id))
  await studio.change(old.id, 1, [
    setWord('one', 'worse'),
    { op: 'set', path: ['meta', EN, 'slug'], value: 'worse' },
  ])
  const publication = await studio.publish(entry(old.id, 2), entry(fresh.id))

  const { status, body } = await studio.call('POST', `/publications/${publication.id}/rollback`)
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { action: 'rollback', takesBack: publication.id },
  })
  expect(await findAt(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'word of one' } } } },
  })
  expect(await findAt(studio, 'fresh')).toBeUndefined()
  expect((await studio.read(old.id)).rev).toBe(2)
})

it('unpublishes only what is published', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const away = () =>
    studio.call('POST', '/unpublications', { entries: [{ documentId: id, locale: EN }] })
  expect(await away()).toMatchObject({ status: 409, body: { code: 'documents.nothingThere' } })
  await studio.publish(entry(id))
  expect(await away()).toMatchObject({
    status: 200,
    body: { changed: [{ beforePath: 'about', path: null }] },
  })
  expect(await findAt(studio, 'about')).toBeUndefined()
})

it('notifies every process of changed pages, and emits an event; a saved draft does neither', async () => {
  const studio = await testStudio()
  const { changes } = await testDatabase()
  const { id } = await studio.page()
  await waitForChanges()
  const before = changes.getVersion(studio.site.id)
  await studio.change(id, 1, [setWord('one', 'draft')])
  await waitForChanges()
  expect(changes.getVersion(studio.site.id)).toBe(before)
  const { id: publicationId } = await studio.publish(entry(id))
  await waitForChanges()
  expect(changes.getVersion(studio.site.id)).toBeGreaterThan(before ?? 0)
  const events = await studio.rows(
    `select payload from outbox where site_id = $1 and topic = 'documents.published'`,
  )
  expect(events).toMatchObject([
    { payload: { publicationId, changed: [{ documentId: id, path: 'about' }] } },
  ])
})

it('rejects a revision that never existed', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const reply = await studio.call('POST', '/publications', { entries: [entry(id, 9)] })
  expect(reply).toMatchObject({ status: 409, body: { code: 'documents.noRevision' } })
})

it('assigns no path to a disabled page', async () => {
  const studio = await testStudio()
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({ more: { settings: { enabled: false } } }),
  })
  expect((await studio.publish(entry(id))).changed).toMatchObject([{ path: null }])
})

it('suggests drafts to publish with a set, and publishes none of them', async () => {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  const post = await studio.item(journal.id)
  const page = await studio.page()
  const menu = { id: 'mainNav', items: [{ kind: 'page', id: 'a', pageId: page.id }] }
  const navigation = await studio.create({ kind: 'navigation', body: { schema: 1, menus: [menu] } })
  const propose = async (documentId: string) => {
    const { body } = await studio.call('POST', '/publications/proposal', {
      entries: [entry(documentId)],
    })
    const { proposed } = body as { proposed: { documentId: string; reason: string }[] }
    return proposed.map(({ documentId: id, reason }) => ({ id, reason }))
  }
  expect(await propose(post.id)).toEqual([
    { id: journal.id, reason: 'collection' },
    { id: navigation.id, reason: 'never-published' },
  ])
  expect(await propose(navigation.id)).toEqual([{ id: page.id, reason: 'linked-from-navigation' }])
  expect(await studio.rows('select from published where site_id = $1')).toEqual([])

  await studio.publish(entry(navigation.id), entry(page.id))
  const other = await studio.page({ slug: 'other' })
  const added = { kind: 'page', id: 'b', pageId: other.id }
  await studio.change(navigation.id, 1, [
    { op: 'insert', path: ['menus', 'mainNav', 'items'], value: added, after: 'a' },
  ])
  expect(await propose(other.id)).toEqual([{ id: navigation.id, reason: 'navigation' }])
})
