import { pageTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { recordStatements } from '../../test/statements.ts'
import { collectionBody, pageBody, testStudio, type TestStudio } from '../../test/documents.ts'

const EN = 'en-US'

interface Listed {
  readonly documents: readonly {
    readonly id: string
    readonly title: string
    readonly state: string
  }[]
  readonly hasNextPage: boolean
  readonly nextPageCursor: string | null
  readonly counts: Readonly<Record<string, number>> | null
}

const list = async (studio: TestStudio, query = '') =>
  (await studio.call('GET', `/documents${query}`)).body as Listed

it('lists documents with their state, the last changed first', async () => {
  const studio = await testStudio()
  const pages = {
    draft: await studio.page({ title: 'draft', slug: 'a' }),
    published: await studio.page({ title: 'published', slug: 'b' }),
    private: await studio.page({
      title: 'private',
      slug: 'c',
      more: { access: { kind: 'password' } },
    }),
    scheduled: await studio.page({ title: 'scheduled', slug: 'd' }),
    'needs-review': await studio.page({ title: 'needs-review', slug: 'e' }),
  }
  const entries = (id: string) => [{ documentId: id, locale: EN, rev: 1 }]
  await studio.publish(...entries(pages.published.id), ...entries(pages.private.id))
  await studio.call('POST', '/schedules', {
    action: 'publish',
    runAt: '2999-01-01T00:00:00Z',
    entries: entries(pages.scheduled.id),
  })
  await studio.call('POST', '/reviews', { entries: entries(pages['needs-review'].id) })

  const { documents } = await list(studio)
  expect(documents.map(({ title }) => title)).toEqual(Object.keys(pages).toReversed())
  for (const { title, state } of documents) expect(state).toBe(title)
  for (const [state, { id }] of Object.entries(pages))
    expect((await list(studio, `?state=${state}`)).documents.map((row) => row.id)).toEqual([id])
})

it('lists disabled pages and scheduled removals by their states', async () => {
  const studio = await testStudio()
  const off = await studio.page({ slug: 'off', more: { settings: { enabled: false } } })
  const going = await studio.page({ slug: 'going' })
  const readState = async (id: string, query = '') =>
    (await list(studio, query)).documents.find((row) => row.id === id)?.state
  const at = (id: string) => ({ documentId: id, locale: EN })
  await studio.publish({ ...at(off.id), rev: 1 }, { ...at(going.id), rev: 1 })
  expect([await readState(off.id), await readState(going.id)]).toEqual(['private', 'published'])
  const asked = { action: 'unpublish', runAt: '2999-01-01T00:00:00Z', entries: [at(going.id)] }
  const { body } = await studio.call('POST', '/schedules', asked)
  expect(await readState(going.id)).toBe('scheduled')
  // In another language it has another state.
  expect(await readState(going.id, '?locale=fr')).toBe('draft')
  await studio.call('DELETE', `/schedules/${(body as { id: string }).id}`)
  expect(await readState(going.id)).toBe('published')
  const review = { entries: [{ ...at(going.id), rev: 2 }] }
  expect((await studio.call('POST', '/reviews', review)).status).toBe(409)
  expect((await studio.call('GET', '/documents?state=gone')).status).toBe(400)
})

it('rejects a document of ten megabytes in one call as too large', async () => {
  const studio = await testStudio()
  const page = pageBody()
  const body = { ...page, blocks: { ...page.blocks, x: { word: 'x'.repeat(10_000_000) } } }
  const refused = await studio.call('POST', '/documents', { kind: 'page', body })
  expect(refused).toMatchObject({ status: 413, body: { code: 'http.tooLarge' } })
  expect((await list(studio)).documents).toEqual([])
})

it('needs no review of a revision that was published since', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const entries = [{ documentId: id, locale: EN, rev: 1 }]
  await studio.call('POST', '/reviews', { entries })
  await studio.publish(...entries)
  expect((await list(studio)).documents).toMatchObject([{ id, state: 'published' }])
})

it('lists by kind, collection and part of a name, page by page', async () => {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  for (let n = 0; n < 60; n += 1)
    await studio.item(journal.id, { title: `Post ${n}`, slug: `post-${n}` })
  const first = await list(studio, `?kind=item&collectionId=${journal.id}`)
  expect([first.documents.length, first.hasNextPage]).toEqual([50, true])
  const rest = await list(studio, `?kind=item&cursor=${first.nextPageCursor}`)
  expect([rest.documents.length, rest.hasNextPage]).toEqual([10, false])
  expect(new Set([...first.documents, ...rest.documents].map(({ id }) => id)).size).toBe(60)
  expect((await list(studio, '?text=POST-42')).documents).toMatchObject([{ title: 'Post 42' }])
  expect((await studio.call('GET', '/documents?cursor=x')).status).toBe(400)
})

