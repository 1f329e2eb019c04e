import { createProduct, type ProductDetail } from '@vitrine/contract'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { find } from '../../audience/search/find.ts'
import { indexSiteChanges } from '../../audience/search/update-index.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { recordStatements } from '../../test/statements.ts'
import { FRENCH, MUG, testTranslatedShop } from '../../test/shop/product-texts.ts'

/** Creates a shop whose language is changed, with the texts of its products as staff read them. */
async function testChangedShop(translations?: readonly object[]) {
  const shop = await testTranslatedShop(translations)
  const setLanguage = async (language: string) => {
    const reply = await shop.call('PUT', '/api/studio/site', { language })
    expect(reply.status, reply.text).toBe(200)
  }
  const read = async (id: string) =>
    (await shop.call('GET', `${createProduct.path}/${id}`)).body as ProductDetail
  const addLanguages = (...tags: readonly string[]) =>
    updateLanguages(
      shop.db,
      shop.site.id,
      tags.map((tag) => ({ tag, isCustomCode: false, enabled: true })),
    )
  return { ...shop, setLanguage, read, addLanguages }
}

const ENGLISH = {
  locale: 'en-US',
  title: 'Mug',
  excerpt: null,
  body: '<p>Thrown by hand</p>',
  customAddButtonText: null,
  seoTitle: null,
  seoDescription: null,
  options: [{ name: 'Émail', text: 'Glaze', values: [{ value: 'Avoine', text: 'Oat' }] }],
  categories: [
    { path: ['Tasses'], name: 'Cups' },
    { path: ['Tasses', 'Grandes tasses'], name: 'Mugs' },
  ],
}

it('makes the texts in the new language of a site its own, and those that were it a translation', async () => {
  const { browser, db, site, mug, setLanguage, read, addLanguages } = await testChangedShop()
  expect((await browser.visit('/shop/p/mug')).text).toContain('Thrown by hand')
  await setLanguage('fr')
  const french = (await browser.visit('/shop/p/mug')).text
  for (const text of ['lang="fr"', 'Tasse', 'Tournée à la main', 'Émail', 'Avoine', 'Holds tea'])
    expect(french).toContain(text)
  for (const text of ['Thrown by hand', 'Glaze']) expect(french).not.toContain(text)
  expect((await browser.visit('/shop')).text).toContain('Tasses')
  const { product, version } = await read(mug.id)
  expect(version).toBeGreaterThan(mug.version)
  expect(product).toEqual({
    ...mug.product,
    title: 'Tasse',
    body: '<p>Tournée à la main</p>',
    customAddButtonText: 'Dans le panier',
    seoDescription: 'Une tasse tournée à la main',
    optionNames: ['Émail'],
    categories: [['Tasses', 'Grandes tasses']],
    variants: mug.product.variants.map((variant, index) => ({
      ...variant,
      optionValues: [['Avoine', 'Terracotta'][index]],
    })),
    translations: [ENGLISH],
  })

  await addLanguages('en-US')
  const english = (await browser.visit('/en/shop/p/mug')).text
  for (const text of ['Mug', 'Thrown by hand', 'Glaze', 'Oat']) expect(english).toContain(text)
  await indexSiteChanges(db, site.id)
  const search = async (locale: string, q: string) =>
    (await find(db, site.id, { locale, fallback: 'fr', page: 1, q })).hits.map(({ title }) => title)
  expect(await search('fr', 'tournée')).toEqual(['Tasse'])
  expect(await search('en-US', 'thrown')).toEqual(['Mug'])
})

it('returns every text if the language is changed back, and keeps the categories of a saved product', async () => {
  const { mug, setLanguage, read, change, pool, site } = await testChangedShop()
  await setLanguage('fr')
  const french = await read(mug.id)
  expect((await change(mug.id, french.version, french.product)).status).toBe(200)
  const { rows } = await pool.query(
    'select url_id from category where site_id = $1 order by url_id',
    [site.id],
  )
  expect(rows).toEqual([{ url_id: 'cups' }, { url_id: 'mugs' }])
  await setLanguage('en-US')
  expect((await read(mug.id)).product).toEqual({
    ...mug.product,
    // Texts that one language alone has are in both.
    customAddButtonText: FRENCH.customAddButtonText,
    seoDescription: FRENCH.seoDescription,
    translations: [{ ...FRENCH, customAddButtonText: null, seoDescription: null }],
  })
})

