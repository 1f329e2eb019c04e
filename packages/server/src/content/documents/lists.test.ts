import type { JsonObject } from '@vitrine/page'
import { expect, it } from 'vitest'
import { statementsOf } from '../../test/statements.ts'
import {
  countItems,
  type ItemFilter,
  itemsOf,
  neighboursOf,
  pagesOf,
  pathsOf,
  publishedByIds,
  singlesOf,
  summedItems,
} from './index.ts'
import { collectionBody, itemBody, testStudio, type TestStudio } from '../../test/documents.ts'

const EN = 'en-US'
const english = { locale: EN, fallback: EN }

/** A journal with a post for each day given, the first day first. */
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
const pathsIn = async (studio: TestStudio, filter: ItemFilter) =>
  (await itemsOf(studio.db, studio.site.id, filter, newest)).map(({ path }) => path)

it('lists a collection in the order of its days, by tag, category, mark and day', async () => {
  const { studio, filter } = await testJournal([
    { slug: 'jan', tags: ['clay'], categories: ['News'] },
    { slug: 'feb', tags: ['clay', 'kiln'], featured: true },
    { slug: 'mar', settings: { hidden: true } },
  ])
  expect(await pathsIn(studio, filter)).toEqual(['journal/feb', 'journal/jan'])
  expect(await pathsIn(studio, { ...filter, tag: 'kiln' })).toEqual(['journal/feb'])
  expect(await pathsIn(studio, { ...filter, category: 'News' })).toEqual(['journal/jan'])
  expect(await pathsIn(studio, { ...filter, featured: true })).toEqual(['journal/feb'])
  const january = { from: new Date('2026-01-01'), to: new Date('2026-02-01') }
  expect(await pathsIn(studio, { ...filter, days: january })).toEqual(['journal/jan'])
  expect(await countItems(studio.db, studio.site.id, filter)).toBe(2)
  expect(await summedItems(studio.db, studio.site.id, filter)).toEqual({
    itemCount: 2,
    tags: ['clay', 'kiln'],
    categories: ['News'],
  })
})

it('goes on where a page of items ended, and knows what stands beside each', async () => {
  const { studio, filter } = await testJournal([{ slug: 'jan' }, { slug: 'feb' }, { slug: 'mar' }])
  const { db, site } = studio
  const [mar, feb] = await itemsOf(db, site.id, filter, { ...newest, limit: 2 })
  const rest = await itemsOf(db, site.id, filter, { ...newest, beyond: feb?.publishOn.getTime() })
  expect(rest.map(({ path }) => path)).toEqual(['journal/jan'])
  if (!mar || !feb) throw new Error('Two were listed')
  const { previous, next } = await neighboursOf(db, site.id, filter, {
    of: feb,
    order: 'publish_on',
    descending: true,
  })
  expect([previous?.path, next?.path]).toEqual(['journal/mar', 'journal/jan'])
})

it('lists events by their time, those to come and those that are over', async () => {
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
    const items = await itemsOf(studio.db, studio.site.id, { ...filter, ...more }, range)
    return items.map(({ path }) => path)
  }
  expect(await list({}, false)).toEqual(['journal/early', 'journal/late'])
  expect(await list({ endsAfter: noon }, false)).toEqual(['journal/late'])
  expect(await list({ endsBefore: noon }, true)).toEqual(['journal/early'])
})

it('reads pages in outline, documents by id and the only ones of their kind in a statement each', async () => {
  const { studio, journal } = await testJournal([{ slug: 'jan' }])
  const { db, site } = studio
  const navigation = await studio.create({ kind: 'navigation', body: { schema: 1, menus: [] } })
  await studio.publish({ documentId: navigation.id, locale: EN, rev: 1 })
  const ids = [journal.id, navigation.id]
  const sent = await statementsOf(async () => {
    expect(await pagesOf(db, site.id, english)).toMatchObject([
      { id: journal.id, path: 'journal', title: 'Journal', collection: { typeName: 'blog' } },
    ])
    expect(await pathsOf(db, site.id, { ...english, ids })).toEqual(
      new Map([[journal.id, 'journal']]),
    )
    expect(await publishedByIds(db, site.id, { ...english, ids })).toHaveLength(2)
    expect(Object.keys(await singlesOf(db, site.id, english))).toEqual([
      'navigation',
      'publishedAt',
    ])
  })
  // Bodies by id are one more, until they are kept.
  expect(sent).toHaveLength(5)
})

it('shows a language that stands in where a document is not published in the one asked for', async () => {
  const { studio, journal } = await testJournal([{ slug: 'jan' }])
  const french = { locale: 'fr', fallback: EN }
  const [page] = await pagesOf(studio.db, studio.site.id, french)
  expect(page).toMatchObject({ id: journal.id, locale: EN })
  expect(await pagesOf(studio.db, studio.site.id, { locale: 'fr', fallback: 'fr' })).toEqual([])
})
