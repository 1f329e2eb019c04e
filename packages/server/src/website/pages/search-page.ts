import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admit } from '../../platform/http/call.ts'
import { contentSecurityPolicy, newNonce } from '../../platform/http/security-headers.ts'
import { defaultOf, splitLocale } from '../../identity/multilingual/index.ts'
import { placeOf } from '../render/named.ts'
import { drawPage } from '../render/renderer.ts'
import { stringsOf } from '../render/strings.ts'
import { urlIn } from '../../identity/multilingual/index.ts'
import { askedIn, find, searchView } from '../../audience/search/index.ts'
import { addressOf } from './address-of.ts'
import { asText } from './formats.ts'
import type { PagePorts } from './make-page.ts'
import { formatIn } from './page-query.ts'
import { pageOfType } from './read-document.ts'

const PATH = '/search'

/** Whether an address may be a search, in whichever language: all others are not looked at twice. */
export function maySearch(path: string): boolean {
  return path.endsWith(PATH)
}

/**
 * Answers a search in the language of its address; false where the address is a page's. Drawn for each
 * who asks, and kept for none: there are more queries than pages.
 *
 * @see storefront spec §2 "/search"
 */
export async function giveSearch(
  app: FastifyInstance,
  ports: PagePorts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<boolean> {
  const { db, renderer, shells } = ports
  const { pathname, searchParams } = addressOf(request.url)
  const known = await app.siteOf(request)
  const languages = known ? await shells.languagesOf(known.id) : []
  if (!known || splitLocale(languages, pathname).path !== PATH) return false

  const { site } = await admit(request, reply, { method: 'GET', access: 'anyone', limit: 'search' })
  const { language } = splitLocale(languages, pathname)
  const { prefix, tag } = language
  const shell = await shells.of(site.id, language)
  const asked = askedIn(searchParams)
  const fallback = defaultOf(languages).tag
  const [answer, own] = await Promise.all([
    find(db, site.id, { ...asked, locale: tag, fallback }),
    pageOfType(db, { site, shell }, 'search'),
  ])
  const page = own?.body.access.kind === 'everybody' ? own : undefined
  const strings = stringsOf(renderer.themes.get(site.theme), language)
  const urlOf = (path: string) => urlIn(prefix, path)
  const search = searchView(answer, { ...asked, locale: tag, strings, urlOf })
  const heading = page?.meta.title
  const data = { search: { ...search, heading: heading ?? strings['searchTitle'] } }
  const place = await placeOf(db, { site, path: urlOf('search'), shell }, page ? [page.body] : [])
  const title = search.status === '' ? (heading ?? search.title) : search.title
  const content = {
    kind: 'system',
    name: 'search',
    data,
    title,
    intro: page,
    path: 'search',
  } as const

  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
  const format = formatIn(searchParams)
  const text = format === 'html' ? undefined : await asText(renderer, place, content, format)
  if (text) {
    await reply.type(text.type).send(text.text)
    return true
  }
  const nonce = newNonce()
  const { html } = await drawPage(renderer, place, content, nonce)
  await reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy({ nonce }, html))
    .send(html)
  return true
}
