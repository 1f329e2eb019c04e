import { createHash } from 'node:crypto'
import { untrusted } from '@vitrine/template'
import { type Collection, type Neighbour, productUrl, STORE_ITEM } from '../catalog/index.ts'
import type { Site } from '../http/site.ts'
import type { Content, Place } from './content.ts'
import { labels } from './labels.ts'
import { emptyCart, websiteSettingsView, websiteView } from './site-view.ts'
import {
  categoryPath,
  collectionView,
  itemView,
  nestedCategories,
  PAGE_SIZE,
} from './store-view.ts'

export type PageJson = Readonly<Record<string, unknown>>

/** All a template of this page is given, and what `?format=json` answers. @see compat §5 */
export function pageJson(place: Place, content: Content): PageJson {
  const { site, shell } = place
  const [store] = shell.stores
  return {
    website: websiteView(site),
    websiteSettings: websiteSettingsView(site),
    ...(store && { nestedCategories: nestedCategories(store.collection, store.categories) }),
    ...contentJson(place, content),
    shoppingCart: emptyCart(site),
    shareButtons: {},
    showCart: store !== undefined,
    localizedStrings: labels,
    userAccountsContext: { showSignInLink: false },
    template: { mobileStylesEnabled: true },
    uiextensions: {},
    featureFlags: { useCLDRMoneyFormat: true },
    emptyFolder: false,
    calendarView: false,
  }
}

function contentJson(place: Place, content: Content): PageJson {
  switch (content.kind) {
    case 'page':
      return { collection: pageCollection(place, content), empty: false }
    case 'list':
      return listJson(place, content)
    case 'item':
      return itemJson(place, content)
    case 'system':
      return plainTexts(content.data)
  }
}

type Of<K extends Content['kind']> = Extract<Content, { readonly kind: K }>

function pageCollection({ site, path }: Place, { name, page }: Of<'page'>) {
  return {
    id: themePageId(site, name),
    websiteId: site.id,
    enabled: true,
    type: 10,
    ordering: 3,
    title: untrusted(page.title),
    navigationTitle: untrusted(page.title),
    description: untrusted(page.description),
    urlId: name,
    fullUrl: path,
    homepage: path === '/',
    folder: false,
    typeName: 'page',
    typeLabel: 'page',
    regionName: 'default',
  }
}

/** 24 hex digits that stay the same: pages of a theme are no rows of a table. */
export function themePageId(site: Site, name: string): string {
  return createHash('sha256').update(`${site.id}/${name}`).digest('hex').slice(0, 24)
}

function listJson({ site }: Place, content: Of<'list'>): PageJson {
  const { store, category, tag } = content
  const { collection, categories } = store
  const items = content.products.map((product) => itemView(site, product))
  return {
    collection: {
      ...collectionView(site, collection, categories),
      itemCount: items.length,
    },
    items,
    empty: items.length === 0,
    nestedCategories: nestedCategories(collection, categories, category),
    pagination: pagination(content),
    productMerchandisingContext: merchandising(items),
    ...(category && { categoryFilter: untrusted(category.displayName) }),
    ...(tag !== undefined && { tagFilter: untrusted(tag) }),
  }
}

function pagination({ store, category, tag, offset, hasNextPage }: Of<'list'>) {
  const url = (from: number) => {
    const query = new URLSearchParams()
    if (category) query.set('category', categoryPath(store.categories, category))
    if (tag !== undefined) query.set('tag', tag)
    if (from > 0) query.set('offset', String(from))
    const text = query.toString().replaceAll('%2F', '/')
    return `/${store.collection.urlId}${text === '' ? '' : `?${text}`}`
  }
  const next = offset + PAGE_SIZE
  const previous = Math.max(0, offset - PAGE_SIZE)
  return {
    pageSize: PAGE_SIZE,
    ...(hasNextPage && { nextPage: true, nextPageOffset: next, nextPageUrl: url(next) }),
    ...(offset > 0 && { prevPage: true, prevPageOffset: previous, prevPageUrl: url(previous) }),
  }
}

function itemJson({ site }: Place, { store, product }: Of<'item'>): PageJson {
  const { collection, categories } = store
  const item = itemView(site, product)
  return {
    collection: collectionView(site, collection, categories),
    item,
    empty: false,
    nestedCategories: nestedCategories(collection, categories),
    pagination: {
      ...(product.previous && { prevItem: neighbourView(collection, product.previous) }),
      ...(product.next && { nextItem: neighbourView(collection, product.next) }),
    },
    productMerchandisingContext: merchandising([item]),
  }
}

/** A link to the product before or after. @see compat §5 "prevItem/nextItem" */
function neighbourView(collection: Collection, { id, title, urlId }: Neighbour) {
  return {
    id,
    collectionId: collection.id,
    recordType: STORE_ITEM,
    recordTypeLabel: 'store-item',
    title: untrusted(title),
    urlId,
    fullUrl: productUrl(collection.urlId, urlId),
  }
}

/** By product. @see compat §5, page-json-shapes "productMerchandisingContext" */
export function merchandising(items: readonly { readonly id: string }[]) {
  const context = {
    scarcityEnabled: false,
    scarcityShownByDefault: false,
    customSoldOutText: '',
    afterPayAvailable: false,
    afterPayMin: 0,
    afterPayMax: 0,
    klarnaAvailable: false,
    klarnaMin: 0,
    klarnaMax: 0,
    mailingListSignUpEnabled: false,
    mailingListOptInByDefault: false,
  }
  return Object.fromEntries(items.map(({ id }) => [id, context]))
}

/** Every text of a system page is plain, and much of it a visitor's: none may be read as markup. */
function plainTexts(data: PageJson): PageJson {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]))
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return untrusted(value)
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
}
