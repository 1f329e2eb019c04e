import { staffMerchandising } from '@vitrine/model'
import { newNavigation, newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { testStudio } from '../../test/structure.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'

const PREFERENCES = '/api/v1/commerce-preferences/merchandising'

async function studioWithStores(role: Parameters<typeof testStudio>[0] = 'admin') {
  const studio = await testStudio(role)
  const base = `/api/content-service/product/1.1/websites/${studio.site.id}/products`
  const store = async (given: object) =>
    studio.send('POST', base, {
      navigationTitle: '',
      urlId: '',
      description: '',
      enabled: true,
      ...given,
    })
  const root = (id: string, given: object = {}) =>
    studio.send('POST', `${base}/${id}/categories`, {
      displayName: 'Everything',
      parentCategoryId: null,
      type: 'ROOT',
      pageRendering: 'LIST_VIEW',
      displayIndex: 1,
      ...given,
    })
  return { ...studio, base, store, root }
}

it('creates a store in the specified order: collection, root category, entry of the main navigation', async () => {
  const { store, root, send, browser, db, site } = await studioWithStores()
  await publishNow(db, site.id, { kind: 'navigation', body: newNavigation() })
  const made = await store({
    title: 'Pottery & more',
    navigationTitle: 'Pots',
    description: 'Thrown by hand.',
  })
  expect(made.body).toEqual({
    id: expect.any(String),
    websiteId: site.id,
    title: 'Pottery & more',
    navigationTitle: 'Pots',
    urlId: 'pottery-more',
    description: 'Thrown by hand.',
    enabled: true,
  })
  const { id } = made.body as { id: string }
  expect((await browser().visit('/pottery-more')).status).toBe(200)

  const category = await root(id)
  expect(category.body).toEqual({
    id: expect.any(String),
    collectionId: id,
    displayName: 'Everything',
    parentCategoryId: null,
    type: 'ROOT',
    pageRendering: 'LIST_VIEW',
    displayIndex: 1,
  })
  expect((await root(id)).body).toMatchObject({ code: 'structure.hasRoot' })

  const navigation = { items: [{ collectionId: id }] }
  await send('POST', '/api/widget/UpdateNavigation', { fieldName: 'mainNav', navigation })
  expect((await browser().visit('/pottery-more')).text).toContain('>Pots</a>')
})

it('assigns each store the next free URL id', async () => {
  const { store, db, site } = await studioWithStores()
  await publishNow(db, site.id, {
    kind: 'page',
    body: newPage({ locale: 'en-US', title: 'Pots', slug: 'pots-1' }),
  })
  const urlIds: string[] = []
  for (const title of ['Pots', 'Pots', 'Pots', '陶', '!!', 'Cart', 'コーヒー豆店']) {
    const { status, body } = await store({ title })
    expect(status).toBe(200)
    urlIds.push((body as { urlId: string }).urlId)
  }
  const expected = ['pots', 'pots-2', 'pots-3', 'store', 'store-1', 'cart-1', 'コヒ豆店']
  expect(urlIds).toEqual(expected)
})

it('assigns different URL ids to two concurrent stores', async () => {
  const { store } = await studioWithStores()
  const made = await Promise.all([store({ title: 'Twins' }), store({ title: 'Twins' })])
  const urlIds = made.map(({ body }) => (body as { urlId: string }).urlId)
  expect(urlIds.toSorted()).toEqual(['twins', 'twins-1'])
})

it('finds only stores of its own site', async () => {
  const { send, root, store } = await studioWithStores()
  const other = await testSite()
  const path = `/api/content-service/product/1.1/websites/${other.site.id}/products`
  expect((await send('POST', path, { title: 'Shop' })).body).toMatchObject({
    code: 'structure.noSite',
  })
  const foreign = await studioWithStores()
  const { id } = (await foreign.store({ title: 'Theirs' })).body as { id: string }
  expect((await root(id)).body).toMatchObject({ code: 'structure.noStore' })
  expect((await root('no-id')).body).toMatchObject({ code: 'structure.noStore' })
  expect((await store({ title: ' ' })).status).toBe(400)
  expect((await store({ title: 'x'.repeat(201) })).status).toBe(400)
  expect((await store({ title: 'Closed', enabled: false })).status).toBe(400)
  expect((await root(id, { type: 'OTHER' })).status).toBe(400)
})

it.each([
  ['editor', 200],
  ['draft-editor', 403],
  ['viewer', 403],
] as const)('responds to the %s with %i', async (role, status) => {
  const { store } = await studioWithStores(role)
  expect((await store({ title: 'Shop' })).status).toBe(status)
})

it('stores preferences, changes only those that are sent, and shows them in page JSON', async () => {
  const { send, product, browser, site } = await studioWithStores()
  const { multipleQuantityAllowedForServices, ...before } = (await send('GET', PREFERENCES))
    .body as Record<string, unknown>
  expect(multipleQuantityAllowedForServices).toBe(true)
  expect(before).toMatchObject({ scarcityThreshold: 10, customSoldOutText: '' })
  expect(before).not.toHaveProperty('websiteId')

  const changes = {
    websiteId: site.id,
    multipleQuantityAllowedForServices: false,
    customSoldOutText: 'Gone',
    scarcityEnabledOnProductItems: true,
    scarcityThreshold: 3,
  }
  const { websiteId: _, ...said } = changes
  expect((await send('PUT', PREFERENCES, changes)).body).toEqual({ ...before, ...said })
  await send('PUT', PREFERENCES, { scarcityThreshold: 4 })
  const after: Record<string, unknown> = { ...before, ...said, scarcityThreshold: 4 }
  expect((await send('GET', PREFERENCES)).body).toEqual(after)

  // Emails to buyers concern staff alone, and Quick View is a feature of the collection.
  const { productQuickViewEnabled: _quickView, ...rest } = after
  const isShown = ([name]: [string, unknown]) => !staffMerchandising.some((own) => own === name)
  const shown = Object.fromEntries(Object.entries(rest).filter(isShown))
  const { id, urlId } = await product({ onHand: 4 })
  const json = async () => {
    const { text } = await browser().visit(`/shop/p/${urlId}?format=json`)
    return JSON.parse(text) as unknown
  }
  await expect.poll(json).toMatchObject({
    websiteSettings: {
      storeSettings: { multipleQuantityAllowedForServices: false, merchandisingSettings: shown },
    },
    productMerchandisingContext: {
      [id]: {
        customSoldOutText: 'Gone',
        scarcityEnabled: true,
        scarcityShownByDefault: true,
        scarcityTemplateViews: [{ qtyInStock: 4 }],
      },
    },
  })
  const { text } = await browser().visit(`/shop/p/${urlId}`)
  expect(text).toContain('Only 4 left in stock')
})

it.each([
  ['/api/v1/commerce-preferences/pockets', 'GET', undefined, 404],
  ['/api/v1/commerce-preferences/__proto__', 'GET', undefined, 404],
  ['/api/v1/commerce-preferences/constructor', 'PUT', {}, 404],
  [PREFERENCES, 'PUT', { scarcityThreshold: 0 }, 400],
  [PREFERENCES, 'PUT', { scarcityThreshold: '5' }, 400],
  [PREFERENCES, 'PUT', { another: true }, 400],
] as const)('rejects %s by %s with %j', async (path, method, body, status) => {
  const { send } = await studioWithStores()
  expect((await send(method, path, body)).status).toBe(status)
})

it('lets only staff of the store change preferences', async () => {
  const { signIn } = await studioWithStores()
  const roles = ['store-manager', 'editor', 'reporting'] as const
  const statuses: number[] = []
  for (const role of roles)
    statuses.push((await (await signIn(role)).send('PUT', PREFERENCES, {})).status)
  expect(statuses).toEqual([200, 403, 403])
})
