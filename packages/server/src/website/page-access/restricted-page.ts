import { richToPlain } from '@vitrine/page'
import { sendProblem, httpErrors } from '../../platform/http/problem.ts'
import { newNonce } from '../../platform/http/security-headers.ts'
import type { Site } from '../../platform/http/site.ts'
import { pageLockErrors } from '../../audience/page-locks/index.ts'
import {
  type FoundContent,
  type Guard,
  hideUnreadable,
  loadPageContext,
  type PageFormat,
} from '../content-loading/index.ts'
import { type PagePorts, PRIVATE_NO_STORE } from '../page-cache/index.ts'
import type { PageContent } from '../render-context/index.ts'
import { renderPage, renderPageFormat } from '../render/index.ts'
import type { PublishedItem, SiteShell } from '../site-shell/index.ts'
import { pageErrors } from './errors.ts'
import { loadReader, type Reader } from './reader.ts'
import { sendPrivatePage, type Visit } from './visit.ts'
import { loadAccessDenied, parseOwnPath } from '../../audience/site-users/index.ts'

/** A page that not everyone may read: it is rendered for each visitor, and not cached. */
export interface RestrictedPage {
  readonly pageRequest: { readonly site: Site; readonly path: string; readonly shell: SiteShell }
  readonly found: Extract<FoundContent, { readonly kind: 'content' }>
  readonly format: PageFormat
}

interface RestrictedVisit extends Visit {
  readonly page: RestrictedPage
}

/** Serves a restricted page to a visitor who passes its guards, and an explanation to others. */
export async function serveRestricted(ports: PagePorts, visit: RestrictedVisit): Promise<void> {
  const { pageRequest, found } = visit.page
  // The page may have been public until a moment ago.
  if (found.guards.length > 0) ports.responseCache.delete(visit.request.raw)
  const reader = await loadReader(ports.http, pageRequest.site, visit)
  for (const guard of found.guards)
    if (!(await reader.passes(guard))) return sendAccessPage(ports, visit, { guard, reader })
  return sendContent(ports, visit, reader)
}

async function sendContent(
  { http, renderer }: PagePorts,
  { reply, page }: RestrictedVisit,
  { canReadItem, canRead }: Reader,
): Promise<void> {
  const { pageRequest, found, format } = page
  const content = hideUnreadable(canReadItem, found.content)
  const context = await loadPageContext(
    http.db,
    { ...pageRequest, canRead: canRead },
    content,
    format,
  )
  reply.header('cache-control', PRIVATE_NO_STORE)
  if (format === 'html') {
    const { html, csp } = await renderPage(renderer, context, content, newNonce())
    return void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', csp)
      .send(html)
  }
  const text = await renderPageFormat(renderer, context, content, format)
  if (!text) return void sendProblem(reply, httpErrors.notFound())
  return void reply.type(text.type).send(text.text)
}

/**
 * Sends the lock screen for a password, or the ways to become a member. An item in a public
 * collection is announced with its title and excerpt.
 */
async function sendAccessPage(
  { http }: PagePorts,
  { request, reply, page }: RestrictedVisit,
  { guard, reader }: { readonly guard: Guard; readonly reader: Reader },
): Promise<void> {
  const { pageRequest, found, format } = page
  const { site, shell } = pageRequest
  const { access, documentId, item } = guard
  const isPasswordLock = access.kind === 'password'
  const error = isPasswordLock ? pageLockErrors.locked() : pageErrors.membersOnly()
  if (format !== 'html') return void sendProblem(reply, error)
  const nonce = newNonce()
  const options = { nonce, language: shell.language }
  const next = parseOwnPath(request.url, '/')
  const { renderSystemPage } = http.website
  if (isPasswordLock) {
    const lock = { pageId: documentId, next, alert: null }
    return sendPrivatePage(reply, error, {
      nonce,
      html: await renderSystemPage(site, 'lock', { lock }, options),
    })
  }
  const { memberAreaIds } = access
  const { isSignedIn } = reader
  const { prefix, tag } = shell.language
  const deniedInput = { memberAreaIds, isSignedIn, path: next, prefix, tag }
  const denied = await loadAccessDenied(http.db, site, deniedInput)
  const deniedData = { ...denied, ...getSubjectIds(found.content) }
  const html = item
    ? await renderSystemPage(
        site,
        'protected',
        { protected: { ...deniedData, ...toAnnouncedItem(item) } },
        options,
      )
    : await renderSystemPage(site, 'access-denied', { accessDenied: deniedData }, options)
  return sendPrivatePage(reply, error, { nonce, html })
}

/**
 * Returns the ids of the requested content, for scripts that count readers.
 *
 * @see storefront spec §2
 */
function getSubjectIds(content: PageContent): {
  readonly collectionId?: string
  readonly itemId?: string
} {
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

function toAnnouncedItem({ meta, body, locale }: PublishedItem) {
  const excerpt = body.excerpt?.[locale]
  return { title: meta.title, excerpt: excerpt ? richToPlain(excerpt) : '' }
}
