import type { readSitePages, Reply, SitePage } from '@vitrine/contract'
import { isSystemPageType } from '@vitrine/model'
import { HIDDEN_NAVIGATION, MEMBER_AREAS_NAVIGATION } from '@vitrine/page'
import {
  type ListedRow,
  countTrash,
  listDocuments,
  loadPageFacts,
  type PageFacts,
} from '../../content/documents/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { listAreas } from '../site-users/index.ts'
import { getTitle, loadSiteLayout } from './site-layout.ts'

/** The maximum number of pages that are listed; the others are found by their collection. */
const MAX_PAGES = 2_000

/** Loads the menus and all pages of a site, as its draft has them. */
export async function loadSitePages(
  db: Db,
  site: Site,
  themeMenus: readonly string[],
): Promise<Reply<typeof readSitePages>> {
  const { id, language: locale } = site
  const [menus, rows, facts, trashed, areas] = await Promise.all([
    loadSiteLayout(db, site),
    listDocuments(db, id, { locale, kind: 'page', inTrash: false, limit: MAX_PAGES }),
    loadPageFacts(db, id),
    countTrash(db, id),
    listAreas(db, id),
  ])
  const shown = menus.filter(({ identifier }) => identifier !== HIDDEN_NAVIGATION)
  const linked = new Set([
    ...shown.flatMap(({ links }) => links.flatMap(({ collectionId }) => collectionId ?? [])),
    ...[...facts.values()].flatMap(({ pageIds }) => pageIds ?? []),
  ])
  const pages = rows.flatMap((row) => {
    const own = facts.get(row.id)
    return own ? [toSitePage(row, own, { site, isLinked: linked.has(row.id) })] : []
  })
  const collator = new Intl.Collator(locale)
  return {
    locale,
    menus: [...menus],
    menuNames: [
      ...new Set([
        ...menus.map(({ identifier }) => identifier),
        ...themeMenus,
        ...(areas.length > 0 ? [MEMBER_AREAS_NAVIGATION] : []),
      ]),
    ],
    areas: areas.map((area) => ({ id: area.id, name: area.name })),
    trashed,
    pages: pages.toSorted((one, other) => collator.compare(one.title, other.title)),
  }
}

function toSitePage(
  row: ListedRow,
  facts: PageFacts,
  { site, isLinked }: { readonly site: Site; readonly isLinked: boolean },
): SitePage {
  const { id, titles, slugs, state, path, rev, publishedRev } = row
  const { pageType, typeName, access, pageIds, itemCount, scheduledAt } = facts
  const isSystem = isSystemPageType(pageType)
  const slug = slugs[site.language] ?? ''
  const isHome = !isSystem && slug === '' && slugs[site.language] !== undefined
  return {
    id,
    title: getTitle(titles, site),
    slug,
    state,
    path,
    pageType,
    typeName,
    isHome,
    hasChanges: publishedRev !== null && publishedRev !== rev,
    isLocked: access !== 'everybody',
    isSystem,
    isUnlinked: !isSystem && !isHome && !isLinked,
    pageIds: [...(pageIds ?? [])],
    itemCount: typeName === null || pageIds !== null || isSystem ? null : itemCount,
    scheduledAt: scheduledAt === null ? null : new Date(scheduledAt).toISOString(),
  }
}
