import { folderBehaviorCodes, isSystemPageType, pageTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import {
  loadLanguagePaths,
  type LanguagePaths,
  loadNeighbours,
  findPublishedByPath,
  loadPublishedByIds,
  type PublishedRow,
} from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { PageContent } from '../render-context/index.ts'
import {
  getDocumentLanguages,
  memoizeByOwner,
  type PublishedPage,
  type SiteShell,
} from '../site-shell/index.ts'
import { getGuards, type Guard } from './guards.ts'
import { loadItemComments, loadPageComments } from './load-comments.ts'
import { getItemOrder, isStorePage, loadListing } from './load-list.ts'
import type { PageQuery } from './page-query.ts'
import { toPublishedItem, toPublishedPage } from './published-rows.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'

/** The target of a URL: content, the page of a store, or a redirect. */
export type FoundContent =
  | {
      readonly kind: 'content'
      readonly content: PageContent
      /** The guards that the visitor must pass. */
      readonly guards: readonly Guard[]
      /**
       * The time at which it shows something else without a change of the site, in milliseconds.
       */
      readonly until?: number
    }
  | { readonly kind: 'store'; readonly page: PublishedPage }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }

export interface DocumentAddress {
  readonly site: Site
  readonly shell: SiteShell
  /** The path without the leading slash and the language prefix. */
  readonly path: string
  readonly query: PageQuery
  readonly now: Date
}

/** The maximum number of folders that redirect to each other. */
const MAX_FOLDER_DEPTH = 3

/** Loads the document at a URL; undefined if there is none. */
export async function loadDocument(
  db: Db,
  address: DocumentAddress,
): Promise<FoundContent | undefined> {
  const { site, shell, path } = address
  const languages = getDocumentLanguages(shell)
  const row = await findPublishedByPath(db, site.id, { ...languages, path })
  if (!row) return undefined
  const ownPath = row.paths[languages.locale]
  if (row.locale !== languages.locale && ownPath !== undefined)
    return { kind: 'redirect', to: formatLocaleUrl(shell.language.prefix, ownPath), status: 301 }
  return row.kind === 'item'
    ? loadItem(db, address, row)
    : loadPage(db, address, { page: toPublishedPage(row), paths: row.paths, depth: 0 })
}

interface FoundPage {
  readonly page: PublishedPage
  readonly paths: LanguagePaths
  /** The number of folders that led to it. */
  readonly depth: number
}

async function loadPage(
  db: Db,
  address: DocumentAddress,
  { page, paths, depth }: FoundPage,
): Promise<FoundContent | undefined> {
  const { collection, settings, type } = page.body
  if (!settings.enabled || isSystemPageType(type)) return undefined
  const guards = getGuards(page)
  if (!collection) {
    const comments = await loadPageComments(db, address, page, address.query)
    return { kind: 'content', content: { kind: 'blocks', page, paths, ...comments }, guards }
  }
  if (isStorePage(page)) return { kind: 'store', page }
  const { folder } = collection
  if (folder && !folder.isIndex) return loadFolder(db, address, page, depth)
  const { site, shell, query, now } = address
  const { timeZone, id: siteId } = site
  const listing = await loadListing(db, { siteId, timeZone, shell, page, query, now })
  if (!listing) return undefined
  const endTimes = listing.upcoming?.map(({ body }) => Date.parse(body.event?.endAt ?? ''))
  const until = endTimes && endTimes.length > 0 ? Math.min(...endTimes) : undefined
  return {
    kind: 'content',
    content: { kind: 'collection', page, listing, paths },
    guards,
    ...(until !== undefined && { until }),
  }
}

/**
 * Loads the page that a folder leads to.
 *
 * @see platform spec §3 "Folder behavior", §4 "clickable when its behavior is index or redirect"
 */
async function loadFolder(
  db: Db,
  address: DocumentAddress,
  page: PublishedPage,
  depth: number,
): Promise<FoundContent | undefined> {
  const { folder } = page.body.collection ?? {}
  if (!folder || folder.behavior === folderBehaviorCodes.none || depth > MAX_FOLDER_DEPTH)
    return undefined
  const { site, shell } = address
  const ids = [...folder.pageIds]
  const rows = await loadPublishedByIds(db, site.id, { ...getDocumentLanguages(shell), ids })
  const first = ids
    .flatMap((id) => rows.find(({ documentId }) => documentId === id) ?? [])
    .map(toPublishedPage)
    .find(({ body }) => body.settings.enabled)
  if (!first) return undefined
  if (folder.behavior === folderBehaviorCodes.variation) {
    const paths = await loadLanguagePaths(db, site.id, first.id)
    const shown = await loadPage(db, address, { page: first, paths, depth: depth + 1 })
    return shown?.kind === 'content'
      ? { ...shown, guards: [...getGuards(page), ...shown.guards] }
      : shown
  }
  return { kind: 'redirect', to: formatLocaleUrl(shell.language.prefix, first.path), status: 302 }
}

async function loadItem(
  db: Db,
  address: DocumentAddress,
  row: PublishedRow & { readonly paths: LanguagePaths },
): Promise<FoundContent | undefined> {
  const { site, shell } = address
  const languages = getDocumentLanguages(shell)
  const page = await loadCollectionPage(db, address, row.collectionId ?? '')
  if (!page?.body.settings.enabled) return undefined
  const item = toPublishedItem(row)
  const filter = { ...languages, collectionId: page.id }
  const { previous, next } = await loadNeighbours(db, site.id, filter, {
    item: row,
    ...getItemOrder(page),
  })
  return {
    kind: 'content',
    content: {
      kind: 'record',
      page,
      ...(await loadItemComments(
        db,
        address,
        page,
        {
          item,
          previous: previous && toPublishedItem(previous),
          next: next && toPublishedItem(next),
        },
        address.query,
      )),
      paths: row.paths,
    },
    guards: getGuards(page, item),
  }
}

const collectionPages = memoizeByOwner<SiteShell, PublishedPage | undefined>()

/** Loads the page of a collection, once for all of its items. */
function loadCollectionPage(
  db: Db,
  { site, shell }: DocumentAddress,
  id: string,
): Promise<PublishedPage | undefined> {
  return collectionPages(shell, id, async () => {
    const [row] = await loadPublishedByIds(db, site.id, {
      ...getDocumentLanguages(shell),
      ids: [id],
    })
    return row && toPublishedPage(row)
  })
}

/**
 * Loads the owner's page for a purpose of the platform, such as not found, search or the lock
 * screen.
 */
export async function loadPageOfType(
  db: Db,
  { site, shell }: Pick<DocumentAddress, 'site' | 'shell'>,
  type: keyof typeof pageTypeCodes,
): Promise<PublishedPage | undefined> {
  const outline = [...shell.pages.values()].find(({ pageType }) => pageType === pageTypeCodes[type])
  if (!outline) return undefined
  const [row] = await loadPublishedByIds(db, site.id, {
    ...getDocumentLanguages(shell),
    ids: [outline.id],
  })
  const page = row && toPublishedPage(row)
  return page?.body.settings.enabled ? page : undefined
}
