import { updateLanguages } from '../../identity/multilingual/index.ts'
import { testLibrary } from '../library.ts'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { createProduct, type ProductDetail } from '@vitrine/contract'

export const MUG = {
  title: 'Mug',
  status: 'active',
  urlId: 'mug',
  excerpt: '<p>Holds tea</p>',
  body: '<p>Thrown by hand</p>',
  optionNames: ['Glaze'],
  categories: [['Cups', 'Mugs']],
  variants: [
    { sku: 'OAT', optionValues: ['Oat'], priceCents: 2_800, stock: { onHand: 5 } },
    { sku: 'TER', optionValues: ['Terracotta'], priceCents: 3_000, stock: { unlimited: true } },
  ],
}

export const FRENCH = {
  locale: 'fr',
  title: 'Tasse',
  excerpt: null,
  body: '<p>Tournée à la main</p>',
  customAddButtonText: 'Dans le panier',
  seoTitle: null,
  seoDescription: 'Une tasse tournée à la main',
  options: [{ name: 'Glaze', text: 'Émail', values: [{ value: 'Oat', text: 'Avoine' }] }],
  categories: [
    { path: ['Cups'], name: 'Tasses' },
    { path: ['Cups', 'Mugs'], name: 'Grandes tasses' },
  ],
}

/** Creates a shop in English and French that sells a mug; `translations` are its texts in French by default. */
export async function testTranslatedShop(translations: readonly object[] = [FRENCH]) {
  const shop = await testLibrary()
  const { db, site, call } = shop
  await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  await updateLanguages(db, site.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
  const create = async (product: object) => {
    const reply = await call('POST', createProduct.path, { product })
    if (reply.status !== 200) throw new Error(reply.text)
    return reply.body as ProductDetail
  }
  const change = (id: string, version: number, product: object) =>
    call('PUT', `${createProduct.path}/${id}`, { version, product })
  const mug = await create({ ...MUG, translations })
  return { ...shop, create, change, mug }
}
