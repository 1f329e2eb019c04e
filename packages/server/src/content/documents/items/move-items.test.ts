import type { DocumentWithDraft } from '@vitrine/contract'
import { collectionTypeCodes, orderingCodes, recordTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { collectionBody, itemBody, testStudio, type TestStudio } from '../../../test/documents.ts'

const EN = 'en-US'
const entry = ({ id }: { readonly id: string }) => ({ documentId: id, rev: 1, locale: EN })

/** Creates a journal with two published posts and a draft, and another published collection. */
async function twoCollections() {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  const notes = await studio.create({
    kind: 'page',
    body: collectionBody({ title: 'Notes', slug: 'notes' }),
  })
  const posts = [
    await studio.item(journal.id, { title: 'One', slug: 'one' }),
    await studio.item(journal.id, { title: 'Two', slug: 'two' }),
  ]
  const draft = await studio.item(journal.id, { title: 'Draft', slug: 'draft' })
  await studio.publish(...[journal, notes, ...posts].map(entry))
  const move = (to: string, ...items: readonly { readonly id: string }[]) =>
    studio.call('POST', `/collections/${to}/items`, { itemIds: items.map(({ id }) => id) })
  return { studio, journal, notes, posts, draft, move }
}

const visitStatus = async (studio: TestStudio, path: string) => {
  const { status, headers } = await studio.browser().visit(path)
  return [status, headers['location']].filter((one) => one !== undefined)
}

it('moves published items, and redirects their old paths', async () => {
  const { studio, notes, posts, draft, move } = await twoCollections()
  expect(await move(notes.id, ...posts, draft)).toMatchObject({ status: 200, body: { moved: 3 } })
  expect(await visitStatus(studio, '/notes/one')).toEqual([200])
  expect(await visitStatus(studio, '/journal/one')).toEqual([301, '/notes/one'])
  expect(await visitStatus(studio, '/journal/two')).toEqual([301, '/notes/two'])
  expect(await visitStatus(studio, '/notes/draft')).toEqual([404])
  expect(await studio.read(draft.id)).toMatchObject({ collectionId: notes.id, published: [] })
  expect(await move(notes.id, ...posts)).toMatchObject({ body: { moved: 0 } })
  // And back again, without a redirect loop.
  expect((await move(posts[0]?.collectionId ?? '', ...posts)).status).toBe(200)
  expect(await visitStatus(studio, '/journal/one')).toEqual([200])
  expect(await visitStatus(studio, '/notes/one')).toEqual([301, '/journal/one'])
})

it('moves all items or none', async () => {
  const { studio, journal, notes, posts, draft, move } = await twoCollections()
  const other = await studio.item(notes.id, { title: 'One as well', slug: 'one' })
  await studio.publish(entry(other))
  expect(await move(notes.id, ...posts)).toMatchObject({
    status: 409,
    body: { code: 'documents.pathTaken' },
  })
  expect(await visitStatus(studio, '/journal/two')).toEqual([200])
  await studio.item(notes.id, { title: 'Another draft', slug: 'draft' })
  expect(await move(notes.id, draft)).toMatchObject({
    status: 409,
    body: {
      code: 'documents.pathTaken',
      message: expect.stringContaining('Another draft'),
    },
  })
  expect(await move(notes.id, draft, { id: journal.id })).toMatchObject({
    status: 404,
    body: { code: 'documents.noItems' },
  })
  expect(await studio.read(draft.id)).toMatchObject({ collectionId: journal.id })
  const hidden = await studio.create({
    kind: 'page',
    body: collectionBody({ title: 'Hidden', slug: 'hidden' }),
  })
  expect(await move(hidden.id, ...posts)).toMatchObject({
    status: 409,
    body: { code: 'documents.notShown' },
  })
  expect((await move(hidden.id, draft)).status).toBe(200)
})

it('moves nothing into a page without items, into another site, or for staff who may not publish', async () => {
  const { studio, notes, posts, draft, move } = await twoCollections()
  const about = await studio.page()
  expect((await move(about.id, draft)).body).toMatchObject({ code: 'documents.noCollection' })
  const given = collectionBody({ title: 'Shop', slug: 'shop', type: collectionTypeCodes.products })
  const shop = await studio.create({ kind: 'page', body: given })
  expect((await move(shop.id, draft)).body).toMatchObject({ code: 'documents.notForItems' })
  const other = await twoCollections()
  expect((await move(other.notes.id, draft)).status).toBe(404)
  expect((await move(notes.id, other.draft)).status).toBe(404)
  const writer = await studio.signIn('draft-editor')
  const itemIds = posts.map(({ id }) => id)
  const refused = await writer.call('POST', `/collections/${notes.id}/items`, { itemIds })
  expect(refused.status).toBe(403)
  expect(await visitStatus(studio, '/journal/one')).toEqual([200])
})

it('copies a page with all its items in their order', async () => {
  const studio = await testStudio()
  const given = collectionBody()
  const ordering = orderingCodes['user-orderable']
  const journal = await studio.create({
    kind: 'page',
    body: { ...given, collection: { ...given.collection, ordering } },
  })
  const posts = [
    await studio.item(journal.id, { title: 'One', slug: 'one' }),
    await studio.item(journal.id, { title: 'Two', slug: 'two' }),
  ]
  const itemIds = posts.map(({ id }) => id).toReversed()
  await studio.change(journal.id, 1, [
    { op: 'set', path: ['collection', 'itemIds'], value: itemIds },
  ])
  const alone = await studio.call('POST', `/documents/${journal.id}/copies`)
  const copy = (await studio.call('POST', `/documents/${journal.id}/copies`, { items: true }))
    .body as DocumentWithDraft
  const listItems = async (id: string) => {
    const { body } = await studio.call('GET', `/documents?collectionId=${id}`)
    return (body as { documents: { id: string; title: string }[] }).documents
  }
  expect(await listItems((alone.body as DocumentWithDraft).id)).toEqual([])
  const items = await listItems(copy.id)
  expect(items.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'One',
    'Two',
  ])
  const findId = (title: string) => items.find((one) => one.title === title)?.id
  expect(copy.body).toMatchObject({ collection: { itemIds: [findId('Two'), findId('One')] } })
  expect(await listItems(journal.id)).toHaveLength(2)
  expect((await studio.read(findId('One') ?? '')).body).toEqual(posts[0]?.body)
})

