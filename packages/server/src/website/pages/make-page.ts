import type { Db } from '../../platform/db/db.ts'
import { KeptAnswer } from '../../platform/http/kept-answer.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts'
import { splitLocale } from '../../identity/multilingual/index.ts'
import type { Content, Place } from '../render/content.ts'
import { drawPage, type RendererPorts } from '../render/renderer.ts'
import type { Shells } from '../render/shell.ts'
import type { Theme } from '../render/theme.ts'
import { urlIn } from '../../identity/multilingual/index.ts'
import type { PublishedItem } from '../render/view/published.ts'
import { cachingOf } from './caching.ts'
import { Elsewhere } from './elsewhere.ts'
import { asText } from './formats.ts'
import { closedTo, nobody } from './guards.ts'
import type { Format, PageQuery } from './page-query.ts'
import { placeToShow } from './popup.ts'
import type { Asked, PublishedPorts } from './published.ts'
import { readContent } from './read-content.ts'
import { Restricted } from './restricted.ts'

export interface PagePorts extends PublishedPorts {
  readonly db: Db
  readonly renderer: RendererPorts
  readonly shells: Shells
  readonly production: boolean
}

export interface PageAddress {
  /** As it was asked for, decoded. */
  readonly path: string
  readonly query: PageQuery
  readonly format: Format
  /** Drawn for who is signed in, and so never answered here. */
  readonly forOne?: true
}

/**
 * What everybody is given at an address. Throws `Restricted` where not everybody is, and `Elsewhere` where
 * the page is at another address.
 */
export async function makePage(
  ports: PagePorts,
  asked: Asked,
  address: PageAddress,
): Promise<KeptAnswer> {
  const { db, renderer, shells } = ports
  const { site } = asked
  const { language, path } = splitLocale(await shells.languagesOf(site.id), address.path)
  const shell = await shells.of(site.id, language)
  const theme = renderer.themes.get(site.theme)
  const now = new Date()
  const bare = path.slice(1)
  const found = await readContent(db, { site, theme, shell, path: bare, query: address.query, now })
  const here = { site, path: pathWith(address), shell }
  switch (found?.kind) {
    case 'elsewhere':
      throw new Elsewhere(found.to, found.status, asked)
    case 'content': {
      if (found.guards.length > 0 || address.forOne)
        throw new Restricted(here, found, address.format)
      const content = closedTo(nobody, found.content)
      const start = startOf(theme, content)
      if (start && address.format === 'html')
        throw new Elsewhere(urlIn(language.prefix, start.path), 302, asked)
      const place = await placeToShow(db, here, content, address.format)
      return keepContent(ports, asked, { place, ...address, ...found, content })
    }
    default:
      throw httpErrors.notFound()
  }
}

/**
 * Where a collection begins whose theme shows its items and has no list of them: at the first.
 *
 * @see compat §1 "No .list"
 */
function startOf(theme: Theme, content: Content): PublishedItem | undefined {
  if (content.kind !== 'collection') return undefined
  const { collection } = content.page.body
  const templates = theme.collections.get(collection?.typeName ?? '')
  if (!templates?.item || templates.list) return undefined
  const { upcoming = [], items } = content.listed
  return upcoming[0] ?? items[0]
}

/** The path with what makes it another page: lists in other stretches and with other filters are. */
function pathWith({ path, query }: PageAddress): string {
  const search = new URLSearchParams({ ...query }).toString()
  return search === '' ? path : `${path}?${search}`
}

async function keepContent(
  ports: PagePorts,
  asked: Asked,
  shown: {
    readonly place: Place
    readonly content: Content
    readonly format: Format
    readonly until?: number
  },
): Promise<KeptAnswer> {
  const { place, content, format } = shown
  const until = Math.min(shown.until ?? Infinity, place.calendars?.until ?? Infinity)
  // What an hour changes is good until then, whatever happens to the site.
  const isCurrent =
    until === Infinity ? asked.isCurrent : () => Date.now() < until && asked.isCurrent()
  const kept = { ...asked, isCurrent, membersSeeMore: place.membersSeeMore ?? false }
  if (format !== 'html') {
    const text = await asText(ports.renderer, place, content, format)
    if (!text) throw httpErrors.notFound()
    return keep(text.text, { 'content-type': text.type }, kept)
  }
  const { html, csp, faults } = await drawPage(ports.renderer, place, content)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': csp,
    ...(faults.length > 0 && !ports.production && { 'x-template-errors': String(faults.length) }),
  }
  return keep(html, headers, kept)
}

function keep(
  text: string,
  headers: Readonly<Record<string, string>>,
  asked: Asked & { readonly membersSeeMore: boolean },
): Promise<KeptAnswer> {
  const { site, isCurrent, membersSeeMore } = asked
  return KeptAnswer.make({
    bytes: Buffer.from(text),
    isCurrent,
    membersSeeMore,
    headers: {
      ...SECURITY_HEADERS,
      ...(site.origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
      'cache-control': cachingOf(asked),
      ...headers,
    },
  })
}
