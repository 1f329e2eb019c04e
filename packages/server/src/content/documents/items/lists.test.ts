import type { JsonObject } from '@vitrine/page'
import { expect, it } from 'vitest'
import { recordStatements } from '../../../test/statements.ts'
import {
  countItems,
  type ItemFilter,
  loadItems,
  loadNeighbours,
  loadPageOutlines,
  loadPaths,
  loadPublishedByIds,
  loadSingles,
  loadItemSummary,
} from '../index.ts'
import { collectionBody, itemBody, testStudio, type TestStudio } from '../../../test/documents.ts'

const EN = 'en-US'
const english = { locale: EN, fallback: EN }

/** Creates a journal with a published post per day, the first day first. */
async function testJournal(days: readonly (JsonObject & { readonly slug: string })[]) {
  const studio = await testStudio()
  const journal = await studio.create({ kind: 'page', body: collectionBody() })
  const posts = []
  for (const [n, { slug, ...more }] of days.entries())
    posts.push(
      await studio.create({
        kind: 'item',
        collectionId: journal.id,
        body: itemBody({
          slug,
          title: slug,
          more: { publishOn: `2026-0${n + 1}-01T12:00:00.000Z`, ...more },
        }),
      }),
    )
  const entries = [journal, ...posts].map(({ id }) => ({ documentId: id, locale: EN, rev: 1 }))
  await studio.publish(...entries)
  const filter = { ...english, collectionId: journal.id }
  return { studio, journal, posts, filter }
}

const newest = { order: 'publish_on', descending: true, limit: 10 } as const
const listPaths = async (studio: TestStudio, filter: ItemFilter) =>
  (await loadItems(studio.db, studio.site.id, filter, newest)).map(({ path }) => path)

it('lists a collection by date, tag, category, featured mark and day', async () => {
  const { studio, filter } = await testJournal([
    { slug: 'jan', tags: ['clay'], categories: ['News'] },
    { slug: 'feb', tags: ['clay', 'kiln'], featured: true },
    { slug: 'mar', settings: { hidden: true } },
  ])
  expect(await listPaths(studio, filter)).toEqual(['journal/feb', 'journal/jan'])
  expect(await listPaths(studio, { ...filter, tag: 'kiln' })).toEqual(['journal/feb'])
  expect(await listPaths(studio, { ...filter, category: 'News' })).toEqual(['journal/jan'])
  expect(await listPaths(studio, { ...filter, featured: true })).toEqual(['journal/feb'])
  const january = { from: new Date('2026-01-01'), to: new Date('2026-02-01') }
  expect(await listPaths(studio, { ...filter, days: january })).toEqual(['journal/jan'])
  expect(await countItems(studio.db, studio.site.id, filter)).toBe(2)
  expect(await loadItemSummary(studio.db, studio.site.id, filter)).toEqual({
    itemCount: 2,
    tags: ['clay', 'kiln'],
    categories: ['News'],
  })
})

it('continues after the last item of a page, and finds the neighbours of an item', async () => {
  const { studio, filter } = await testJournal([{ slug: 'jan' }, { slug: 'feb' }, { slug: 'mar' }])
  const { db, site } = studio
  const [mar, feb] = await loadItems(db, site.id, filter, { ...newest, limit: 2 })
  const rest = await loadItems(db, site.id, filter, { ...newest, beyond: feb?.publishOn.getTime() })
  expect(rest.map(({ path }) => path)).toEqual(['journal/jan'])
  if (!mar || !feb) throw new Error('Two were listed')
  const { previous, next } = await loadNeighbours(db, site.id, filter, {
    item: feb,
    order: 'publish_on',
    descending: true,
  })
  expect([previous?.path, next?.path]).toEqual(['journal/mar', 'journal/jan'])
})

it('lists upcoming and past events by time', async () => {
  const event = (day: string) => ({
    event: { startAt: `${day}T18:00:00.000Z`, endAt: `${day}T20:00:00.000Z`, allDay: false },
  })
  const { studio, filter } = await testJournal([
    { slug: 'late', ...event('2026-09-01') },
    { slug: 'early', ...event('2026-03-01') },
  ])
  const noon = new Date('2026-06-01')
  const list = async (more: object, descending: boolean) => {
    const range = { order: 'start_at', descending, limit: 10 } as const
    const items = await loadItems(studio.db, studio.site.id, { ...filter, ...more }, range)
    return items.map(({ path }) => path)
  }
  expect(await list({}, false)).toEqual(['journal/early', 'journal/late'])
  expect(await list({ endsAfter: noon }, false)).toEqual(['journal/late'])
  expect(await list({ endsBefore: noon }, true)).toEqual(['journal/early'])
})

it('finds the later event after an event', async () => {
  const event = (day: string) => ({
    event: { startAt: `${day}T18:00:00.000Z`, endAt: `${day}T20:00:00.000Z`, allDay: false },
  })
  const { studio, filter } = await testJournal([
    { slug: 'june', ...event('2026-06-01') },
    { slug: 'march', ...event('2026-03-01') },
    { slug: 'may', ...event('2026-05-01') },
  ])
  const { db, site } = studio
  const order = { order: 'start_at', descending: true } as const
  const [, may] = await loadItems(db, site.id, filter, { ...order, limit: 2 })
  if (!may) throw new Error('Two were listed')
  const { previous, next } = await loadNeighbours(db, site.id, filter, { item: may, ...order })
  expect([previous?.path, next?.path]).toEqual(['journal/march', 'journal/june'])
})

it('loads page outlines, documents by id and single documents in one statement each', async () => {
  const { studio, journal } = await testJournal([{ slug: 'jan' }])
  const { db, site } = studio
  const navigation = await studio.create({ kind: 'navigation', body: { schema: 1, menus: [] } })
  await studio.publish({ documentId: navigation.id, locale: EN, rev: 1 })
  const ids = [journal.id, navigation.id]
  const sent = await recordStatements(async () => {
    expect(await loadPageOutlines(db, site.id, english)).toMatchObject([
      { id: journal.id, path: 'journal', title: 'Journal', collection: { typeName: 'blog' } },
    ])
    expect(await loadPaths(db, site.id, { ...english, ids })).toEqual(
      new Map([[journal.id, 'journal']]),
    )
    expect(await loadPublishedByIds(db, site.id, { ...english, ids })).toHaveLength(2)
    expect(Object.keys(await loadSingles(db, site.id, english))).toEqual([
      'navigation',
      'publishedAt',
    ])
  })
  // One more loads bodies by id, until they are cached.
  expect(sent).toHaveLength(5)
})

it('shows the fallback language if a document is not published in the requested one', async () => {
  const { studio, journal } = await testJournal([{ slug: 'jan' }])
  const french = { locale: 'fr', fallback: EN }
  const [page] = await loadPageOutlines(studio.db, studio.site.id, french)
  expect(page).toMatchObject({ id: journal.id, locale: EN })
  expect(
    await loadPageOutlines(studio.db, studio.site.id, { locale: 'fr', fallback: 'fr' }),
  ).toEqual([])
})