it('lists without reading a body or a version', async () => {
  const studio = await testStudio()
  await studio.page()
  const sent = await recordStatements(() => list(studio))
  const statement = sent.find((text) => text.includes('from document doc')) ?? ''
  expect(statement).not.toMatch(/\bbody\b|\bversion\b/)
})

it('rejects an invalid document with the path of the issue', async () => {
  const studio = await testStudio()
  const reply = await studio.call('POST', '/documents', {
    kind: 'page',
    body: { ...pageBody(), type: 9_999 },
  })
  expect(reply).toMatchObject({ status: 422, body: { path: ['type'] } })
})

it('allows items only in collections, and other documents only outside', async () => {
  const studio = await testStudio()
  const page = await studio.page()
  const create = (given: object) =>
    studio.call('POST', '/documents', { kind: 'item', body: pageBody(), ...given })
  expect(await create({})).toMatchObject({ body: { code: 'documents.needsCollection' } })
  expect(await create({ kind: 'page', collectionId: page.id })).toMatchObject({
    body: { code: 'documents.needsCollection' },
  })
  const inPage = await studio.item(page.id).catch(String)
  expect(inPage).toContain('documents.noCollection')
})

it('has one menu per site', async () => {
  const studio = await testStudio()
  const navigation = { kind: 'navigation', body: { schema: 1, menus: [] } }
  const { id } = await studio.create(navigation)
  const again = await studio.call('POST', '/documents', navigation)
  expect(again).toMatchObject({ status: 409, body: { code: 'documents.isSingle' } })
  expect(await studio.call('DELETE', `/documents/${id}`)).toMatchObject({ status: 409 })
})

it('duplicates no page of a system type, of which visitors see one', async () => {
  const studio = await testStudio()
  const body = { ...pageBody(), type: pageTypeCodes['lock-screen'] }
  const { id } = await studio.create({ kind: 'page', body })
  const copy = await studio.call('POST', `/documents/${id}/copies`, {})
  expect(copy).toMatchObject({ status: 409, body: { code: 'documents.isSingle' } })
})

it('moves a collection with its items to the trash, unpublishes them, and restores them as drafts', async () => {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  const [post, gone] = [
    await studio.item(journal.id),
    await studio.item(journal.id, { slug: 'gone' }),
  ]
  await studio.publish(...[journal, post].map(({ id }) => ({ documentId: id, locale: EN, rev: 1 })))
  await studio.call('DELETE', `/documents/${gone.id}`)
  expect((await studio.call('DELETE', `/documents/${journal.id}`)).status).toBe(200)
  expect(await studio.rows('select from published where site_id = $1')).toEqual([])
  expect((await list(studio)).documents).toEqual([])
  expect((await list(studio, '?trash=only')).documents).toHaveLength(3)
  expect((await studio.change(post.id, 1, [])).body).toMatchObject({ code: 'documents.inTrash' })

  const early = await studio.call('POST', `/documents/${post.id}/restore`)
  expect(early).toMatchObject({ status: 409, body: { code: 'documents.collectionInTrash' } })
  await studio.call('POST', `/documents/${journal.id}/restore`)
  const back = (await list(studio)).documents.map(({ id }) => id)
  expect(new Set(back)).toEqual(new Set([journal.id, post.id]))
})

it('copies a document with another title and slug', async () => {
  const studio = await testStudio()
  const { id, body } = await studio.page()
  const copy = await studio.call('POST', `/documents/${id}/copies`)
  expect(copy.body).toMatchObject({
    kind: 'page',
    rev: 1,
    body: { meta: { [EN]: { title: 'About (copy)', slug: 'about-copy' } }, blocks: body['blocks'] },
  })
})

