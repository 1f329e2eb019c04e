import { expect, it } from 'vitest'
import { createThemedSite } from '../../test/render.ts'

const titles = '{.repeated section items}{title}{.alternates with},{.end}'
const query = (attributes: string) =>
  `<squarespace:query ${attributes}>${titles}</squarespace:query>\n`

/** A shop with six products, and what each query of its page shows. */
async function asked(...attributes: readonly string[]) {
  const page = attributes.map(query).join('')
  const { draw, product } = await createThemedSite({ 'pages/home.page': page })
  const products = [
    { title: 'Mug', categories: [['Table', 'Cups']], tags: ['oat'], featured: true },
    { title: 'Cup', categories: [['Table', 'Cups']], tags: ['iron'] },
    { title: 'Bowl', categories: [['Table']], tags: ['oat', 'large'] },
    { title: 'Vase', categories: [['Home & garden']], tags: ['iron'], featured: true },
    { title: 'Gone', tags: ['oat'], visible: false },
  ]
  for (const [displayIndex, given] of products.entries()) await product({ ...given, displayIndex })
  const { html, issues } = await draw()
  const place = /^plain\/pages\/home\.page:\d+:1: /
  return {
    shown: html.split('\n').slice(0, -1),
    issues: issues.map((one) => one.replace(place, '')),
  }
}

it('shows a collection in its order, by number, category, tag and featured mark', async () => {
  const { shown, issues } = await asked(
    'collection="shop"',
    'collection="/shop/" limit=2',
    'collection="shop" limit="2" skip="1"',
    'collection="shop" category="Cups, home &amp; garden"',
    'collection="shop" category="table/cups" tag="iron,oat"',
    'collection="shop" tag="large,iron"',
    'collection="shop" featured="true"',
    'collection="shop" featured="false" tag="oat"',
  )
  expect(shown).toEqual([
    'Mug,Cup,Bowl,Vase',
    'Mug,Cup',
    'Cup,Bowl',
    'Mug,Cup,Vase',
    'Mug,Cup',
    'Cup,Bowl,Vase',
    'Mug,Vase',
    'Mug,Bowl',
  ])
  expect(issues).toEqual([])
})

it('reports what a query requests in vain, and shows the rest', async () => {
  const { shown, issues } = await asked(
    'collection="shop" limit="500" skip="x"',
    'collection="gone"',
    '',
    'collection="shop" category="gone,Cups"',
    'collection="shop" category="gone"',
    'collection="folder/shop"',
  )
  expect(shown).toEqual(['Mug,Cup,Bowl,Vase', '', '', 'Mug,Cup', '', ''])
  // Each query waits for its own result.
  expect(issues.toSorted()).toEqual([
    'The tag names no collection',
    'There is no category "gone" in shop',
    'There is no category "gone" in shop',
    'There is no collection "folder/shop" to show',
    'There is no collection "gone" to show',
    'limit is a whole number from 1 to 100, not "500"',
    'skip is a whole number from 0 to 10, not "x"',
  ])
})

it('runs at most eight queries on a page', async () => {
  const { shown, issues } = await asked(
    ...Array.from({ length: 9 }, () => 'collection=shop limit=1'),
  )
  expect(shown).toEqual([...Array.from({ length: 8 }, () => 'Mug'), ''])
  expect(issues).toEqual(['A page has at most 8 queries'])
})

it('accepts at most ten categories or tags', async () => {
  const tags = Array.from({ length: 11 }, (_, index) => `t${index}`).join()
  const { issues } = await asked(`collection="shop" tag="${tags}"`)
  expect(issues).toEqual(['A query names at most 10 categories or tags'])
})

it('has the collection and the data of product buttons in its scope', async () => {
  const page =
    '<squarespace:query collection="shop">{collection.title}{.if empty}empty{.end}{.repeated section items}{productMerchandisingContext.@id}{.end}</squarespace:query>'
  const { draw, product } = await createThemedSite({ 'pages/home.page': page })
  await product()
  const { html } = await draw()
  expect(html).toBe('Shop')
})

