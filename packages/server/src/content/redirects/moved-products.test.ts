import { type JsonObject, newCollection, newPage } from '@vitrine/page'
import { collectionTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'
import { deleteProduct, saveProduct } from '../../commerce/catalog/index.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { Jobs } from '../../platform/jobs/index.ts'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { importBody, publishDocuments } from '../documents/index.ts'
import { redirectJobs } from './moved-products.ts'

async function testStore() {
  const shop = await testSite()
  const { db, pool, site } = shop
  const createBody = (slug: string) =>
    newPage(
      { locale: 'en-US', title: 'Pots', slug },
      { collection: newCollection({ type: collectionTypeCodes.products, typeName: 'products' }) },
    )
  const collectionId = await publishNow(db, site.id, { kind: 'page', body: createBody('pots') })
  const move = async (slug: string) => {
    // Bodies are JSON: their schemas allow nothing else.
    const body = createBody(slug) as unknown as JsonObject
    const page = { documentId: collectionId, memberId: null }
    const { rev } = await importBody(db, site.id, { ...page, body })
    const entries = [{ documentId: collectionId, locale: 'en-US', rev }]
    await publishDocuments(db, site.id, { entries, memberId: null })
  }
  const save = (sourceKey: string, urlId: string) =>
    saveProduct(db, site.id, {
      ...{ collectionId, sourceKey, urlId, title: 'Vase', type: 'physical' },
      variants: [{ sku: sourceKey, priceMinor: 100n, stock: { unlimited: true } }],
    })
  const drain = async () => {
    const jobs = new Jobs(db)
    redirectJobs(jobs)
    await jobs.drain(pool)
    await waitForChanges()
  }
  const visit = async (path: string) => {
    const { status, headers } = await shop.browser().visit(path)
    return { status, location: headers['location'] }
  }
  return { ...shop, move, save, drain, visit }
}

it('redirects the former addresses of a product to its current one, in every language', async () => {
  const { db, site, save, drain, visit } = await testStore()
  await updateLanguages(db, site.id, [{ tag: 'fr', isCustomCode: false, enabled: true }])
  await save('vase', 'vase')
  await save('vase', 'tall-vase')
  await save('vase', 'tallest-vase')
  await drain()
  const moved = { status: 301, location: '/pots/p/tallest-vase' }
  expect(await visit('/pots/p/vase')).toEqual(moved)
  expect(await visit('/pots/p/tall-vase')).toEqual(moved)
  expect(await visit('/pots/p/tallest-vase')).toMatchObject({ status: 200 })
  expect(await visit('/fr/pots/p/vase')).toEqual({ ...moved, location: `/fr${moved.location}` })
})

it('prefers a product that takes the address again to the redirect', async () => {
  const { save, drain, visit } = await testStore()
  await save('vase', 'vase')
  await save('vase', 'tall-vase')
  await drain()
  await save('other', 'vase')
  expect(await visit('/pots/p/vase')).toMatchObject({ status: 200 })
  await save('other', 'other-vase')
  await save('vase', 'vase')
  await drain()
  expect(await visit('/pots/p/vase')).toMatchObject({ status: 200 })
  expect(await visit('/pots/p/tall-vase')).toEqual({ status: 301, location: '/pots/p/vase' })
})

it('redirects the products of a store page that moves', async () => {
  const { move, save, drain, visit } = await testStore()
  await save('vase', 'vase')
  await move('pottery')
  await drain()
  expect(await visit('/pots/p/vase')).toEqual({ status: 301, location: '/pottery/p/vase' })
})

it('creates no redirect to a product that was deleted, and none of another site', async () => {
  const [mine, other] = [await testStore(), await testStore()]
  const { id } = await mine.save('vase', 'vase')
  await mine.save('vase', 'tall-vase')
  await deleteProduct(mine.db, mine.site.id, id)
  await other.save('bowl', 'bowl')
  await other.save('bowl', 'wide-bowl')
  await mine.drain()
  expect(await mine.visit('/pots/p/vase')).toMatchObject({ status: 404 })
  expect(await mine.visit('/pots/p/bowl')).toMatchObject({ status: 404 })
  expect(await other.visit('/pots/p/bowl')).toMatchObject({ status: 301 })
})