it('finds no document of another site in any call', async () => {
  const [studio, other] = [await testStudio(), await testStudio()]
  const { id } = await studio.page()
  const publication = await studio.publish({ documentId: id, locale: EN, rev: 1 })
  const { body: link } = await studio.call('POST', '/preview-links', { documentId: id })
  const { body: versions } = await studio.call('GET', `/documents/${id}/versions`)
  const [version] = (versions as { versions: { id: string }[] }).versions
  const entries = [{ documentId: id, locale: EN, rev: 1 }]
  const { body: review } = await studio.call('POST', '/reviews', { entries })
  const runAt = '2999-01-01T00:00:00Z'
  const { body: schedule } = await studio.call('POST', '/schedules', {
    action: 'publish',
    runAt,
    entries,
  })
  const named = (given: unknown) => (given as { id: string }).id
  const calls = [
    ['GET', `/documents/${id}`],
    ['DELETE', `/documents/${id}`],
    ['POST', `/documents/${id}/restore`],
    ['POST', `/documents/${id}/copies`],
    ['GET', `/documents/${id}/versions`],
    ['GET', `/documents/${id}/versions/${version?.id}`],
    ['POST', `/documents/${id}/versions/${version?.id}/restore`],
    ['POST', `/documents/${id}/versions`, { label: 'x' }],
    ['POST', '/publications', { entries }],
    ['POST', '/publications/proposal', { entries }],
    ['POST', `/publications/${publication.id}/rollback`],
    ['POST', '/schedules', { action: 'publish', runAt, entries }],
    ['DELETE', `/schedules/${named(schedule)}`],
    ['POST', '/reviews', { entries }],
    ['POST', `/reviews/${named(review)}/approval`],
    ['POST', `/reviews/${named(review)}/refusal`, { note: '' }],
    ['DELETE', `/reviews/${named(review)}`],
    ['POST', '/preview-links', { documentId: id }],
    ['DELETE', `/preview-links/${named(link)}`],
  ] as const
  for (const [method, path, given] of calls)
    expect((await other.call(method, path, given)).status, `${method} ${path}`).toBe(404)
  expect((await other.change(id, 1, [])).status).toBe(404)
  const item = { kind: 'item', collectionId: id, body: pageBody() }
  expect((await other.call('POST', '/documents', item)).status).not.toBe(200)
  expect((await studio.read(id)).rev).toBe(1)
})

it('lets a draft editor write and request reviews, but neither publish nor unpublish', async () => {
  const studio = await testStudio()
  const writer = await studio.signIn('draft-editor')
  const { id } = await studio.page()
  const entries = [{ documentId: id, locale: EN, rev: 1 }]
  expect((await writer.call('POST', '/publications', { entries })).status).toBe(403)
  expect((await writer.call('POST', '/reviews', { entries })).status).toBe(200)
  await studio.publish(...entries)
  expect((await writer.call('POST', '/unpublications', { entries })).status).toBe(403)
  expect((await writer.call('DELETE', `/documents/${id}`)).status).toBe(403)
  expect((await studio.read(id)).deletedAt).toBeNull()
  const draft = await studio.page({ slug: 'other' })
  expect((await writer.call('DELETE', `/documents/${draft.id}`)).status).toBe(200)
  const moderator = await studio.signIn('moderator')
  expect((await moderator.call('GET', `/documents/${id}`)).status).toBe(200)
  expect((await moderator.call('POST', `/documents/${id}/copies`)).status).toBe(403)
})

it.each(['commenter', 'viewer', 'scheduling', 'scheduling-viewer', 'scheduling-editor'] as const)(
  'shows no draft to a %s',
  async (role) => {
    const studio = await testStudio()
    const { id } = await studio.page()
    const outsider = await studio.signIn(role)
    const paths = [
      '/documents',
      `/documents/${id}`,
      `/documents/${id}/changes`,
      `/documents/${id}/versions`,
      '/publications',
      '/schedules',
      '/reviews',
    ]
    for (const path of paths) expect((await outsider.call('GET', path)).status, path).toBe(403)
  },
)

