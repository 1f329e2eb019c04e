import { collectionTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { redirectFor } from '../redirects/index.ts'
import { testDatabase, untilHeard } from '../../test/database.ts'
import { publishedAt } from './index.ts'
import {
  collectionBody,
  pageBody,
  setWord,
  testStudio,
  type TestStudio,
} from '../../test/documents.ts'

const EN = 'en-US'
const entry = (documentId: string, rev = 1, locale = EN) => ({ documentId, rev, locale })

const at = (studio: TestStudio, path: string, locale = EN) =>
  publishedAt(studio.db, studio.site.id, { path, locale, fallback: locale })

const addFrench = (studio: TestStudio) =>
  studio.rows(
    `insert into site_language (site_id, tag, prefix, is_default, display_index, enabled)
     values ($1, 'fr', 'fr', false, 2, true)`,
  )

const FRENCH = { fr: { title: 'À propos', slug: 'a-propos' } }

it('shows nothing of a document until it is published, and then exactly that revision', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  expect(await at(studio, 'about')).toBeUndefined()
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
  expect(await at(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'second' } } } },
  })
  expect((await studio.read(id)).published).toMatchObject([{ locale: EN, rev: 2, path: 'about' }])

  await studio.change(id, 3, [setWord('one', 'fourth')])
  expect(await at(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'second' } } } },
  })
})

it('publishes the last character when it comes right after the save', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { body } = await studio.change(id, 1, [setWord('one', 'the last character.')])
  await studio.publish(entry(id, (body as { rev: number }).rev))
  expect(await at(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'the last character.' } } } },
  })
})

it('publishes once what is pressed twice under one key', async () => {
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

it('leaves the other language byte for byte as it was', async () => {
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
  expect(await at(studio, 'a-propos', 'fr')).toMatchObject({ documentId: id, locale: 'fr' })
})

it('refuses a language that the site or the document does not have', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const french = () => studio.call('POST', '/publications', { entries: [entry(id, 1, 'fr')] })
  expect(await french()).toMatchObject({ status: 422, body: { code: 'documents.noLanguage' } })
  await addFrench(studio)
  expect(await french()).toMatchObject({ status: 422, body: { code: 'documents.notWritten' } })
})

it('publishes in a language that is in preparation, for the day it is opened', async () => {
  const studio = await testStudio()
  await addFrench(studio)
  await studio.rows(`update site_language set enabled = false where site_id = $1 and tag = 'fr'`)
  const { id } = await studio.page({ meta: FRENCH })
  expect((await studio.publish(entry(id, 1, 'fr'))).changed).toMatchObject([{ path: 'a-propos' }])
})

it('redirects from where a page was, and takes the new address at once', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.publish(entry(id))
  await studio.change(id, 1, [{ op: 'set', path: ['meta', EN, 'slug'], value: 'studio' }])
  const { changed } = await studio.publish(entry(id, 2))
  expect(changed).toMatchObject([{ beforePath: 'about', path: 'studio' }])
  expect(await at(studio, 'about')).toBeUndefined()
  expect(await redirectFor(studio.db, studio.site.id, '/about')).toMatchObject({
    target: '/studio',
  })
})

it('refuses an address that is taken, by name, and publishes none of the set', async () => {
  const studio = await testStudio()
  const [first, second, third] = [
    await studio.page({ title: 'About us' }),
    await studio.page({ title: 'Also' }),
    await studio.page({ slug: 'third' }),
  ]
  await studio.publish(entry(first.id))
  const reply = await studio.call('POST', '/publications', {
    entries: [entry(third.id), entry(second.id)],
  })
  expect(reply).toMatchObject({
    status: 409,
    body: { message: 'page /about is already there: “About us”. Choose another address.' },
  })
  expect(await at(studio, 'third')).toBeUndefined()
})

