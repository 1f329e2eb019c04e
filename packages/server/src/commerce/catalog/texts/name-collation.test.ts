import { createProduct, listProducts } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { updateLanguages } from '../../../identity/multilingual/index.ts'
import { testOwner } from '../../../test/owner.ts'
import { testSite } from '../../../test/site.ts'
import { ensureCollection, listShopProducts } from '../index.ts'
import { listProductsAfter } from '../product-list-store.ts'
import { COLLATED_LANGUAGES, collateName, getCollatedLanguage } from './name-collation-store.ts'

it.each([
  ['en-US', 'und'],
  ['sv-SE', 'sv'],
  ['no', 'nb'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hans-HK', 'zh'],
  ['fr-CA', 'fr-CA'],
  ['fr', 'und'],
  ['pidgin!', 'und'],
])('finds the order of %s', (tag, language) => {
  expect(getCollatedLanguage(tag)).toBe(language)
})

it('has an order in the database for each language', async () => {
  const { db } = await testSite()
  const { rows } = await db.execute<{ name: string; provider: string }>(
    sql`select collname as name, collprovider as provider from pg_collation where collname like 'name-%'`,
  )
  const languages = rows.map(({ name }) => name.slice('name-'.length))
  expect(new Set(languages)).toEqual(new Set([...COLLATED_LANGUAGES, 'und']))
  expect(new Set(rows.map(({ provider }) => provider))).toEqual(new Set(['i']))
})

it.each([
  ['en', ['apple', 'Äpple', 'Öl', 'Zebra']],
  ['sv', ['apple', 'Zebra', 'Äpple', 'Öl']],
  ['et', ['apple', 'Zebra', 'Äpple', 'Öl']],
  ['de', ['apple', 'Äpple', 'Öl', 'Zebra']],
])('orders names as %s does', async (language, names) => {
  const { db } = await testSite()
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from json_array_elements_text(${JSON.stringify(names.toReversed())}::json) name
    order by ${collateName(sql`name`, language)}`)
  expect(rows.map(({ name }) => name)).toEqual(names)
})

it('lists products by their names in the language of the page, and in the studio in that of the site', async () => {
  const shop = await testSite({ language: 'sv' })
  const { id: collectionId } = await ensureCollection(shop.db, shop.site.id, {
    urlId: 'shop',
    title: 'Shop',
  })
  await updateLanguages(shop.db, shop.site.id, [{ tag: 'de', isCustomCode: false, enabled: true }])
  const { call } = await testOwner(shop)
  for (const title of ['Öl', 'Zebra', 'Ärm', 'orm']) {
    const variants = [{ sku: null, optionValues: [], priceCents: 100, stock: { unlimited: true } }]
    const reply = await call('POST', createProduct.path, {
      product: { title, status: 'active', variants },
    })
    expect(reply.status, reply.text).toBe(200)
  }
  const list = async (language: string) => {
    const options = { order: 'name', language } as const
    const { products } = await listShopProducts(shop.db, shop.site.id, collectionId, options)
    return products.map(({ title }) => title)
  }
  const swedish = ['orm', 'Zebra', 'Ärm', 'Öl']
  expect(await list('sv')).toEqual(swedish)
  expect(await list('de')).toEqual(['Ärm', 'Öl', 'orm', 'Zebra'])

  const visit = async (path: string) => {
    const { text } = await shop.browser().visit(path)
    return [...text.matchAll(/(?:Öl|Zebra|Ärm|orm)(?=<)/g)].map(([title]) => title)
  }
  expect([...new Set(await visit('/shop?sort=name'))]).toEqual(swedish)
  expect([...new Set(await visit('/de/shop?sort=name'))]).toEqual(['Ärm', 'Öl', 'orm', 'Zebra'])

  const { body } = await call('GET', `${listProducts.path}?sort=title`)
  const { products } = listProducts.replies[200].parse(body)
  expect(products.map(({ title }) => title)).toEqual(swedish)

  let after: Parameters<typeof listProductsAfter>[2]['after']
  const paged: string[] = []
  for (let page = 0; page < 3; page += 1) {
    const options = { sort: 'title', limit: 2, after, language: 'sv' } as const
    const found = await listProductsAfter(shop.db, shop.site.id, options)
    paged.push(...found.map(({ title }) => title))
    after = found.at(-1)
  }
  expect(paged).toEqual(swedish)
})
