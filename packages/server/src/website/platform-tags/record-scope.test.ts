import { newCollection, newItem, newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { publishNow } from '../../test/publish.ts'
import { createThemedSite } from '../../test/render.ts'

const EN = 'en-US'
const titles = '{.repeated section items}{title}{.alternates with},{.end}'

/** A site with a journal of five entries, and a page that asks for some of them. */
async function journal(files: Readonly<Record<string, string>>) {
  const site = await createThemedSite({
    'collections/blog.list': '{collection.title}',
    'collections/blog.item': '{item.title}',
    ...files,
  })
  const publish = (given: Parameters<typeof publishNow>[2]) =>
    publishNow(site.db, site.site.id, given)
  const body = newPage(
    { locale: EN, title: 'Journal', slug: 'journal' },
    { collection: newCollection() },
  )
  const collectionId = await publish({ kind: 'page', body })
  const entries = [
    { title: 'Oldest', categories: ['Glaze'], tags: ['oat'], featured: true },
    { title: 'Older', categories: ['Clay'], tags: ['oat', 'iron'] },
    { title: 'Middle', categories: ['Glaze', 'Clay'], tags: [] },
    { title: 'Newer', categories: [], tags: ['iron'], featured: true },
    { title: 'Newest', access: { kind: 'password' } as const, excerpt: {} },
  ]
  for (const [day, { title, ...given }] of entries.entries())
    await publish({
      kind: 'item',
      collectionId,
      body: newItem(
        { locale: EN, title, slug: title.toLowerCase() },
        { ...given, publishOn: `2026-01-0${day + 1}T09:00:00.000Z` },
      ),
    })
  return { ...site, publish, collectionId }
}

const query = (attributes: string) =>
  `<squarespace:query ${attributes}>${titles}</squarespace:query>\n`

it('shows a collection of documents in the order of its list, by number, category, tag and featured mark', async () => {
  const page = [
    'collection="journal"',
    'collection="/journal/" limit=2',
    'collection="journal" limit="2" skip="1"',
    'collection="journal" category="Glaze, Clay"',
    'collection="journal" category="Clay" tag="oat,iron"',
    'collection="journal" featured="true"',
    'collection="journal" tag="gone"',
    'collection="gone"',
  ]
  const { draw } = await journal({ 'pages/home.page': page.map(query).join('') })
  const { html, issues } = await draw()
  expect(html.split('\n').slice(0, -1)).toEqual([
    'Newest,Newer,Middle,Older,Oldest',
    'Newest,Newer',
    'Newer,Middle',
    'Middle,Older,Oldest',
    'Older',
    'Newer,Oldest',
    '',
    '',
  ])
  expect(issues).toEqual([expect.stringContaining('There is no collection "gone" to show')])
})

it('has what templates print of an item, and its collection', async () => {
  const one = '{collection.title}: {.repeated section items}{fullUrl} {recordType} {.end}'
  const { draw } = await journal({
    'pages/home.page': `<squarespace:query collection="journal" limit="1" skip="1">${one}</squarespace:query>`,
  })
  expect((await draw()).html).toBe('Journal: /journal/newer 1 ')
})

it('shows nothing of a restricted collection', async () => {
  const page = `Before${query('collection="club"')}`
  const { draw, publish } = await journal({ 'pages/home.page': page })
  const collectionId = await publish({
    kind: 'page',
    body: newPage(
      { locale: EN, title: 'Club', slug: 'club' },
      { collection: newCollection(), access: { kind: 'password' } },
    ),
  })
  const body = newItem({ locale: EN, title: 'Secret', slug: 'secret' })
  await publish({ kind: 'item', collectionId, body })
  expect((await draw()).html).toBe('Before\n')
})

it('finds related items: by categories, then by tags, never the item itself', async () => {
  const related = (attributes: string) =>
    `<squarespace:related ${attributes}>${titles}</squarespace:related>\n`
  const { draw } = await journal({
    'collections/blog.item':
      related('collectionId="{collection.id}" itemId="{item.id}" limit="10"') +
      related('collectionId="journal" itemId="{item.id}" limit="1"'),
  })
  const { html, issues } = await draw('/journal/older')
  expect(html.split('\n')).toEqual(['Middle,Newer,Oldest,Newest', 'Middle', ''])
  expect(issues).toEqual([])
})

it('lists the categories of a collection’s items, and marks the current one', async () => {
  const one = '{.repeated section categories}{name}{.if active}*{.end} {fullUrl};{.end}'
  const { draw } = await journal({
    'pages/home.page': `<squarespace:category collection="journal">${one}</squarespace:category>`,
    'collections/blog.list': `<squarespace:category collection="{collection.urlId}">${one}</squarespace:category>`,
  })
  expect((await draw()).html).toBe('Clay /journal?category=Clay;Glaze /journal?category=Glaze;')
  const { html } = await draw('/journal', { category: 'Glaze' })
  expect(html).toContain('Glaze* /journal?category=Glaze;')
})
