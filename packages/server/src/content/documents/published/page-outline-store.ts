import type { Link } from '@vitrine/page'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'
import { published } from '../tables.ts'
import {
  asPublished,
  inBestLocale,
  type ReadOptions,
  selectVisibleRows,
} from './visible-rows-store.ts'

/** A page as menus, folders and links show it. */
export interface PageOutline {
  readonly id: string
  readonly locale: string
  readonly path: string | null
  readonly title: string
  readonly navigationTitle: string | null
  readonly access: 'everybody' | 'password' | 'members'
  /** The member areas of a page for members; otherwise null. */
  readonly memberAreaIds: readonly string[] | null
  readonly noindex: boolean
  readonly publishedAt: Date
  /** The collection, folder or link of the page; null for any other page. */
  readonly collection: PublishedCollection | null
  readonly pageType: number | null
  readonly mainImageId: string | null
}

/** The collection of a published page, as far as outlines need it. */
interface PublishedCollection {
  readonly type: number
  readonly typeName: string
  readonly ordering?: number
  readonly folder?: {
    readonly behavior: number
    readonly isIndex: boolean
    readonly pageIds: readonly string[]
  }
  readonly link?: Link
}

/** Loads the outlines of all pages of a site. */
export async function loadPageOutlines(
  db: Db,
  siteId: string,
  options: ReadOptions,
): Promise<readonly PageOutline[]> {
  const visible = selectVisibleRows(siteId, options)
  return db
    .select({
      id: published.documentId,
      locale: published.locale,
      path: published.path,
      title: published.title,
      navigationTitle: sql<
        string | null
      >`${published.card} #>> array['meta', ${published.locale}, 'navigationTitle']`,
      access: published.access,
      memberAreaIds: sql<readonly string[] | null>`${published.card} #> '{access,memberAreaIds}'`,
      noindex: published.noindex,
      publishedAt: published.publishedAt,
      collection: sql<PublishedCollection | null>`${published.card} -> 'collection'`,
      pageType: published.pageType,
      mainImageId: sql<string | null>`${published.card} #>> '{settings,mainImageId}'`,
    })
    .from(asPublished(visible))
    .where(
      and(eq(published.siteId, siteId), eq(published.kind, 'page'), inBestLocale(options, visible)),
    )
    .orderBy(asc(published.documentId))
}
