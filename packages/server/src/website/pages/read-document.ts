import { folderBehaviorCodes, pageTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import {
  languagePaths,
  type LanguagePaths,
  neighboursOf,
  publishedAt,
  publishedByIds,
  type PublishedRow,
} from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Content } from '../render/content.ts'
import { documentsIn } from '../render/documents-in.ts'
import { keptWith } from '../render/kept-with.ts'
import type { Shell } from '../render/shell.ts'
import { urlIn } from '../../identity/multilingual/index.ts'
import type { PublishedPage } from '../render/view/published.ts'
import { asItem, asPage } from './as-published.ts'
import { type Guard, guardsOf } from './guards.ts'
import type { PageQuery } from './page-query.ts'
import { saidBelow, saidOnPage } from './said.ts'
import { isStore, orderOf, readList } from './read-list.ts'

/** What stands at an address: something to show, a shop's page, or the way elsewhere. */
export type Found =
  | {
      readonly kind: 'content'
      readonly content: Content
      /** What has to be passed before it is read. */
      readonly guards: readonly Guard[]
      /** When it will show something else though nobody changed it, in milliseconds. */
      readonly until?: number
    }
  | { readonly kind: 'store'; readonly page: PublishedPage }
  | { readonly kind: 'elsewhere'; readonly to: string; readonly status: 301 | 302 }

export interface DocumentAddress {
  readonly site: Site
  readonly shell: Shell
  /** Without the first slash and the language's prefix. */
  readonly path: string
  readonly query: PageQuery
  readonly now: Date
}

/** From here on pages have no address of their own: the platform shows them where it needs them. */
const FIRST_OWN_TYPE = pageTypeCodes['not-found']

/** A variation of a variation of a variation: nobody means more. */
const DEEPEST = 3

/** The document at an address; undefined when there is none. */
export async function readDocument(db: Db, at: DocumentAddress): Promise<Found | undefined> {
  const { site, shell, path } = at
  const asked = documentsIn(shell)
  const row = await publishedAt(db, site.id, { ...asked, path })
  if (!row) return undefined
  const ownPath = row.paths[asked.locale]
  if (row.locale !== asked.locale && ownPath !== undefined)
    return { kind: 'elsewhere', to: urlIn(shell.language.prefix, ownPath), status: 301 }
  return row.kind === 'item'
    ? readItem(db, at, row)
    : readPage(db, at, { page: asPage(row), paths: row.paths, depth: 0 })
}

interface Standing {
  readonly page: PublishedPage
  readonly paths: LanguagePaths
  /** How many folders lead to it. */
  readonly depth: number
}

async function readPage(
  db: Db,
  at: DocumentAddress,
  { page, paths, depth }: Standing,
): Promise<Found | undefined> {
  const { collection, settings, type } = page.body
  if (!settings.enabled || type >= FIRST_OWN_TYPE) return undefined
  const guards = guardsOf(page)
  if (!collection) {
    const said = await saidOnPage(db, at, page, at.query)
    return { kind: 'content', content: { kind: 'blocks', page, paths, ...said }, guards }
  }
  if (isStore(page)) return { kind: 'store', page }
  const { folder } = collection
  if (folder && !folder.isIndex) return readFolder(db, at, page, depth)
  const { site, shell, query, now } = at
  const { timeZone, id: siteId } = site
  const listed = await readList(db, { siteId, timeZone, shell, page, query, now })
  if (!listed) return undefined
  const turns = listed.upcoming?.map(({ body }) => Date.parse(body.event?.endAt ?? ''))
  const until = turns && turns.length > 0 ? Math.min(...turns) : undefined
  return {
    kind: 'content',
    content: { kind: 'collection', page, listed, paths },
    guards,
    ...(until !== undefined && { until }),
  }
}

/** @see platform spec §3 "Folder behavior", §4 "clickable when its behavior is index or redirect" */
async function readFolder(
  db: Db,
  at: DocumentAddress,
  page: PublishedPage,
  depth: number,
): Promise<Found | undefined> {
  const { folder } = page.body.collection ?? {}
  if (!folder || folder.behavior === folderBehaviorCodes.none || depth > DEEPEST) return undefined
  const { site, shell } = at
  const ids = [...folder.pageIds]
  const rows = await publishedByIds(db, site.id, { ...documentsIn(shell), ids })
  const first = ids
    .flatMap((id) => rows.find(({ documentId }) => documentId === id) ?? [])
    .map(asPage)
    .find(({ body }) => body.settings.enabled)
  if (!first) return undefined
  if (folder.behavior === folderBehaviorCodes.variation) {
    const paths = await languagePaths(db, site.id, first.id)
    const shown = await readPage(db, at, { page: first, paths, depth: depth + 1 })
    return shown?.kind === 'content'
      ? { ...shown, guards: [...guardsOf(page), ...shown.guards] }
      : shown
  }
  return { kind: 'elsewhere', to: urlIn(shell.language.prefix, first.path), status: 302 }
}

async function readItem(
  db: Db,
  at: DocumentAddress,
  row: PublishedRow & { readonly paths: LanguagePaths },
): Promise<Found | undefined> {
  const { site, shell } = at
  const asked = documentsIn(shell)
  const page = await pageHolding(db, at, row.collectionId ?? '')
  if (!page?.body.settings.enabled) return undefined
  const item = asItem(row)
  const filter = { ...asked, collectionId: page.id }
  const { previous, next } = await neighboursOf(db, site.id, filter, {
    of: row,
    ...orderOf(page),
  })
  return {
    kind: 'content',
    content: {
      kind: 'record',
      page,
      ...(await saidBelow(
        db,
        at,
        page,
        { item, previous: previous && asItem(previous), next: next && asItem(next) },
        at.query,
      )),
      paths: row.paths,
    },
    guards: guardsOf(page, item),
  }
}

const holders = keptWith<Shell, PublishedPage | undefined>()

/** The page that items stand in: all of them ask for it. */
function pageHolding(
  db: Db,
  { site, shell }: DocumentAddress,
  id: string,
): Promise<PublishedPage | undefined> {
  return holders(shell, id, async () => {
    const [row] = await publishedByIds(db, site.id, { ...documentsIn(shell), ids: [id] })
    return row && asPage(row)
  })
}

/** The page that the owner made for one of the platform's own purposes: not found, search, the lock. */
export async function pageOfType(
  db: Db,
  { site, shell }: Pick<DocumentAddress, 'site' | 'shell'>,
  type: keyof typeof pageTypeCodes,
): Promise<PublishedPage | undefined> {
  const outline = [...shell.pages.values()].find(({ pageType }) => pageType === pageTypeCodes[type])
  if (!outline) return undefined
  const [row] = await publishedByIds(db, site.id, { ...documentsIn(shell), ids: [outline.id] })
  const page = row && asPage(row)
  return page?.body.settings.enabled ? page : undefined
}
