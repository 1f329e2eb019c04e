import { blockTypeCodes } from '@vitrine/model'
import { newBlock, newCollection, newContent, newItem, newPage, newSection } from '@vitrine/page'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { createBlockId, EN } from '../../test/pages.ts'
import { publishNow } from '../../test/publish.ts'
import { createThemesFolder } from '../../test/render.ts'
import { TestBrowser, testSite } from '../../test/site.ts'

const posts = (tag: string) =>
  `<squarespace:${tag}>{.repeated section items}{body}{.end}</squarespace:${tag.split(' ')[0]}>`

/** Creates a shop with a post that sells a product, and a theme that prints the posts on several pages. */
async function shopWithPosts() {
  const { db, pool, changes } = await testDatabase()
  const themesDir = createThemesFolder({
    'pages/home.page': posts('query collection="journal"'),
    'collections/blog.list': posts('query collection="journal"'),
    'collections/blog.item': posts('related collectionId="{collection.id}" itemId="{item.id}"'),
  })
  const shop = await testSite({ theme: 'plain' })
  const { id: siteId } = shop.site
  const { id: productId, variantId } = await shop.product({ title: 'A mug', onHand: 5 })
  const body = newPage(
    { locale: EN, title: 'Journal', slug: 'journal' },
    { collection: newCollection() },
  )
  const collectionId = await publishNow(db, siteId, { kind: 'page', body })
  const block = newBlock(createBlockId, blockTypeCodes.product, { data: { productId } })
  const content = newContent([{ section: newSection(createBlockId), blocks: [block] }])
  for (const slug of ['one', 'two', 'three']) {
    const meta = { locale: EN, title: slug, slug }
    const item = newItem(meta, slug === 'one' ? content : {})
    await publishNow(db, siteId, { kind: 'item', collectionId, body: item })
  }
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const app = await buildApp({ ...ports, themesDir })
  onTestFinished(() => app.close())
  const setStock = (onHand: number) =>
    pool.query('update stock set on_hand = $1 where variant_id = $2', [onHand, variantId])
  const visit = async (path: string) => (await new TestBrowser(app, shop.host).visit(path)).text
  return { setStock, visit }
}

it('sells no sold-out product in the body of a post that other pages list', async () => {
  const { setStock, visit } = await shopWithPosts()
  const pages = ['/', '/journal', '/journal/two', '/journal/three']
  const listSelling = async () => {
    const texts = await Promise.all(pages.map(visit))
    expect(texts.every((text) => text.includes('A mug'))).toBe(true)
    return pages.filter((_, index) => texts[index]?.includes('product-block-form"'))
  }
  expect(await listSelling()).toEqual(pages)
  await setStock(0)
  expect(await listSelling()).toEqual([])
  await setStock(3)
  expect(await listSelling()).toEqual(pages)
})
