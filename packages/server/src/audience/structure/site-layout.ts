import type { MenuLayout } from '@vitrine/contract'
import { MAIN_NAVIGATION, type Navigation, type NavigationItem } from '@vitrine/page'
import { parseId } from '../../platform/db/id.ts'
import type { Db } from '../../platform/db/db.ts'
import {
  type DraftOutline,
  findDraft,
  loadDraftOutlines,
  type DraftRow,
} from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { listAreas } from '../site-users/index.ts'

type Menu = Navigation['menus'][number]

export type Outlines = ReadonlyMap<string, DraftOutline>

/** The maximum depth of folders that menus show. */
export const DEEPEST = 3

/** Loads the menus of the draft, the main menu first; none if the site has no navigation. */
export async function loadSiteLayout(db: Db, site: Site): Promise<readonly MenuLayout[]> {
  const draft = await findDraft(db, site.id, { kind: 'navigation' })
  if (!draft) return []
  const menus = getMenus(draft)
  const among = await filterEntries(db, site, menus)
  return menus.map((menu) => toMenuLayout(menu, among))
}

/** Returns the entries of menus whose targets exist. */
export async function filterEntries(db: Db, site: Site, menus: readonly Menu[]): Promise<Among> {
  const outlines = await listOutlines(db, site.id, menus.flatMap(listMenuPages))
  return { site, outlines, areas: await loadAreaNames(db, site.id, menus.flatMap(listAreaIds)) }
}

export function toMenuLayout(menu: Menu, among: Among): MenuLayout {
  return {
    identifier: menu.id,
    templateId: among.site.theme,
    links: menu.items.map((item) => toLink(item, among)),
  }
}

function listAreaIds({ items }: Menu): readonly string[] {
  return items.flatMap((item) => (item.kind === 'member-area' ? [item.memberAreaId] : []))
}

/** Loads the names of the existing member areas by id. */
export async function loadAreaNames(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = ids.flatMap((id) => parseId(id) ?? [])
  const areas = known.length === 0 ? [] : await listAreas(db, siteId, known)
  return new Map(areas.map(({ id, name }) => [id, name]))
}

/**
 * Returns the menus of a draft. The main menu is always present and first, since templates and
 * clients rely on it.
 */
export function getMenus({ body }: DraftRow): readonly Menu[] {
  // It was validated when it was saved.
  const { menus } = body as unknown as Navigation
  const main = menus.find(({ id }) => id === MAIN_NAVIGATION) ?? { id: MAIN_NAVIGATION, items: [] }
  return [main, ...menus.filter(({ id }) => id !== MAIN_NAVIGATION)]
}

export function listMenuPages({ items }: Menu): readonly string[] {
  return items.flatMap((item) => (item.kind === 'page' ? [item.pageId] : []))
}

/** Lists pages and the pages in folders among them. */
export async function listOutlines(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<Outlines> {
  const found = new Map<string, DraftOutline>()
  let pageIds = ids
  for (let depth = 0; depth <= DEEPEST && pageIds.length > 0; depth += 1) {
    const level = await loadDraftOutlines(db, siteId, [...new Set(pageIds)])
    for (const [id, outline] of level) found.set(id, outline)
    pageIds = [...level.values()]
      .flatMap(({ collection }) => collection?.folder?.pageIds ?? [])
      .filter((id) => !found.has(id))
  }
  return found
}

export interface Among {
  readonly site: Site
  readonly outlines: Outlines
  /** The names of member areas. */
  readonly areas: ReadonlyMap<string, string>
}

export function getTitle(texts: Readonly<Record<string, string>>, { language }: Site): string {
  return texts[language] ?? Object.values(texts)[0] ?? ''
}

function toLink(item: NavigationItem, among: Among): MenuLayout['links'][number] {
  const { id } = item
  const { site, outlines, areas } = among
  switch (item.kind) {
    case 'page':
      return {
        ...toPageLink(item.pageId, among),
        id,
        items: listFolderPages(item.pageId, outlines).map((inner) => ({
          ...toPageLink(inner, among),
          items: listFolderPages(inner, outlines).map((innermost) => ({
            ...toPageLink(innermost, among),
            items: listFolderPages(innermost, outlines).map((last) => toPageLink(last, among)),
          })),
        })),
      }
    case 'link': {
      const title = getTitle(item.title, site)
      const { to } = item
      const url = to.kind === 'url' ? to.url : ''
      const newWindow = to.kind === 'url' && to.newWindow === true
      return { id, title, externalLink: { title, url, newWindow }, items: [] }
    }
    case 'member-area': {
      const { memberAreaId } = item
      return { id, title: areas.get(memberAreaId) ?? '', memberAreaId, items: [] }
    }
  }
}

function toPageLink(collectionId: string, { site, outlines }: Among) {
  const { titles = {}, navigationTitles = {} } = outlines.get(collectionId) ?? {}
  const title = getTitle(navigationTitles, site) || getTitle(titles, site)
  return { id: collectionId, title, collectionId }
}

/** Lists the pages of a folder, without those in the trash. */
function listFolderPages(id: string, outlines: Outlines): readonly string[] {
  const held = outlines.get(id)?.collection?.folder?.pageIds ?? []
  return held.filter((inner) => outlines.has(inner))
}