it('lists the categories of a collection with subcategories, and marks the current one', async () => {
  const one =
    '{name}{.if active}*{.end}({.repeated section categories}{name}{.if active}*{.end}{.end})'
  const files = {
    'pages/home.page': '<squarespace:category collection="shop" template="categories" />',
    'blocks/categories.block': `{.repeated section categories}${one}{.end}`,
    'collections/products.list': `<squarespace:category collection="{collection.urlId}">{.repeated section categories}${one}{.end}</squarespace:category><squarespace:category collection="gone">none{categories.0.name}</squarespace:category>`,
  }
  const { draw, product } = await createThemedSite(files)
  await product({ categories: [['Table', 'Cups']] })
  await product({ categories: [['Home <&> garden']] })
  const home = 'Home &lt;&amp;&gt; garden()'
  expect((await draw()).html).toBe(`Table(Cups)${home}`)
  const { html, issues } = await draw('/shop', { category: 'table/cups' })
  expect(html).toBe(`Table(Cups*)${home}none`)
  expect(issues).toEqual([expect.stringContaining('There is no collection "gone" to show')])
})

it('finds related items: by categories, by tags, the newest, never the item itself', async () => {
  const related = (attributes: string) =>
    `<squarespace:related ${attributes}>${titles}</squarespace:related>\n`
  const own = 'collectionId="{collection.id}" itemId="{item.id}"'
  const { draw, product } = await createThemedSite({
    'collections/products.item': [
      related(`${own} limit="10"`),
      related(own),
      related('collectionId="{collection.urlId}" itemId="{item.id}" limit=1'),
      related('collectionId="gone" itemId="x"'),
    ].join(''),
  })
  await product({ title: 'Old', urlId: 'old' })
  await product({ title: 'Tagged', tags: ['oat', 'large'] })
  await product({ title: 'Tagged once', tags: ['oat'] })
  await product({ title: 'Beside', categories: [['Cups']], tags: ['large'] })
  await product({ title: 'Beside newer', categories: [['Cups']] })
  await product({ title: 'Hidden', categories: [['Cups']], visible: false })
  await product({ title: 'Mug', urlId: 'mug', categories: [['Cups']], tags: ['oat', 'large'] })
  await product({ title: 'New' })
  const { html, issues } = await draw('/shop/p/mug')
  expect(html.split('\n')).toEqual([
    'Beside,Beside newer,Tagged,Tagged once,New,Old',
    'Beside,Beside newer,Tagged',
    'Beside',
    '',
    '',
  ])
  expect(issues.map((issue) => issue.replace(/^\S+ /, ''))).toEqual([
    'There is no collection "gone" to show',
    '"x" is not the id of an item',
  ])
})

it('shows the related items that the owner has picked, in their order, while visitors see one', async () => {
  const { draw, product } = await createThemedSite({
    'collections/products.item': `<squarespace:related collectionId="{collection.id}" itemId="{item.id}">${titles}</squarespace:related>`,
  })
  const beside = await product({ title: 'Beside', categories: [['Cups']] })
  const [last, hidden, first] = [
    await product({ title: 'Last' }),
    await product({ title: 'Hidden', visible: false }),
    await product({ title: 'First' }),
  ]
  const mug = { categories: [['Cups']], urlId: 'mug' }
  const deleted = '019ac1f0-0000-7000-8000-000000000000'
  const relatedIds = [first.id, deleted, hidden.id, last.id]
  await product({ ...mug, relatedIds })
  expect((await draw('/shop/p/mug')).html).toBe('First,Last')
  await product({ ...mug, urlId: 'jug', relatedIds: [deleted, hidden.id] })
  expect((await draw('/shop/p/jug')).html).toMatch(/^(Beside|Product \d+),/)
  expect(beside.id).not.toBe(first.id)
})

it('finds eight lists of related items for a page', async () => {
  const tag = '<squarespace:related collectionId=shop itemId="{item.id}">x</squarespace:related>'
  const { draw, product } = await createThemedSite({ 'collections/products.item': tag.repeat(9) })
  await product({ urlId: 'mug' })
  const { html, issues } = await draw('/shop/p/mug')
  expect(html).toBe('x'.repeat(9))
  expect(issues).toEqual([expect.stringContaining('A page has at most 8 lists of related items')])
})
