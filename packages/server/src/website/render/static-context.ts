import {
  type Currency,
  fromCents,
  moneyOnTheWire,
  pageTypeCodes,
  type PageType,
} from '@vitrine/model'
import type { Content, Place, SystemPage } from './content.ts'
import { scriptJson } from '../../platform/html/escape.ts'
import { urlOf } from './urls.ts'
import { pageView } from './view/collection.ts'
import { websiteSettingsView } from './view/website-settings.ts'
import { websiteView } from './view/website.ts'
import type { Words } from './said.ts'
import { tweakJson } from './styles/tweak-values.ts'
import type { Theme } from './theme.ts'
import { tweaksOf } from './theme-styles.ts'
import { storeUrl } from './store-url.ts'
import { itemView } from './store-view.ts'

/**
 * The script that tells the page's other scripts where they are. It is the same for every visitor of a
 * published page, so that the policy can name it by its hash.
 *
 * @see compat §8 "Page bootstrap"
 */
export function staticContextScript(
  place: Place,
  content: Content,
  given: Pick<Words, 'said'> & { readonly theme: Theme },
): string {
  const context = scriptJson(staticContext(place, content, given))
  return `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context};`
}

/** @see compat §8 "Context keys" */
export function staticContext(
  place: Place,
  content: Content,
  { said, theme }: Pick<Words, 'said'> & { readonly theme: Theme },
) {
  const { tweaks } = theme.stylesheet
  const { site } = place
  return {
    betaFeatureFlags: [],
    pageType: pageTypeCodes[pageTypeOf(content)],
    website: websiteView(place),
    websiteSettings: websiteSettingsView(place),
    ...subjectOf(place, content),
    templateId: site.theme,
    templateVersion: '7',
    templateTweakable: tweaks.length > 0,
    tweakJSON: tweakJson(tweaks, tweaksOf(site, theme)),
    pageFeatures: [],
    impersonatedSession: false,
    showAnnouncementBar: place.shell.settings.announcementBar.enabled,
    announcementBarVersion: place.shell.settings.announcementBar.version,
    ...(site.captcha.kind === 'recaptcha-enterprise' && {
      recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: site.captcha.siteKey },
    }),
    ...(said && { said }),
    env: 'PRODUCTION',
  }
}

function pageTypeOf(content: Content): PageType {
  switch (content.kind) {
    case 'page':
      return 'page'
    case 'blocks':
      return pageTypeNamed(content.page.body.type)
    case 'collection':
      return 'main-content'
    case 'record':
      return 'content-item'
    case 'list':
      return 'main-content'
    case 'item':
      return 'content-item'
    case 'system':
      return systemPageType(content.name, content.data)
  }
}

/** The kind of page that a page of the platform is. */
export function systemPageType(
  name: SystemPage,
  data: Readonly<Record<string, unknown>> = {},
): PageType {
  if (name === 'checkout' && has(data['checkout'], 'isDonation', true)) return 'donate'
  if (name !== 'order') return SYSTEM_TYPES[name]
  // What is not paid for is not confirmed.
  if (has(data['order'], 'status', 'pending')) return 'order-received'
  return has(data['order'], 'isDonation', true) ? 'contribution-confirmed' : SYSTEM_TYPES.order
}

function has(shown: unknown, key: string, value: unknown): boolean {
  return (
    typeof shown === 'object' &&
    shown !== null &&
    Object.entries(shown).some(([name, is]) => name === key && is === value)
  )
}

const SYSTEM_TYPES = {
  'access-denied': 'member-area-access-denied',
  account: 'page',
  'account-forgot': 'page',
  'account-login': 'sso-page',
  'account-register': 'page',
  'account-reset': 'page',
  'account-verify': 'page',
  cart: 'cart-v2',
  checkout: 'checkout',
  comment: 'page',
  challenge: 'checkout',
  order: 'order-confirmed',
  'not-found': 'not-found',
  error: 'error',
  form: 'page',
  lock: 'lock-screen',
  'newsletter-confirm': 'page',
  protected: 'protected-content',
  unsubscribe: 'newsletter-unsubscribe',
  search: 'search',
} as const satisfies Record<SystemPage, PageType>

function pageTypeNamed(code: number): PageType {
  const found = Object.entries(pageTypeCodes).find(([, known]) => known === code)
  // The keys of the table are the names.
  return (found?.[0] as PageType | undefined) ?? 'page'
}

function documentSubject(
  place: Place,
  content: Extract<Content, { readonly kind: 'blocks' | 'collection' | 'record' }>,
) {
  const { page } = content
  const view = pageView(place, page, { assets: place.assets })
  const collection = {
    id: page.id,
    title: page.meta.title,
    fullUrl: view.fullUrl,
    type: view.type,
    permissionType: view.pagePermissionType,
  }
  if (content.kind !== 'record') return { collection }
  const { item } = content
  return {
    collection,
    item: {
      id: item.id,
      title: item.meta.title,
      fullUrl: urlOf(place, item.path),
      publicCommentCount: item.publicCommentCount,
      commentState: item.body.commentState,
      recordType: item.body.recordType,
    },
    itemId: item.id,
  }
}

function subjectOf(place: Place, content: Content) {
  const { site, path } = place
  if (content.kind === 'page')
    return { collection: { title: content.page.title, fullUrl: path, type: 10, permissionType: 1 } }
  if (content.kind === 'system') return {}
  if (content.kind !== 'list' && content.kind !== 'item') return documentSubject(place, content)
  const { id, title } = content.store.collection
  const fullUrl = storeUrl(place.shell, content.store.collection)
  const collection = { id, title, fullUrl, type: 13, permissionType: 1 }
  if (content.kind === 'list') return { collection }
  const item = itemView(place, content.product)
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
