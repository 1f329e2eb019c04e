import { createHash } from 'node:crypto'
import type { LanguageLink } from '@vitrine/blocks'
import { untrusted } from '@vitrine/template'
import type { Site } from '../../platform/http/site.ts'
import { renderContent } from '../block-content/index.ts'
import type { PageContent, RenderContext } from '../render-context/index.ts'
import { formatPageUrl, formatStoreUrl } from '../site-shell/index.ts'
import type { PageMessages } from '../translations/index.ts'
import { getBlocksJson, getCollectionJson, getRecordJson } from './document-json.ts'
import { createEmptyCart } from './empty-cart.ts'
import { getProductJson, getProductListJson } from './product-json.ts'
import { getNestedCategories } from './product-view.ts'
import { getShareButtons } from './share-view.ts'
import { getSystemData } from './system-data.ts'
import type { TemplateData } from './template-data.ts'
import { getWebsiteSettingsView } from './website-settings-view.ts'
import { getWebsiteView } from './website-view.ts'

/**
 * Returns the data that templates of this page see, and that `?format=json` answers with.
 *
 * @see compat §5
 */
export function getPageJson(
  context: RenderContext,
  content: PageContent,
  { strings, translate }: Pick<PageMessages, 'strings' | 'translate'>,
): TemplateData {
  const { site, shell } = context
  const [store] = shell.stores
  return {
    website: getWebsiteView({ ...context, translate }),
    websiteSettings: getWebsiteSettingsView(context),
    ...(store && {
      nestedCategories: getNestedCategories(
        formatStoreUrl(shell, store.collection),
        store.categories,
      ),
    }),
    ...getContentJson(context, content, translate),
    shoppingCart: createEmptyCart(site),
    shareButtons: getShareButtons(context),
    showCart: store !== undefined && shell.hasProducts,
    localizedStrings: strings,
    userAccountsContext: { showSignInLink: true },
    template: { mobileStylesEnabled: true },
    uiextensions: NO_EXTENSIONS,
    pagePreviewContext: getPreviewContext(context),
    featureFlags: { useCLDRMoneyFormat: true },
    emptyFolder: false,
    languages: getLanguageLinks(context, content).map(
      ({ tag, name, href, isCurrent, isCustomCode }) => ({
        tag,
        ...(isCustomCode && { isCustomCode }),
        displayName: untrusted(name),
        active: isCurrent,
        fullUrl: href,
      }),
    ),
  }
}

const NO_EXTENSIONS = {
  'product-badge': '',
  'product-body': '',
  'product-badge-mobile': '',
  'product-body-mobile': '',
  'product-collection-item': '',
  'scripts-enabled': false,
} as const

/** Returns where a visitor requests access to the page. @see compat §4 "requestAccess" */
function getPreviewContext({ path }: RenderContext) {
  const [bare = ''] = path.split('?')
  return { isPreviewMode: false, memberAccessUrl: `${bare}?requestAccess=true` }
}

/**
 * Returns a link for each language of the site: to this page, or to the home page if it is not
 * translated.
 */
export function getLanguageLinks(
  { shell, language }: RenderContext,
  content: PageContent,
): readonly (LanguageLink & { readonly isCustomCode: boolean })[] {
  const paths = 'paths' in content ? content.paths : {}
  return shell.languages.map((siteLanguage) => ({
    tag: siteLanguage.tag,
    name: siteLanguage.displayName,
    isCurrent: siteLanguage.tag === language.tag,
    isCustomCode: siteLanguage.isCustomCode,
    href: formatPageUrl(
      { language: siteLanguage },
      getPathInLanguage(paths[siteLanguage.tag], content),
    ),
  }))
}

/**
 * Returns the path in a language. A product is below its store; pages of the platform have one
 * path.
 */
function getPathInLanguage(path: string | undefined, content: PageContent): string {
  if (content.kind === 'system') return content.path ?? ''
  if (path === undefined || content.kind !== 'item') return path ?? ''
  return `${path}/p/${content.product.urlId}`
}

function getContentJson(
  context: RenderContext,
  content: PageContent,
  translate: PageMessages['translate'],
): TemplateData {
  switch (content.kind) {
    case 'page':
      return {
        collection: getThemePageCollection(context, content),
        empty: false,
        calendarView: false,
      }
    case 'blocks':
      return getBlocksJson(context, content)
    case 'collection':
      return getCollectionJson(context, content)
    case 'record':
      return getRecordJson(context, content)
    case 'list':
      return { ...getProductListJson(context, content), calendarView: false }
    case 'item':
      return { ...getProductJson(context, content), calendarView: false }
    case 'system':
      return {
        ...getSystemData(context, content.data, translate),
        // The texts of the platform are hidden, its forms stay.
        ...(content.document && { ownText: true }),
        ...(content.intro && { intro: renderContent(context, content.intro) }),
      }
  }
}

type ContentOfKind<K extends PageContent['kind']> = Extract<PageContent, { readonly kind: K }>

function getThemePageCollection(
  { site, path }: RenderContext,
  { name, page }: ContentOfKind<'page'>,
) {
  return {
    id: getThemePageId(site, name),
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

/** Returns a stable id of 24 hex digits: pages of a theme are not in the database. */
export function getThemePageId(site: Site, name: string): string {
  return createHash('sha256').update(`${site.id}/${name}`).digest('hex').slice(0, 24)
}
