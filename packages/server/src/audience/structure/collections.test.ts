import { orderingCodes } from '@vitrine/model'
import { type Item, newCollection, newItem, newPage, newSiteSettings } from '@vitrine/page'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { publishNow } from '../../test/publish.ts'
import { testStudio } from '../../test/structure.ts'

const locale = 'en-US'

async function withCollection(ordering: number = orderingCodes['user-orderable']) {
  const studio = await testStudio()
  const { db, site, send } = studio
  const collectionId = await publishNow(db, site.id, {
    kind: 'page',
    body: newPage(
      { locale, title: 'Works', slug: 'works' },
      { collection: newCollection({ ordering }) },
    ),
  })
  const item = (slug: string, given: Partial<Item> = {}) =>
    publishNow(db, site.id, {
      kind: 'item',
      collectionId,
      body: newItem({ locale, title: slug, slug }, given),
    })
  const base = `/api/studio/collections/${collectionId}`
  const order = (itemIds: readonly string[]) => send('PUT', `${base}/order`, { itemIds })
  return { ...studio, collectionId, item, base, order }
}

it('counts tags, categories and authors, in drafts and as visitors see them', async () => {
  const { item, base, send, change, signIn } = await withCollection()
  const authorId = newId()
  const first = await item('first', { tags: ['clay', 'glaze'], categories: ['Bowls'], authorId })
  await item('second', { tags: ['clay'] })
  await change(first, 1, [{ op: 'set', path: ['tags'], value: ['clay'] }])
  const reader = await signIn('moderator')
  expect((await reader.send('GET', `${base}/words`)).body).toEqual({
    tags: [
      { name: 'clay', drafts: 2, published: 2 },
      { name: 'glaze', drafts: 0, published: 1 },
    ],
    categories: [{ name: 'Bowls', drafts: 1, published: 1 }],
    authors: [{ name: authorId, displayName: '', drafts: 1, published: 1 }],
  })
  expect((await send('GET', `/api/studio/collections/${newId()}/words`)).status).toBe(404)
})

it('renames a tag in all items, and publishes those without other changes', async () => {
  const { item, base, send, change, browser } = await withCollection()
  const [first, second] = [
    await item('first', { tags: ['clay', 'glaze'] }),
    await item('second', { tags: ['clay', 'kiln'] }),
  ]
  await item('third', { tags: ['glaze'] })
  await change(second, 1, [{ op: 'set', path: ['featured'], value: true }])
  const rename = (names: readonly string[], to: string | null, kind = 'tag') =>
    send('POST', `${base}/words`, { kind, names, to })
  expect(await rename(['clay'], 'glaze')).toMatchObject({
    status: 409,
    body: { code: 'structure.wordExists', message: 'This tag already exists' },
  })
  expect((await rename(['clay'], ' earth ')).body).toEqual({
    items: 2,
    published: false,
    failed: 0,
  })
  const words = await send('GET', `${base}/words`)
  expect(words.body).toMatchObject({
    tags: [
      { name: 'glaze', drafts: 2, published: 2 },
      { name: 'earth', drafts: 2, published: 1 },
      { name: 'kiln', drafts: 1, published: 1 },
      { name: 'clay', drafts: 0, published: 1 },
    ],
  })
  const page = await browser().visit('/works/first?format=json')
  expect(JSON.parse(page.text)).toMatchObject({ item: { id: first, tags: ['earth', 'glaze'] } })
})

it('merges tags into one of them or a new one, and removes them', async () => {
  const { item, base, send } = await withCollection()
  await item('first', { tags: ['a', 'b', 'c'], categories: ['a'] })
  await item('second', { tags: ['b'] })
  const change = (names: readonly string[], to: string | null) =>
    send('POST', `${base}/words`, { kind: 'tag', names, to })
  const readTags = async () =>
    ((await send('GET', `${base}/words`)).body as { tags: { name: string }[] }).tags.map(
      ({ name }) => name,
    )
  expect((await change(['a', 'b'], 'a')).body).toEqual({ items: 2, published: true, failed: 0 })
  expect(await readTags()).toEqual(['a', 'c'])
  expect((await change(['a', 'c'], 'd')).body).toEqual({ items: 2, published: true, failed: 0 })
  expect(await readTags()).toEqual(['d'])
  expect((await change(['d'], null)).body).toEqual({ items: 2, published: true, failed: 0 })
  expect(await readTags()).toEqual([])
  expect((await send('GET', `${base}/words`)).body).toMatchObject({ categories: [{ name: 'a' }] })
  expect(await change(['d'], null)).toMatchObject({
    status: 404,
    body: { code: 'structure.unknownWord' },
  })
})

