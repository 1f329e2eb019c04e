import { richTextPlain } from '@vitrine/page'
import { answer, httpErrors } from '../../platform/http/problem.ts'
import { newNonce } from '../../platform/http/security-headers.ts'
import type { Site } from '../../platform/http/site.ts'
import { pageLockErrors } from '../../audience/page-locks/index.ts'
import { drawPage } from '../render/renderer.ts'
import type { Content } from '../render/content.ts'
import type { Shell } from '../render/shell.ts'
import type { PublishedItem } from '../render/view/published.ts'
import { accessDenied, ownPath } from '../../audience/site-users/index.ts'
import { FOR_ONE } from './caching.ts'
import { pageErrors } from './errors.ts'
import { asText } from './formats.ts'
import { closedTo, type Guard } from './guards.ts'
import type { PagePorts } from './make-page.ts'
import type { Format } from './page-query.ts'
import { placeToShow } from './popup.ts'
import type { Found } from './read-document.ts'
import { type Reader, readerOf } from './reader.ts'
import { sendForOne, type Visit } from './visit.ts'

type FoundContent = Extract<Found, { readonly kind: 'content' }>

/**
 * There is a page, and not everybody may read all of it: it is drawn for each visitor, and kept for none.
 */
export class Restricted extends Error {
  readonly here: { readonly site: Site; readonly path: string; readonly shell: Shell }
  readonly found: FoundContent
  readonly format: Format

  constructor(here: Restricted['here'], found: FoundContent, format: Format) {
    super('This page is not for everybody')
    this.here = here
    this.found = found
    this.format = format
  }
}

interface RestrictedVisit extends Visit {
  readonly restricted: Restricted
}

/** Shows the page to who may read it, and to others what they can do about it. */
export async function giveRestricted(ports: PagePorts, visit: RestrictedVisit): Promise<void> {
  const { here, found } = visit.restricted
  // It may have been for everybody until a moment ago.
  if (found.guards.length > 0) ports.frontDoor.forget(visit.request.raw)
  const reader = await readerOf(ports.db, here.site, visit)
  for (const guard of found.guards)
    if (!(await reader.passes(guard))) return refuse(ports, visit, { guard, reader })
  return giveContent(ports, visit, reader)
}

async function giveContent(
  { db, renderer }: PagePorts,
  { reply, restricted }: RestrictedVisit,
  { mayRead, opens }: Reader,
): Promise<void> {
  const { here, found, format } = restricted
  const content = closedTo(mayRead, found.content)
  const place = await placeToShow(db, { ...here, mayRead: opens }, content, format)
  reply.header('cache-control', FOR_ONE)
  if (format === 'html') {
    const { html, csp } = await drawPage(renderer, place, content, newNonce())
    return void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', csp)
      .send(html)
  }
  const text = await asText(renderer, place, content, format)
  if (!text) return void answer(reply, httpErrors.notFound())
  return void reply.type(text.type).send(text.text)
}

/**
 * A page that is locked asks for its password, one for members says how to become one. Of an item in a
 * collection that is open, its name and what it is about may be told.
 */
async function refuse(
  { db }: PagePorts,
  { request, reply, restricted }: RestrictedVisit,
  { guard, reader }: { readonly guard: Guard; readonly reader: Reader },
): Promise<void> {
  const { here, found, format } = restricted
  const { site, shell } = here
  const { access, documentId, item } = guard
  const isLock = access.kind === 'password'
  const error = isLock ? pageLockErrors.locked() : pageErrors.membersOnly()
  if (format !== 'html') return void answer(reply, error)
  const nonce = newNonce()
  const given = { nonce, language: shell.language }
  const next = ownPath(request.url, '/')
  const draw = request.server.renderSystemPage
  if (isLock) {
    const lock = { pageId: documentId, next, alert: null }
    return sendForOne(reply, error, { nonce, html: await draw(site, 'lock', { lock }, given) })
  }
  const { memberAreaIds } = access
  const { isSignedIn } = reader
  const { prefix, tag } = shell.language
  const asked = { memberAreaIds, isSignedIn, path: next, prefix, tag }
  const denied = await accessDenied(db, site, asked)
  const told = { ...denied, ...subjectOf(found.content) }
  const html = item
    ? await draw(site, 'protected', { protected: { ...told, ...announced(item) } }, given)
    : await draw(site, 'access-denied', { accessDenied: told }, given)
  return sendForOne(reply, error, { nonce, html })
}

/** What was asked for, by its ids: the page tells what counts its readers. @see storefront spec §2 */
function subjectOf(content: Content): { readonly collectionId?: string; readonly itemId?: string } {
  switch (content.kind) {
    case 'record':
      return { collectionId: content.page.id, itemId: content.item.id }
    case 'blocks':
    case 'collection':
      return { collectionId: content.page.id }
    case 'item':
      return { collectionId: content.store.collection.id, itemId: content.product.id }
    case 'list':
      return { collectionId: content.store.collection.id }
    case 'page':
    case 'system':
      return {}
  }
}

function announced({ meta, body, locale }: PublishedItem) {
  const excerpt = body.excerpt?.[locale]
  return { title: meta.title, excerpt: excerpt ? richTextPlain(excerpt) : '' }
}
