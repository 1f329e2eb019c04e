import type { SystemPage } from '../../platform/http/page-server.ts'
import { type Currency, fromCents, toWireMoney, pageTypeCodes, type PageType } from '@vitrine/model'
import type { PageContent, RenderContext } from '../render-context/index.ts'
import { formatPageUrl, formatStoreUrl } from '../site-shell/index.ts'
import { getTweakJson, getTweakValues, type Theme } from '../theme-loading/index.ts'
import type { PageMessages } from '../translations/index.ts'
import { getPageView } from './page-view.ts'
import { getProductView } from './product-view.ts'
import { getWebsiteSettingsView } from './website-settings-view.ts'
import { getWebsiteView } from './website-view.ts'
import { toScriptJson } from '../../platform/html/escape.ts'

/**
 * Returns the inline script with the static context. It is the same for every visitor, so the
 * policy can name its hash.
 *
 * @see compat §8 "Page bootstrap"
 */
export function formatStaticContextScript(
  context: RenderContext,
  content: PageContent,
  options: Pick<PageMessages, 'scriptMessages'> & { readonly theme: Theme },
): string {
  const json = toScriptJson(getStaticContext(context, content, options))
  return `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${json};`
}

/** Returns the static context of a page. @see compat §8 "Context keys" */
export function getStaticContext(
  context: RenderContext,
  content: PageContent,
  { scriptMessages, theme }: Pick<PageMessages, 'scriptMessages'> & { readonly theme: Theme },
) {
  const { tweaks } = theme.stylesheet
  const { site, shell } = context
  const { storeSettings, ...websiteSettings } = getWebsiteSettingsView(context)
  const isBare = content.kind === 'system' && content.isBare === true
  return {
    betaFeatureFlags: [],
    pageType: pageTypeCodes[getPageType(content)],
    website: getWebsiteView(context),
    websiteSettings: isBare ? websiteSettings : { ...websiteSettings, storeSettings },
    ...getSubject(context, content),
    templateId: site.theme,
    templateVersion: '7',
    templateTweakable: tweaks.length > 0,
    tweakJSON: getTweakJson(tweaks, getTweakValues(shell.aesthetics, theme)),
    pageFeatures: [],
    impersonatedSession: false,
    showAnnouncementBar: context.shell.settings.announcementBar.enabled,
    announcementBarVersion: context.shell.settings.announcementBar.version,
    ...(site.captcha.kind === 'recaptcha-enterprise' && {
      recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: site.captcha.siteKey },
    }),
    ...(scriptMessages && { messages: scriptMessages }),
    env: 'PRODUCTION',
  }
}

function getPageType(content: PageContent): PageType {
  switch (content.kind) {
    case 'page':
      return 'page'
    case 'blocks':
      return getPageTypeName(content.page.body.type)
    case 'collection':
      return 'main-content'
    case 'record':
      return 'content-item'
    case 'list':
      return 'main-content'
    case 'item':
      return 'content-item'
    case 'system':
      return getSystemPageType(content.name, content.data)
  }
}

/** Returns the page type of a page of the platform. */
export function getSystemPageType(
  name: SystemPage,
  data: Readonly<Record<string, unknown>> = {},
): PageType {
  if (name === 'checkout' && hasValue(data['checkout'], 'isDonation', true)) return 'donate'
  if (name !== 'order') return SYSTEM_PAGE_TYPES[name]
  // An unpaid order is not confirmed.
  if (hasValue(data['order'], 'status', 'pending')) return 'order-received'
  if (hasValue(data['order'], 'isSubscription', true)) return 'subscription-confirmed'
  return hasValue(data['order'], 'isDonation', true)
    ? 'contribution-confirmed'
    : SYSTEM_PAGE_TYPES.order
}

function hasValue(data: unknown, key: string, value: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    Object.entries(data).some(([name, current]) => name === key && current === value)
  )
}

const SYSTEM_PAGE_TYPES = {
  'access-denied': 'member-area-access-denied',
  account: 'page',
  'account-address': 'page',
  'account-addresses': 'page',
  'account-claim': 'page',
  'account-forgot': 'page',
  'account-login': 'sso-page',
  'account-orders': 'page',
  'account-register': 'page',
  'account-reset': 'page',
  'account-subscriptions': 'page',
  'account-verify': 'page',
  cart: 'cart-v2',
  'cart-form': 'page',
  checkout: 'checkout',
  'collected-data': 'page',
  comment: 'page',
  challenge: 'checkout',
  download: 'page',
  order: 'order-confirmed',
  'not-found': 'not-found',
  error: 'error',
  form: 'page',
  lock: 'lock-screen',
  'newsletter-confirm': 'page',
  protected: 'protected-content',
  restock: 'page',
  review: 'reviews-request',
  subscription: 'page',
  unsubscribe: 'newsletter-unsubscribe',
  search: 'search',
} as const satisfies Record<SystemPage, PageType>

function getPageTypeName(code: number): PageType {
  const found = Object.entries(pageTypeCodes).find(([, known]) => known === code)
  // The keys of the table are the names.
  return (found?.[0] as PageType | undefined) ?? 'page'
}

function getDocumentSubject(
  context: RenderContext,
  content: Extract<PageContent, { readonly kind: 'blocks' | 'collection' | 'record' }>,
) {
  const { page } = content
  const view = getPageView(context, page, { assets: context.assets })
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
      fullUrl: formatPageUrl(context, item.path),
      publicCommentCount: item.publicCommentCount,
      commentState: item.body.commentState,
      recordType: item.body.recordType,
    },
    itemId: item.id,
  }
}

function getSubject(context: RenderContext, content: PageContent) {
  const { site, path } = context
  if (content.kind === 'page')
    return { collection: { title: content.page.title, fullUrl: path, type: 10, permissionType: 1 } }
  if (content.kind === 'system') return getSearchSubject(content.data)
  if (content.kind !== 'list' && content.kind !== 'item')
    return getDocumentSubject(context, content)
  const { id, title } = content.store.collection
  const fullUrl = formatStoreUrl(context.shell, content.store.collection)
  const collection = { id, title, fullUrl, type: 13, permissionType: 1 }
  if (content.kind === 'list') return { collection }
  const item = getProductView(context, content.product)
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
    product: getProductContext(item, site.store.currency),
  }
}

/** Returns the number of results of a search, which the census records. */
function getSearchSubject({ search }: Readonly<Record<string, unknown>>) {
  const { query, total } = (search ?? {}) as { readonly query?: unknown; readonly total?: unknown }
  return typeof query === 'string' && query !== '' && typeof total === 'number'
    ? { searchResultCount: total }
    : {}
}

function getProductContext(item: ReturnType<typeof getProductView>, currency: Currency) {
  const toPrice = (cents: number) => toWireMoney(fromCents(cents, currency))
  return {
    variantAttributeNames: item.variantOptionOrdering,
    variants: item.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      price: toPrice(variant.price),
      salePrice: toPrice(variant.salePrice),
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