it('lists drafts that differ from what visitors see, with all their languages', async () => {
  const studio = await testStudio()
  await studio.rows(
    `insert into site_language (site_id, tag, prefix, is_default) values ($1, 'fr', 'fr', false)`,
  )
  const meta = { fr: { title: 'À propos', slug: 'a-propos' } }
  const page = await studio.page({ meta })
  const published = await studio.page({ slug: 'published' })
  await studio.publish({ documentId: published.id, locale: EN, rev: 1 })
  const english = { locale: EN, title: 'About', publishedRev: null, path: null }
  const french = { locale: 'fr', title: 'À propos', publishedRev: null, path: null }
  expect((await list(studio, '?changed=only')).documents).toMatchObject([
    { id: page.id, languages: [english, french] },
  ])
  await studio.publish({ documentId: page.id, locale: EN, rev: 1 })
  expect((await list(studio, '?changed=only')).documents).toMatchObject([
    { id: page.id, languages: [{ ...english, publishedRev: 1, path: 'about' }, french] },
  ])
  await studio.publish({ documentId: page.id, locale: 'fr', rev: 1 })
  expect((await list(studio, '?changed=only')).documents).toEqual([])
  const menus = { schema: 1, menus: [{ id: 'mainNav', items: [] }] }
  const { id } = await studio.create({ kind: 'navigation', body: menus })
  expect((await list(studio, '?changed=only')).documents).toMatchObject([
    { id, languages: [{ locale: EN, title: '', publishedRev: null }] },
  ])
})

it('sorts and counts the items of a collection, and continues each order', async () => {
  const studio = await testStudio()
  const { id: collectionId } = await studio.create({ kind: 'page', body: collectionBody() })
  const names = Array.from({ length: 52 }, (_, index) => `Item ${String(index).padStart(2, '0')}`)
  const ids: string[] = []
  for (const [index, title] of names.entries())
    ids.push((await studio.item(collectionId, { title, slug: `item-${index}` })).id)
  const [first = '', second = ''] = ids
  for (const documentId of [collectionId, second, first])
    await studio.publish({ documentId, locale: EN, rev: 1 })

  const read = async (sort: string) => {
    const query = `?collectionId=${collectionId}&sort=${sort}`
    const page = await list(studio, query)
    const rest = await list(studio, `${query}&cursor=${page.nextPageCursor}`)
    expect(page.documents).toHaveLength(50)
    expect(rest.counts).toBeNull()
    return [...page.documents, ...rest.documents].map(({ title }) => title)
  }
  expect(await read('title')).toEqual(names)
  expect((await read('oldest')).slice(0, 3)).toEqual(['Item 01', 'Item 00', expect.any(String)])
  expect((await read('newest')).slice(-2)).toEqual(['Item 00', 'Item 01'])
  expect((await read('changed'))[0]).toBe('Item 51')
  expect(new Set(await read('changed')).size).toBe(52)

  const filtered = await list(studio, `?collectionId=${collectionId}&state=published&text=item`)
  expect(filtered.documents).toHaveLength(2)
  expect(filtered.counts).toMatchObject({ draft: 50, published: 2, scheduled: 0 })
  for (const query of ['sort=size', `sort=oldest&cursor=${toCursor('x', first)}`, 'cursor=e30'])
    expect((await studio.call('GET', `/documents?${query}`)).status, query).toBe(400)
})

it('filters the items of a collection by author, tag and category, and counts them', async () => {
  const studio = await testStudio()
  const { id: collectionId } = await studio.create({ kind: 'page', body: collectionBody() })
  const author = 'author-of-pots'
  const given = {
    ash: { tags: ['clay', 'ash'], categories: ['Bowls'], authorId: author },
    bisque: { tags: ['clay'], categories: ['Bowls', 'Cups'] },
    celadon: { tags: ['Clay'], categories: [], authorId: author },
  }
  for (const [title, more] of Object.entries(given))
    await studio.item(collectionId, { title, slug: title, more })
  const [first] = (await list(studio, `?collectionId=${collectionId}&text=ash`)).documents
  for (const documentId of [collectionId, first?.id ?? ''])
    await studio.publish({ documentId, locale: EN, rev: 1 })

  const read = async (query: string) => {
    const found = await list(studio, `?collectionId=${collectionId}&sort=title&${query}`)
    return [found.documents.map(({ title }) => title).join(), found.counts]
  }
  const both = { draft: 1, published: 1 }
  expect(await read('tag=clay')).toEqual(['ash,bisque', expect.objectContaining(both)])
  expect(await read('category=Bowls')).toEqual(['ash,bisque', expect.objectContaining(both)])
  expect(await read(`author=${author}`)).toEqual(['ash,celadon', expect.objectContaining(both)])
  expect(await read(`author=${author}&tag=clay&category=Cups`)).toMatchObject(['', { draft: 0 }])
  // The counts are those of all states, of which one is listed.
  expect(await read('tag=clay&state=draft')).toEqual(['bisque', expect.objectContaining(both)])
  expect((await studio.call('GET', `/documents?tag=${'x'.repeat(51)}&author=`)).status).toBe(400)
})

function toCursor(...position: readonly string[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}