it('converts pages to another kind if their items fit', async () => {
  const studio = await testStudio()
  const convert = (id: string, to: string) =>
    studio.call('POST', `/documents/${id}/conversion`, { to })
  const about = await studio.page()
  expect((await convert(about.id, 'blog')).body).toMatchObject({
    rev: 2,
    body: { type: 1, meta: about.body['meta'], collection: { typeName: 'blog' } },
  })
  const post = await studio.item(about.id)
  const code = async (id: string, to: string) => {
    const { status, body } = await convert(id, to)
    return [status, (body as { code?: string }).code]
  }
  expect(await code(about.id, 'page')).toEqual([409, 'documents.holdsItems'])
  expect(await code(about.id, 'folder')).toEqual([409, 'documents.holdsItems'])
  expect(await code(about.id, 'events')).toEqual([422, 'documents.holdsOthers'])
  await studio.call('DELETE', `/documents/${post.id}`)
  const event = {
    startAt: '2026-12-01T18:00:00.000Z',
    endAt: '2026-12-01T20:00:00.000Z',
    allDay: false,
  }
  await studio.create({
    kind: 'item',
    collectionId: about.id,
    body: itemBody({ more: { recordType: recordTypeCodes.event, event } }),
  })
  expect((await convert(about.id, 'events')).body).toMatchObject({
    body: { collection: { typeName: 'events', ordering: orderingCodes.calendar } },
  })
  const { body: versions } = await studio.call('GET', `/documents/${about.id}/versions`)
  expect(versions).toMatchObject({
    versions: [{ label: 'Before: convert to events' }, { label: 'Before: convert to blog' }],
  })
  const shop = await studio.create({
    kind: 'page',
    body: collectionBody({ slug: 'shop', type: collectionTypeCodes.products }),
  })
  expect(await code(shop.id, 'blog')).toEqual([422, 'documents.notConvertible'])
  expect(await code(post.id, 'blog')).toEqual([409, 'documents.inTrash'])
  expect(await code(shop.id, 'store')).toEqual([400, 'http.malformed'])
  const other = await testStudio()
  expect(
    (await other.call('POST', `/documents/${about.id}/conversion`, { to: 'page' })).status,
  ).toBe(404)
})
