import { blockTypeCodes, collectionTypeCodes } from '@vitrine/model'
import {
  type Access,
  newBlock,
  newCollection,
  newContent,
  newItem,
  newPage,
  newSection,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { newId } from '../../platform/db/id.ts'
import { insertAsset } from '../../platform/files/store.ts'
import { updateLanguages } from '../../identity/multilingual/index.ts'
import { updateMerchandising } from '../../identity/sites/index.ts'
import { publishNow } from '../../test/publish.ts'
import { EN, createJournal, LOCKED, createBlockId } from '../../test/pages.ts'

type Given = Parameters<typeof newBlock>[2]

/** A page of these blocks beside a journal, as visitors get it. */
async function shown(
  shop: Awaited<ReturnType<typeof createJournal>>,
  ...blocks: readonly (readonly [type: number, given: Given])[]
) {
  const made = blocks.map(([type, given]) => newBlock(createBlockId, type, given))
  const slug = `blocks-${createBlockId()}`
  const body = newPage(
    { locale: EN, title: 'Blocks', slug },
    newContent([{ section: newSection(createBlockId), blocks: made }]),
  )
  const id = await shop.page(body)
  const { text, headers } = await shop.browser().visit(`/${slug}`)
  return { text, headers, id, slug, blocks: made }
}

const { 'tag-cloud': cloud, archive, embed, video } = blockTypeCodes

it('lists the tags, categories and authors of a collection, with the counts that visitors see', async () => {
  const shop = await createJournal()
  const day = '2026-02-03'
  await shop.item('two', { kind: 'everybody' }, day, { tags: ['glaze', 'wood & ash'] })
  await shop.item('hidden', { kind: 'everybody' }, day, {
    tags: ['gone'],
    settings: { hidden: true },
  })
  const data = { collectionId: shop.journalId, showsCount: true }
  const { text } = await shown(shop, [cloud, { data }], [archive, { data }])
  expect(text).toContain('<a href="/journal?tag=glaze">glaze</a> <span class="word-list-count">(3)')
  expect(text).toContain('<a href="/journal?tag=wood+%26+ash">wood &amp; ash</a>')
  expect(text).not.toContain('gone')
  const months = [...text.matchAll(/\?month=([\d-]+)">([^<]+)</g)].map(([, month, name]) => [
    month,
    name,
  ])
  expect(months).toEqual([
    ['02-2026', 'February 2026'],
    ['01-2026', 'January 2026'],
  ])
  const list = await shop.browser().visit('/journal?tag=wood+%26+ash')
  expect(list.text).toContain('Title of two')
})

it('shows nothing of a restricted collection', async () => {
  const shop = await createJournal()
  const locked = await shop.page(
    newPage(
      { locale: EN, title: 'Locked', slug: 'locked-journal' },
      { collection: newCollection(), access: LOCKED },
    ),
  )
  await publishNow(shop.db, shop.site.id, {
    kind: 'item',
    collectionId: locked,
    body: newItem({ locale: EN, title: 'Inside', slug: 'inside' }, { tags: ['SECRET'] }),
  })
  const { text } = await shown(
    shop,
    [cloud, { data: { collectionId: locked } }],
    [cloud, { data: { collectionId: shop.journalId } }],
  )
  expect(text).toContain('?tag=glaze')
  expect(text).not.toContain('SECRET')
})

it('links to a collection with its image, and to a locked one without', async () => {
  const shop = await createJournal()
  const [mainImageId, fileKey] = [newId(), `f${newId().replaceAll('-', '')}`]
  await insertAsset(shop.db, shop.site.id, {
    id: mainImageId,
    fileKey,
    filename: 'shelf.webp',
    contentType: 'image/webp',
    byteSize: 10,
    width: 10,
    height: 10,
  })
  const collection = async (slug: string, access: Access) =>
    shop.page(
      newPage(
        { locale: EN, title: slug, slug },
        { collection: newCollection(), access, settings: { enabled: true, mainImageId } },
      ),
    )
  const linkTo = (collectionId: string) =>
    shown(shop, [blockTypeCodes['collection-link'], { data: { collectionId } }])
  const open = await linkTo(await collection('shelf', { kind: 'everybody' }))
  expect(open.text).toMatch(new RegExp(`<img class="collection-link-image" src="[^"]*${fileKey}`))
  const locked = await linkTo(await collection('cellar', LOCKED))
  expect(locked.text).toContain('href="/cellar"')
  expect(locked.text).not.toContain(fileKey)
})

it('links to a collection by its title', async () => {
  const shop = await createJournal()
  const { text } = await shown(shop, [
    blockTypeCodes['collection-link'],
    { data: { collectionId: shop.journalId } },
  ])
  expect(text).toMatch(/<a class="collection-link-anchor" href="\/journal"><span[^>]*>Journal</)
})

it('runs embedded code in its own frame', async () => {
  const shop = await createJournal()
  const source = '<script>document.title = "ran"</script>'
  const { text, id, blocks } = await shown(shop, [embed, { data: { source } }])
  const at = `/static/code/${id}/${blocks[0]?.id}`
  expect(text).toContain(`src="${at}"`)
  expect(text).not.toContain('document.title')
  const frame = await shop.browser().visit(at)
  expect(frame.text).toContain(source)
  expect(String(frame.headers['content-security-policy'])).toMatch(/^sandbox /)
})

it('loads nothing of a player before it is requested', async () => {
  const shop = await createJournal()
  const url = 'https://youtu.be/dQw4w9WgXcQ'
  const { text, headers } = await shown(shop, [video, { data: { url } }])
  expect(text).toContain('data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  expect(text).not.toMatch(/<(?:iframe|img|link|script)[^>]*youtube/)
  expect(String(headers['content-security-policy'])).toContain('https://www.youtube-nocookie.com')
})

it('sells the remaining stock of a product from its block, with and without a script', async () => {
  const shop = await createJournal()
  const { id } = await shop.product({
    title: 'Jug & lid',
    excerpt: '<p>Salt <b>glazed</b></p>',
    optionNames: ['Size'],
    variants: [
      { sku: 'JUG-S', optionValues: ['Small'] },
      { sku: 'JUG-L', optionValues: ['Large'], priceMinor: 4_000n },
      { sku: 'JUG-X', optionValues: ['Huge'], onHand: 0 },
    ],
  })
  const { text } = await shown(shop, [blockTypeCodes.product, { data: { productId: id } }])
  expect(text).toMatch(
    />Jug &amp; lid<\/a><\/p><div class="product-price">\s*from \$10\.00\s*<\/div>/,
  )
  expect(text).toContain('<p class="product-excerpt">Salt glazed</p>')
  expect(text).toMatch(/class="product-variants" data-item-id="[^"]+" data-variants="\[\{/)
  const options = [...text.matchAll(/<option value="([^"]*)">([^<]*)</g)].map(([, value]) => value)
  expect(options).toEqual(['', 'Small', 'Large', 'Huge'])
  expect(text).not.toContain('variant-radiobtn')
  expect(text).toContain('max="9999" min="1" value="1" type="number" step="1" name="quantity">')
  expect(text).toContain('data-original-label="Add to Cart"')
  expect(text).toMatch(/<noscript><button [^>]*type="submit">Add to Cart<\/button><\/noscript>/)
  const action = /<form class="product-block-form" method="post" action="([^"]+)"/.exec(text)?.[1]
  const form = { itemId: id, 'variant.Size': 'Large', quantity: '2' }
  const reply = await shop.browser().submit(action ?? '', form)
  expect(reply).toMatchObject({ status: 303, headers: { location: '/cart' } })
})

it('is in the language of the page', async () => {
  const shop = await createJournal()
  const given = { isCustomCode: false, enabled: true }
  await updateLanguages(shop.db, shop.site.id, [
    { tag: EN, ...given },
    { tag: 'fr', prefix: 'fr', ...given },
  ])
  await updateMerchandising(shop.db, shop.site.id, {
    scarcityEnabledOnProductBlocks: true,
    soldOutVariantsDropdownDisabled: true,
  })
  const { id } = await shop.product({
    optionNames: ['Size'],
    variants: [
      { sku: 'S', optionValues: ['S'], onHand: 3, salePriceMinor: 500n, onSale: true },
      { sku: 'L', optionValues: ['L'], onHand: 0 },
    ],
  })
  const { slug, text: english } = await shown(shop, [
    blockTypeCodes.product,
    { data: { productId: id } },
  ])
  expect(english).toContain('Only 3 left in stock')
  const { text } = await shop.browser().visit(`/fr/${slug}`)
  expect(text).toContain('Plus que 3 en stock')
  expect(text).toContain('<option value="L" disabled>L</option>')
  expect(text).toContain('data-original-label="Ajouter au panier"')
  expect(text).toContain('action="/fr/cart/entries"')
})

it('links to a visible product, and to none of a closed shop', async () => {
  const shop = await createJournal()
  const { id } = await shop.product({ urlId: 'mug' })
  const link = { kind: 'product', id }
  const button = [
    blockTypeCodes.button,
    { data: { link }, text: { [EN]: { label: 'See' } } },
  ] as const
  expect((await shown(shop, button)).text).toMatch(/<a [^>]*href="\/shop\/p\/mug">See<\/a>/)
  await shop.pool.query('update collection set enabled = false where site_id = $1', [shop.site.id])
  expect((await shown(shop, button)).text).toMatch(/<a class="[^"]*">See<\/a>/)
})

it('marks a sold-out product, and shows no hidden one', async () => {
  const shop = await createJournal()
  const { id } = await shop.product({ onHand: 0 })
  const hidden = await shop.product({ title: 'SECRET', sku: 'H', visible: false })
  const { text } = await shown(
    shop,
    [blockTypeCodes.product, { data: { productId: id } }],
    [blockTypeCodes.product, { data: { productId: hidden.id } }],
  )
  expect(text).toContain('<div class="product-mark sold-out">sold out</div>')
  expect(text).not.toContain('product-block-form"')
  expect(text).not.toContain('SECRET')
  await updateMerchandising(shop.db, shop.site.id, { customSoldOutText: 'Back in <May>' })
  const again = await shown(shop, [blockTypeCodes.product, { data: { productId: id } }])
  expect(again.text).toContain('<div class="product-mark sold-out">Back in &lt;May&gt;</div>')
})

it('names the button after what it does', async () => {
  const shop = await createJournal()
  const own = await shop.product({ title: 'Own', sku: 'O', customAddButtonText: 'Reserve' })
  const express = await shop.product({ title: 'Fast', sku: 'F', expressCheckout: true })
  const labels = async (id: string, label?: string) => {
    const text = label === undefined ? {} : { text: { [EN]: { button: label } } }
    const page = await shown(shop, [blockTypeCodes.product, { data: { productId: id }, ...text }])
    return /data-original-label="([^"]*)"/.exec(page.text)?.[1]
  }
  expect(await labels(own.id)).toBe('Reserve')
  expect(await labels(own.id, 'Buy')).toBe('Buy')
  expect(await labels(express.id)).toBe('Purchase')
})