it('finds the options of a third language by their new names', async () => {
  const german = {
    locale: 'de',
    title: 'Becher',
    options: [{ name: 'Glaze', text: 'Glasur', values: [{ value: 'Oat', text: 'Hafer' }] }],
  }
  const { browser, mug, setLanguage, read, change, addLanguages } = await testChangedShop()
  await addLanguages('fr', 'de')
  const translations = [FRENCH, german]
  expect((await change(mug.id, mug.version, { ...mug.product, translations })).status).toBe(200)
  await setLanguage('fr')
  const { product } = await read(mug.id)
  expect(product.translations?.find(({ locale }) => locale === 'de')).toMatchObject({
    title: 'Becher',
    options: [{ name: 'Émail', text: 'Glasur', values: [{ value: 'Avoine', text: 'Hafer' }] }],
  })
  const page = (await browser.visit('/de/shop/p/mug')).text
  for (const text of ['Becher', 'Glasur', 'Hafer']) expect(page).toContain(text)
})

it('changes sizes that are others in the new language, and keeps options that would become the same', async () => {
  const { create, setLanguage, read, db } = await testChangedShop()
  const sized = (urlId: string, texts: readonly string[]) =>
    create({
      ...MUG,
      title: urlId,
      urlId,
      optionNames: ['Size'],
      variants: ['38', '40'].map((size) => ({
        sku: `${urlId}-${size}`,
        optionValues: [size],
        priceCents: 100,
      })),
      translations: [
        {
          locale: 'fr',
          title: `${urlId} en français`,
          options: [
            {
              name: 'Size',
              text: 'Taille',
              values: ['38', '40'].map((value, index) => ({ value, text: texts[index] })),
            },
          ],
        },
      ],
    })
  const shirt = await sized('shirt', ['40', '42'])
  const dress = await sized('dress', ['M', 'L'])
  // Equal texts, which earlier data may have.
  await db.execute(
    sql`update product_text set options = replace(options::text, '"L"', '"M"')::jsonb where product_id = ${dress.id}`,
  )
  await setLanguage('fr')
  const listOptions = async (id: string) => {
    const { product } = await read(id)
    return [product.optionNames, ...product.variants.map(({ optionValues }) => optionValues)]
  }
  expect(await listOptions(shirt.id)).toEqual([['Taille'], ['40'], ['42']])
  expect(await listOptions(dress.id)).toEqual([['Size'], ['38'], ['40']])
  const { product } = await read(dress.id)
  expect(product.title).toBe('dress en français')
  expect(product.translations).toMatchObject([
    { locale: 'en-US', title: 'dress', options: [] },
    { locale: 'fr', title: null, options: [{ name: 'Size', text: 'Taille' }] },
  ])
})

it('changes nothing if the change is rejected, and any number of products with the same statements', async () => {
  const { call, create, mug, read, setLanguage } = await testChangedShop()
  const rejected = await call('PUT', '/api/studio/site', { language: 'fr', currency: 'JPY' })
  expect(rejected.body).toMatchObject({ code: 'settings.currencyInUse' })
  expect(await read(mug.id)).toEqual(mug)
  const few = await recordStatements(() => setLanguage('fr'))
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      create({
        title: `Bol ${index}`,
        categories: [[`Bols ${index}`]],
        variants: [{ priceCents: 5 }],
        translations: [
          {
            locale: 'en-US',
            title: `Bowl ${index}`,
            categories: [{ path: [`Bols ${index}`], name: `Bowls ${index}` }],
          },
        ],
      }),
    ),
  )
  const many = await recordStatements(() => setLanguage('en-US'))
  const listSwaps = (sent: readonly string[]) =>
    sent.filter((text) =>
      /^\s*(?:with|update)\b[^]*(?:product_text|category_text|variant)\b/.test(text),
    )
  expect(listSwaps(few)).toHaveLength(3)
  expect(listSwaps(many)).toEqual(listSwaps(few))
})