it('renames two tags to one name at the same time only once', async () => {
  const { item, base, send } = await withCollection()
  for (const name of ['clay', 'earth', 'loam', 'soil'])
    await Promise.all([1, 2, 3].map((number) => item(`${name}-${number}`, { tags: [name] })))
  const rename = (name: string) =>
    send('POST', `${base}/words`, { kind: 'tag', names: [name], to: 'ground' })
  const replies = await Promise.all(['clay', 'earth', 'loam', 'soil'].map(rename))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ])
  expect(replies.find(({ status }) => status === 409)).toMatchObject({
    body: { code: 'structure.wordExists', message: 'This tag already exists' },
  })
  const { tags } = (await send('GET', `${base}/words`)).body as { tags: { drafts: number }[] }
  expect(tags.map(({ drafts }) => drafts)).toEqual([3, 3, 3, 3])
})

it('rejects names that are too long, and who may not edit', async () => {
  const { item, base, send, signIn } = await withCollection()
  await item('first', { categories: ['Bowls'] })
  const given = { kind: 'category', names: ['Bowls'], to: 'x'.repeat(26) }
  expect(await send('POST', `${base}/words`, given)).toMatchObject({
    status: 422,
    body: { code: 'structure.wordTooLong', message: 'Enter at most 25 characters.' },
  })
  for (const wrong of [{ to: ' ' }, { names: [] }, { kind: 'author' }])
    expect((await send('POST', `${base}/words`, { ...given, ...wrong })).status).toBe(400)
  const reader = await signIn('moderator')
  expect((await reader.send('POST', `${base}/words`, { ...given, to: 'Cups' })).status).toBe(403)
})

it('names the authors of a site, and lists the items of each for visitors', async () => {
  const { db, site, item, base, send, browser } = await withCollection()
  const [ada, ben] = [newId(), newId()]
  const authors = [
    { id: ben, displayName: 'Ben' },
    { id: ada, displayName: 'Ada & Co' },
  ]
  await publishNow(db, site.id, {
    kind: 'site-settings',
    body: newSiteSettings({ locale, title: 'Works' }, { authors }),
  })
  await item('by-ada', { authorId: ada })
  await item('by-nobody')
  expect((await send('GET', `${base}/words`)).body).toMatchObject({
    authors: [
      { name: ada, displayName: 'Ada & Co', drafts: 1, published: 1 },
      { name: ben, displayName: 'Ben', drafts: 0, published: 0 },
    ],
  })
  const list = await browser().visit(`/works?author=${ada}&format=json`)
  expect(list.body).toMatchObject({
    authorFilter: { id: ada, displayName: 'Ada & Co' },
    items: [{ urlId: 'by-ada', author: { displayName: 'Ada & Co' } }],
  })
  expect((list.body as { items: object[] }).items).toHaveLength(1)
  for (const formerAuthor of [ben, newId(), 'x', "'"])
    expect(
      (await browser().visit(`/works?author=${encodeURIComponent(formerAuthor)}`)).status,
    ).toBe(404)
})

it('shows visitors the items in the owner’s order', async () => {
  const { item, order, browser } = await withCollection()
  const ids = [await item('one'), await item('two'), await item('three')]
  expect((await order(ids.toReversed())).body).toEqual({ rev: 2, published: true })
  const slugs = async () => {
    const { text } = await browser().visit('/works?format=json')
    const { items } = JSON.parse(text) as { items: readonly { urlId: string }[] }
    return items.map(({ urlId }) => urlId)
  }
  await expect.poll(slugs).toEqual(['three', 'two', 'one'])
})

it('orders only collections in user order, and at most 250 items', async () => {
  const { item, order, signIn, base } = await withCollection()
  const one = await item('one')
  const other = await withCollection(orderingCodes.chronological)
  const theirs = await other.item('theirs')
  const code = async (reply: Promise<{ readonly body: unknown }>) =>
    ((await reply).body as { code: string }).code
  expect(await code(other.order([theirs]))).toBe('structure.notOrdered')
  expect(await code(order([theirs]))).toBe('structure.unknownItems')
  expect(await code(order([one, one]))).toBe('structure.unknownItems')
  const many = await order(Array.from({ length: 251 }, () => newId()))
  expect(many.status).toBe(422)
  expect(many.body).toMatchObject({
    message: 'A custom order can have up to 250 items.',
  })
  expect(await code(order(['no-id']))).toBe('http.malformed')
  const viewer = await signIn('viewer')
  expect((await viewer.send('PUT', `${base}/order`, { itemIds: [one] })).status).toBe(403)
})

it('finds no collections of other sites', async () => {
  const { send } = await withCollection()
  const other = await withCollection()
  expect((await send('GET', `${other.base}/words`)).body).toMatchObject({
    code: 'structure.noCollection',
  })
  const refused = await send('PUT', `${other.base}/order`, { itemIds: [] })
  expect(refused.body).toMatchObject({ code: 'structure.noCollection' })
})
