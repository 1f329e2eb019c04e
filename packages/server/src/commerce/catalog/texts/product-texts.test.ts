import { createProduct, type ProductDetail } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { find } from '../../../audience/search/find.ts'
import { indexSiteChanges } from '../../../audience/search/update-index.ts'
import { exported } from '../../../test/archive.ts'
import { emptyServer } from '../../../test/empty-server.ts'
import { FRENCH, MUG, testTranslatedShop } from '../../../test/shop/product-texts.ts'
import { createFolderSource, importArchive } from '../../../tools/archive/index.ts'
import { loadProductDetail } from '../index.ts'

it('keeps the texts of a product in another language, and gives them back as they were sent', async () => {
  const shop = await testTranslatedShop()
  expect(shop.mug.product.translations).toEqual([FRENCH])
  const again = await shop.change(shop.mug.id, shop.mug.version, shop.mug.product)
  expect(again.status, again.text).toBe(200)
  expect((again.body as ProductDetail).product).toEqual(shop.mug.product)
})

it('rejects texts that buyers could not tell apart', async () => {
  const { mug, change } = await testTranslatedShop()
  const values = [
    { value: 'Oat', text: 'Bleu' },
    { value: 'Iron', text: ' Bleu' },
  ]
  const options = [{ name: 'Glaze', text: 'Émail', values }]
  const translations = [{ ...FRENCH, options }]
  const reply = await change(mug.id, mug.version, { ...mug.product, translations })
  expect(reply).toMatchObject({
    status: 422,
    body: { errors: { 'translations.0.options': expect.stringContaining('the same text') } },
  })
})

it('shows a product in the language of the page, and in the site’s own what is not translated', async () => {
  const { browser } = await testTranslatedShop()
  const french = (await browser.visit('/fr/shop/p/mug')).text
  for (const text of [
    'Tasse',
    'Tournée à la main',
    'Dans le panier',
    'Émail',
    'Avoine',
    'Holds tea',
  ])
    expect(french).toContain(text)
  expect(french).toContain('<meta name="description" content="Une tasse tournée à la main">')
  expect(french).toMatch(/"@type":"Product"[^<]*"name":"Tasse"/)
  expect(french).not.toContain('Thrown by hand')
  expect(french).toMatch(/<h1[^>]*>Tasse<\/h1>/)
  expect(french).not.toMatch(/<h1[^>]* lang=/)
  expect(french).toMatch(/<link rel="canonical" href="[^"]*\/fr\/shop\/p\/mug">/)
  expect(french).toMatch(/rel="alternate" hreflang="en-US" href="[^"]*\.test\/shop\/p\/mug"/)
  const list = (await browser.visit('/fr/shop')).text
  for (const text of ['Tasse', 'Tasses']) expect(list).toContain(text)
  const own = (await browser.visit('/shop/p/mug')).text
  for (const text of ['Mug', 'Thrown by hand', 'Glaze']) expect(own).toContain(text)
  for (const text of ['Tasse', 'Avoine']) expect(own).not.toContain(text)
  const json = (await browser.call('GET', '/fr/shop/p/mug?format=json')).body
  expect(json).toMatchObject({
    item: {
      title: 'Tasse',
      categories: ['Grandes tasses'],
      variants: [{ attributes: { Émail: 'Avoine' } }, { attributes: { Émail: 'Terracotta' } }],
    },
  })
})

it('shows a change of a text at once, in both languages', async () => {
  const { browser, change, mug } = await testTranslatedShop()
  expect((await browser.visit('/fr/shop/p/mug')).text).toContain('Tasse')
  expect((await browser.visit('/shop/p/mug')).text).toContain('Mug')
  const translations = [{ ...FRENCH, title: 'Gobelet' }]
  const product = { ...mug.product, title: 'Beaker', translations }
  expect((await change(mug.id, mug.version, product)).status).toBe(200)
  expect((await browser.visit('/fr/shop/p/mug')).text).toContain('Gobelet')
  expect((await browser.visit('/shop/p/mug')).text).toContain('Beaker')
})

