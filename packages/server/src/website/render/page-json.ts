import { createHash } from 'node:crypto'
import type { LanguageLine } from '@vitrine/blocks'
import { untrusted } from '@vitrine/template'
import type { Site } from '../../platform/http/site.ts'
import type { Content, Place } from './content.ts'
import { contentHtml } from './content-html.ts'
import { blocksJson, collectionJson, recordJson } from './document-json.ts'
import { itemJson, listJson } from './product-json.ts'
import { emptyCart } from './empty-cart.ts'
import { nestedCategories } from './store-view.ts'
import type { Words } from './said.ts'
import { storeUrl } from './store-url.ts'
import { systemData } from './system-data.ts'
import { urlOf } from './urls.ts'
import { websiteSettingsView } from './view/website-settings.ts'
import { websiteView } from './view/website.ts'

export type PageJson = Readonly<Record<string, unknown>>

/** All a template of this page is given, and what `?format=json` answers. @see compat §5 */
export function pageJson(
  place: Place,
  content: Content,
  { strings, say }: Pick<Words, 'strings' | 'say'>,
): PageJson {
  const { site, shell } = place
  const [store] = shell.stores
  return {
    website: websiteView(place),
    websiteSettings: websiteSettingsView(place),
    ...(store && {
      nestedCategories: nestedCategories(storeUrl(shell, store.collection), store.categories),
    }),
    ...contentJson(place, content, say),
    shoppingCart: emptyCart(site),
    shareButtons: NO_BUTTONS,
    showCart: store !== undefined,
    localizedStrings: strings,
    userAccountsContext: { showSignInLink: true },
    template: { mobileStylesEnabled: true },
    uiextensions: NO_EXTENSIONS,
    pagePreviewContext: previewContext(place),
    featureFlags: { useCLDRMoneyFormat: true },
    emptyFolder: false,
    languages: languageLines(place, content).map(({ tag, name, href, isCurrent }) => ({
      tag,
      displayName: untrusted(name),
      active: isCurrent,
      fullUrl: href,
    })),
  }
}

const NO_BUTTONS = {
  stumble: false,
  twitter: false,
  facebook: false,
  reddit: false,
  tumblr: false,
  pinterest: false,
  google: false,
  linkedin: false,
} as const

const NO_EXTENSIONS = {
  'product-badge': '',
  'product-body': '',
  'product-badge-mobile': '',
  'product-body-mobile': '',
  'product-collection-item': '',
  'scripts-enabled': false,
} as const

/** Where those ask for entry who may not read the page. @see compat §4 "requestAccess" */
function previewContext({ path }: Place) {
  const [bare = ''] = path.split('?')
  return { isPreviewMode: false, memberAccessUrl: `${bare}?requestAccess=true` }
}

/** The languages of the site, for a switch; each leads to this page, or home where it is not in it. */
export function languageLines(
  { shell, language }: Place,
  content: Content,
): readonly LanguageLine[] {
  const paths = 'paths' in content ? content.paths : {}
  return shell.languages.map((each) => ({
    tag: each.tag,
    name: each.displayName,
    isCurrent: each.tag === language.tag,
    href: urlOf({ language: each }, pathIn(paths[each.tag], content)),
  }))
}

/** A product is where its shop is; pages of the platform are everywhere at the same place. */
function pathIn(path: string | undefined, content: Content): string {
  if (content.kind === 'system') return content.path ?? ''
  if (path === undefined || content.kind !== 'item') return path ?? ''
  return `${path}/p/${content.product.urlId}`
}

function contentJson(place: Place, content: Content, say: Words['say']): PageJson {
  switch (content.kind) {
    case 'page':
      return { collection: pageCollection(place, content), empty: false, calendarView: false }
    case 'blocks':
      return blocksJson(place, content)
    case 'collection':
      return collectionJson(place, content)
    case 'record':
      return recordJson(place, content)
    case 'list':
      return { ...listJson(place, content), calendarView: false }
    case 'item':
      return { ...itemJson(place, content), calendarView: false }
    case 'system':
      return {
        ...systemData(place, content.data, say),
        // The platform's own words step back; its forms stay.
        ...(content.document && { ownText: true }),
        ...(content.intro && { intro: contentHtml(place, content.intro) }),
      }
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