it('shows the colors, the sale and the reduced price of products in a summary, of one category', async () => {
  const shop = await createJournal()
  const variants = ['Oat', 'Iron', 'Oat'].map((value, index) => ({
    sku: `MUG-${index}`,
    optionValues: [value, `${index}`],
    priceMinor: 2_000n,
    salePriceMinor: 1_500n,
    onSale: true,
  }))
  const options = { optionNames: ['Glaze', 'Size'], variants, categories: [['Cups']] }
  await shop.product({ title: 'Mug', ...options })
  await shop.product({ title: 'Plate', variants: [{ sku: 'P', onHand: 0 }] })
  const store = { urlId: 'shop', title: 'Shop' }
  const { id: collectionId } = await ensureCollection(shop.db, shop.site.id, store)
  // A summary lists the products of a store that has a page.
  const collection = newCollection({ type: collectionTypeCodes.products, typeName: 'products' })
  const page = newPage({ locale: EN, title: 'Shop', slug: 'shop' }, { collection })
  await publishNow(shop.db, shop.site.id, { kind: 'page', id: collectionId, body: page })
  const { 'summary-v2': summary } = blockTypeCodes
  const all = await shown(shop, [summary, { data: { collectionId } }])
  expect(all.text).toContain('role="img" aria-label="Glaze: Oat, Iron">')
  expect(all.text.match(/class="color-dot" data-color=/g)).toHaveLength(2)
  expect(all.text).toContain('$15.00 <s class="original-price">$20.00</s>')
  expect(all.text).toContain('Plate')
  const cups = await shown(shop, [summary, { data: { collectionId, category: 'cups' } }])
  expect(cups.text).toContain('Mug')
  expect(cups.text).not.toContain('Plate')
})