it('leaves the texts as they are if a change names none, and removes those that are empty', async () => {
  const { change, mug } = await testTranslatedShop()
  const { translations: _, ...rest } = mug.product
  const kept = (await change(mug.id, mug.version, rest)).body as ProductDetail
  expect(kept.product.translations).toEqual([FRENCH])
  const empty = { locale: 'fr', title: null, categories: [{ path: ['Cups'], name: null }] }
  const reply = await change(mug.id, kept.version, { ...rest, translations: [empty] })
  const [french] = (reply.body as ProductDetail).product.translations ?? []
  expect(french).toMatchObject({
    title: null,
    options: [],
    categories: [{ path: ['Cups', 'Mugs'], name: 'Grandes tasses' }],
  })
})

it('rejects a language that the site does not have, or has as its own, and changes nothing', async () => {
  const { call, change, mug } = await testTranslatedShop()
  const translations = [
    { locale: 'de', title: 'Becher' },
    { locale: 'en-US', title: 'Mug' },
    FRENCH,
    FRENCH,
  ]
  const reply = await change(mug.id, mug.version, { ...mug.product, translations })
  expect(reply).toMatchObject({
    status: 422,
    body: {
      code: 'catalog.invalidProduct',
      errors: {
        'translations.0.locale': expect.stringContaining('“de” is not another language'),
        'translations.1.locale': expect.stringContaining('“en-US” is not another language'),
        'translations.3.locale': 'Another translation has this language.',
      },
    },
  })
  expect((await call('GET', `${createProduct.path}/${mug.id}`)).body).toEqual(mug)
})

it('refuses a change of texts that was based on an older version', async () => {
  const { change, mug } = await testTranslatedShop()
  const retitle = (title: string) =>
    change(mug.id, mug.version, { ...mug.product, translations: [{ ...FRENCH, title }] })
  expect((await retitle('Gobelet')).status).toBe(200)
  expect(await retitle('Verre')).toMatchObject({
    status: 409,
    body: { code: 'catalog.staleProduct' },
  })
})

it('orders a listing by the names in its language', async () => {
  const { browser, create } = await testTranslatedShop()
  await create({
    ...MUG,
    title: 'Zebra',
    urlId: 'zebra',
    variants: [{ priceCents: 5 }],
    optionNames: [],
    translations: [{ locale: 'fr', title: 'Âne' }],
  })
  await create({
    ...MUG,
    title: 'Bowl',
    urlId: 'bowl',
    variants: [{ priceCents: 5 }],
    optionNames: [],
    translations: [{ locale: 'fr', title: 'Bol' }],
  })
  const list = async (path: string) => {
    const { body } = await browser.call('GET', `${path}?format=json&sort=name`)
    return (body as { readonly items: readonly { readonly title: string }[] }).items.map(
      ({ title }) => title,
    )
  }
  expect(await list('/shop')).toEqual(['Bowl', 'Mug', 'Zebra'])
  expect((await list('/fr/shop')).filter((title) => title !== 'Âne')).toEqual(['Bol', 'Tasse'])
})

it('is part of the site archive', async () => {
  const { site, db, files, mug } = await testTranslatedShop()
  const { folder } = await exported({ db, files, siteId: site.id })
  const other = await emptyServer()
  await importArchive(other.db, other.files, createFolderSource(folder))
  const imported = await loadProductDetail(other.db, { id: site.id, currency: 'USD' }, mug.id)
  expect(imported?.product.translations).toEqual([FRENCH])
})

it('is found by its words in each language', async () => {
  const { site, db } = await testTranslatedShop()
  await indexSiteChanges(db, site.id)
  const search = async (locale: string, q: string) => {
    const { hits } = await find(db, site.id, { locale, fallback: 'en-US', page: 1, q })
    return hits.map(({ title }) => title)
  }
  expect(await search('fr', 'tournée')).toEqual(['Tasse'])
  expect(await search('fr', 'tea')).toEqual(['Tasse'])
  expect(await search('fr', 'thrown')).toEqual([])
  expect(await search('en-US', 'thrown')).toEqual(['Mug'])
})