it('lets two pages of one set exchange their addresses', async () => {
  const studio = await testStudio()
  const [one, two] = [await studio.page({ slug: 'one' }), await studio.page({ slug: 'two' })]
  await studio.publish(entry(one.id), entry(two.id))
  const slug = (value: string) => [{ op: 'set' as const, path: ['meta', EN, 'slug'], value }]
  await studio.change(one.id, 1, slug('two'))
  await studio.change(two.id, 1, slug('one'))
  await studio.publish(entry(one.id, 2), entry(two.id, 2))
  expect(await at(studio, 'two')).toMatchObject({ documentId: one.id })
})

it('lets one of two that want an address at once have it', async () => {
  const studio = await testStudio()
  const pages = [await studio.page(), await studio.page(), await studio.page()]
  const replies = await Promise.all(
    pages.map(({ id }) => studio.call('POST', '/publications', { entries: [entry(id)] })),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

it.each(['cart', 'api', 'fr'])('refuses the address /%s, which is not for pages', async (slug) => {
  const studio = await testStudio()
  await addFrench(studio)
  const { id } = await studio.page({ slug })
  const reply = await studio.call('POST', '/publications', { entries: [entry(id)] })
  expect(reply).toMatchObject({ status: 422, body: { code: 'documents.reservedPath' } })
})

it('puts items below their collection, and moves them with it', async () => {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  const post = await studio.item(journal.id)
  await studio.publish(entry(post.id))
  expect(await at(studio, 'journal/post')).toBeUndefined()
  await studio.publish(entry(journal.id))
  expect(await at(studio, 'journal/post')).toMatchObject({ documentId: post.id })

  await studio.change(journal.id, 1, [{ op: 'set', path: ['meta', EN, 'slug'], value: 'news' }])
  await studio.publish(entry(journal.id, 2))
  expect(await at(studio, 'news/post')).toMatchObject({ documentId: post.id })
  expect(await redirectFor(studio.db, studio.site.id, '/journal/post')).toMatchObject({
    target: '/news/post',
  })

  await studio.call('POST', '/unpublications', {
    entries: [{ documentId: journal.id, locale: EN }],
  })
  expect(await at(studio, 'news/post')).toBeUndefined()
})

it('orders items as their collection says', async () => {
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

it('brings the shop’s own row up to date, and closes it when its page is taken away', async () => {
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

it('shows again what was there before a publication, and nothing where there was nothing', async () => {
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
  expect(await at(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'word of one' } } } },
  })
  expect(await at(studio, 'fresh')).toBeUndefined()
  expect((await studio.read(old.id)).rev).toBe(2)
})

it('takes away only what is there', async () => {
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
  expect(await at(studio, 'about')).toBeUndefined()
})

it('tells every process that pages changed, and the outbox what; a saved draft tells nobody', async () => {
  const studio = await testStudio()
  const { changes } = await testDatabase()
  const { id } = await studio.page()
  await untilHeard()
  const before = changes.versionOf(studio.site.id)
  await studio.change(id, 1, [setWord('one', 'draft')])
  await untilHeard()
  expect(changes.versionOf(studio.site.id)).toBe(before)
  const { id: publicationId } = await studio.publish(entry(id))
  await untilHeard()
  expect(changes.versionOf(studio.site.id)).toBeGreaterThan(before ?? 0)
  const told = await studio.rows(
    `select payload from outbox where site_id = $1 and topic = 'documents.published'`,
  )
  expect(told).toMatchObject([
    { payload: { publicationId, changed: [{ documentId: id, path: 'about' }] } },
  ])
})

it('refuses a revision that never was', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const reply = await studio.call('POST', '/publications', { entries: [entry(id, 9)] })
  expect(reply).toMatchObject({ status: 409, body: { code: 'documents.noRevision' } })
})

it('gives no address to a page that is not enabled', async () => {
  const studio = await testStudio()
  const { id } = await studio.create({
    kind: 'page',
    body: pageBody({ more: { settings: { enabled: false } } }),
  })
  expect((await studio.publish(entry(id))).changed).toMatchObject([{ path: null }])
})

it('proposes what should go with a set, and publishes none of it', async () => {
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
