import { type customizablePageTypes, pageTypeCodes } from '@vitrine/model'
import { find, parseSearch, toSearchView } from '../../audience/search/index.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'
import type { SystemPage } from '../../platform/http/page-server.ts'
import type { Site } from '../../platform/http/site.ts'
import { hideContent, type RendererPorts } from '../render/index.ts'
import type { PageContent } from '../render-context/index.ts'
import type { PublishedPage, SiteShell } from '../site-shell/index.ts'
import { getPageMessages } from '../translations/index.ts'

type CustomizableType = (typeof customizablePageTypes)[number]

/** A page of the platform, and the part of the site that it shows. */
interface SystemContent {
  readonly content: Extract<PageContent, { readonly kind: 'system' }>
  readonly shell: SiteShell
}

interface SystemRequest {
  readonly type: CustomizableType
  /** The owner's page; undefined for the default of the theme. */
  readonly document?: PublishedPage | undefined
}

/** The data of a page for visitors who are not members. */
const DENIED = {
  pageType: pageTypeCodes['member-area-access-denied'],
  isSignedIn: false,
  areas: [],
  next: '/',
  signInUrl: '/account/login',
  registerUrl: '/account/register',
}

/** The pages of the platform with the data of a visitor who has just arrived. */
const PAGES: Readonly<
  Record<
    Exclude<CustomizableType, 'search'>,
    readonly [name: SystemPage, data: Readonly<Record<string, unknown>>]
  >
> = {
  'not-found': ['not-found', {}],
  error: ['error', { error: { status: 500 } }],
  'lock-screen': ['lock', { lock: { pageId: '', next: '/', alert: null } }],
  'protected-content': [
    'protected',
    { protected: { ...DENIED, title: 'Title of the item', excerpt: 'Its excerpt' } },
  ],
  'member-area-access-denied': ['access-denied', { accessDenied: DENIED }],
  'sso-page': [
    'account-login',
    { account: { fields: { email: { value: '', error: null } }, alert: null, next: '/' } },
  ],
}

/**
 * Loads a page of the platform as visitors see it: with its form and buttons, and the lock screen as that of the whole
 * site, which shows nothing else of it.
 */
export async function loadSystemContent(
  ports: RendererPorts,
  { site, shell }: { readonly site: Site; readonly shell: SiteShell },
  { type, document }: SystemRequest,
): Promise<SystemContent> {
  if (type === 'search')
    return { content: await loadSearch(ports, { site, shell }, document), shell }
  const [name, data] = PAGES[type]
  const isBare = type === 'lock-screen'
  return {
    content: { kind: 'system', name, data, document, isBare },
    shell: isBare ? hideContent(shell) : shell,
  }
}

/** Loads the search before a visitor has searched. */
async function loadSearch(
  ports: RendererPorts,
  { site, shell }: { readonly site: Site; readonly shell: SiteShell },
  intro: PublishedPage | undefined,
): Promise<SystemContent['content']> {
  const { language } = shell
  const query = parseSearch(new URLSearchParams())
  const found = await find(ports.db, site.id, {
    ...query,
    locale: language.tag,
    fallback: site.language,
  })
  const { strings, translate } = getPageMessages(ports.themes.get(site.theme), language, ports)
  const buildUrl = (path: string) => formatLocaleUrl(language.prefix, path)
  const search = toSearchView(found, { ...query, translate, buildUrl })
  const heading = intro?.meta.title ?? strings['searchTitle']
  return { kind: 'system', name: 'search', data: { search: { ...search, heading } }, intro }
}
