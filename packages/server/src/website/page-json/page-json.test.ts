import { readFileSync } from 'node:fs'
import { collectionTypeCodes, folderBehaviorCodes, orderingCodes } from '@vitrine/model'
import {
  newBlock,
  newCollection,
  newContent,
  newItem,
  newPage,
  newSection,
  newSiteSettings,
  plainToRich,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { ensureCollection } from '../../commerce/catalog/index.ts'
import { newId } from '../../platform/db/id.ts'
import { insertAsset } from '../../platform/files/store.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'

const locale = 'en-US'

/** A site with all that these pages can say. */
async function fullSite() {
  const shop = await testSite()
  const { db, site } = shop
  const publish = (given: Parameters<typeof publishNow>[2]) => publishNow(db, site.id, given)
  const image = await addImage(shop)
  const authorId = newId()
  const settings = newSiteSettings({ locale, title: 'Test' })
  await publish({
    kind: 'site-settings',
    body: {
      ...settings,
      logoImageId: image,
      announcementBar: { enabled: true, text: { [locale]: plainToRich('News') }, version: 1 },
      socialAccounts: [
        {
          id: 'one',
          serviceId: 64,
          serviceName: 'instagram-unauth',
          profileUrl: 'https://example.com/us',
          screenName: 'us',
        },
      ],
      authors: [{ id: authorId, displayName: 'Writer', pictureId: image }],
    },
  })
  return { ...shop, publish, picture: image, authorId }
}

type FullSite = Awaited<ReturnType<typeof fullSite>>

async function addImage({ db, site }: Pick<FullSite, 'db' | 'site'>): Promise<string> {
  const id = newId()
  await insertAsset(db, site.id, {
    id,
    fileKey: `f${id.replaceAll('-', '')}`,
    filename: 'picture.webp',
    contentType: 'image/webp',
    byteSize: 10,
    width: 1_600,
    height: 900,
    colorData: {
      topLeftAverage: 'ffffff',
      topRightAverage: 'ffffff',
      bottomLeftAverage: 'ffffff',
      bottomRightAverage: 'ffffff',
      centerAverage: 'ffffff',
      suggestedBgColor: 'ffffff',
    },
  })
  return id
}

async function shopCategory({
  db,
  site,
  publish,
  product,
  picture: image,
}: FullSite): Promise<string> {
  const { id } = await ensureCollection(db, site.id, { urlId: 'shop', title: 'Shop' })
  await publish({
    kind: 'page',
    id,
    body: newPage(
      { locale, title: 'Shop', slug: 'shop' },
      {
        collection: newCollection({ type: collectionTypeCodes.products, typeName: 'products' }),
        settings: { enabled: true, mainImageId: image },
      },
    ),
  })
  for (const sku of ['MUG', 'CUP'])
    await product({
      categories: [['Cups', 'Mugs']],
      images: [{ source: `/${sku}.webp`, assetId: image }],
      optionNames: ['Colour'],
      variants: [{ sku, priceMinor: 1_000n, optionValues: ['Blue'], imageIndex: 0 }],
    })
  return '/shop?category=cups/mugs'
}

const main = newSection(() => 'main', {
  background: { source: 1 },
})

async function blogItem({ publish, authorId, picture: image }: FullSite, isPromoted: boolean) {
  const collectionId = await publish({
    kind: 'page',
    body: newPage(
      { locale, title: 'Journal', slug: 'journal' },
      { collection: newCollection(), settings: { enabled: true, mainImageId: image } },
    ),
  })
  for (const [index, slug] of ['first', 'second', 'third'].entries()) {
    const text = isPromoted ? { quote: 'Said', source: 'Somebody' } : { body: plainToRich('Said') }
    const block = newBlock(() => 'promoted', isPromoted ? 31 : 2, { text: { [locale]: text } })
    await publish({
      kind: 'item',
      collectionId,
      body: newItem(
        { locale, title: slug, slug },
        {
          ...newContent([{ section: main, blocks: [block] }]),
          recordType: isPromoted ? 4 : 1,
          tags: ['clay'],
          categories: ['Work'],
          authorId,
          publishOn: `2026-03-0${index + 1}T09:00:00.000Z`,
          excerpt: { [locale]: plainToRich('In short') },
          location: { addressTitle: 'Studio', mapLat: 1, mapLng: 2 },
          source: { url: 'https://example.com/source' },
          mainImageId: image,
        },
      ),
    })
  }
  return '/journal/second'
}

async function indexHome({ publish, picture: image }: FullSite): Promise<string> {
  const part = (slug: string) =>
    publish({
      kind: 'page',
      body: newPage(
        { locale, title: slug, slug },
        {
          ...newContent([{ section: main, blocks: [] }]),
          collection: newCollection({ type: collectionTypeCodes.generic, typeName: 'blog' }),
          settings: { enabled: true, mainImageId: image },
        },
      ),
    })
  const pageIds = [await part('one'), await part('two')]
  await publish({
    kind: 'page',
    body: newPage(
      { locale, title: 'Home', slug: '' },
      {
        collection: newCollection({
          typeName: 'index',
          ordering: orderingCodes['user-orderable'],
          folder: { behavior: folderBehaviorCodes.index, isIndex: true, pageIds },
        }),
      },
    ),
  })
  return '/'
}

it.each([
  ['shop-category', shopCategory],
  ['blog-item-2014', (site: FullSite) => blogItem(site, false)],
  ['blog-item-promoted', (site: FullSite) => blogItem(site, true)],
  ['index-home', indexHome],
] as const)('returns ?format=json of %s with every key path', async (kind, make) => {
  const site = await fullSite()
  const path = await make(site)
  const { status, text } = await site
    .browser()
    .visit(`${path}${path.includes('?') ? '&' : '?'}format=json`)
  expect(status).toBe(200)
  const known = new Set(pathsIn(JSON.parse(text)))
  const asked = readFileSync(
    new URL(`../../../../../fixtures/page-json/${kind}.txt`, import.meta.url),
    'utf8',
  )
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(asked.length).toBeGreaterThan(200)
  expect(asked.filter((one) => !known.has(one))).toEqual([])
})

/** `items[].title`; of a map by ids `context.<id>.text` as well. */
function pathsIn(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => [`${at}[]`, ...pathsIn(one, `${at}[]`)])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = /^[\da-f]{8}-[\da-f-]{27}$/.test(key) ? '<id>' : key
    const path = at === '' ? name : `${at}.${name}`
    return [path, ...pathsIn(inner, path)]
  })
}
