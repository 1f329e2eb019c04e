import {
  type Currency,
  fromCents,
  moneyOnTheWire,
  pageTypeCodes,
  type PageType,
} from '@vitrine/model'
import type { Content, Place } from './content.ts'
import { scriptJson } from './escape.ts'
import { websiteSettingsView, websiteView } from './site-view.ts'
import { itemView } from './store-view.ts'

/**
 * The script that tells the page's other scripts where they are. It is the same for every visitor of a
 * published page, so that the policy can name it by its hash.
 *
 * @see compat §8 "Page bootstrap"
 */
export function staticContextScript(place: Place, content: Content): string {
  const context = scriptJson(staticContext(place, content))
  return `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context};`
}

function staticContext(place: Place, content: Content) {
  const { site } = place
  return {
    betaFeatureFlags: [],
    pageType: pageTypeCodes[pageTypeOf(content)],
    website: websiteView(site),
    websiteSettings: websiteSettingsView(site),
    ...subjectOf(place, content),
    templateId: site.theme,
    templateVersion: '7',
    pageFeatures: [],
    impersonatedSession: false,
    showAnnouncementBar: site.announcement !== '',
    env: 'PRODUCTION',
  }
}

function pageTypeOf(content: Content): PageType {
  switch (content.kind) {
    case 'page':
      return 'page'
    case 'list':
      return 'main-content'
    case 'item':
      return 'content-item'
    case 'system':
      return SYSTEM_TYPES[content.name]
  }
}

const SYSTEM_TYPES = {
  cart: 'cart-v2',
  checkout: 'checkout',
  challenge: 'checkout',
  order: 'order-confirmed',
  'not-found': 'not-found',
  error: 'error',
} as const satisfies Record<string, PageType>

function subjectOf({ site, path }: Place, content: Content) {
  if (content.kind === 'page')
    return { collection: { title: content.page.title, fullUrl: path, type: 10, permissionType: 1 } }
  if (content.kind === 'system') return {}
  const { id, title, urlId } = content.store.collection
  const collection = { id, title, fullUrl: `/${urlId}`, type: 13, permissionType: 1 }
  if (content.kind === 'list') return { collection }
  const item = itemView(site, content.product)
  return {
    collection,
    item: {
      id: item.id,
      title: item.title,
      fullUrl: item.fullUrl,
      publicCommentCount: 0,
      commentState: 0,
      recordType: item.recordType,
    },
    itemId: item.id,
    product: productContext(item, site.store.currency),
  }
}

function productContext(item: ReturnType<typeof itemView>, currency: Currency) {
  const wire = (cents: number) => moneyOnTheWire(fromCents(cents, currency))
  return {
    variantAttributeNames: item.variantOptionOrdering,
    variants: item.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      price: wire(variant.price),
      salePrice: wire(variant.salePrice),
      onSale: variant.onSale,
      stock: variant.unlimited
        ? { unlimited: true }
        : { unlimited: false, quantity: variant.qtyInStock },
      attributes: variant.attributes,
      shippingWeight: { value: variant.weight, unit: 'KILOGRAM' },
      shippingSize: {
        unit: 'CENTIMETER',
        width: variant.width,
        height: variant.height,
        len: variant.len,
      },
    })),
    subscribable: item.isSubscribable,
    productType: item.productType,
  }
}
