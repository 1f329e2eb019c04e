import { randomBytes } from 'node:crypto'
import type { MenuLayout, NavigationItemInput } from '@vitrine/contract'
import {
  HIDDEN_NAVIGATION,
  type JsonObject,
  MEMBER_AREAS_NAVIGATION,
  type Navigation,
  type NavigationItem,
} from '@vitrine/page'
import { parseId } from '../../platform/db/id.ts'
import type { Db } from '../../platform/db/db.ts'
import { findDraft } from '../../content/documents/index.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { type Changed, changeDrafts, type DraftChange } from './change-drafts.ts'
import { structureErrors } from './errors.ts'
import { type Folders, resolveFolders, type GivenEntry, listPageIds } from './given-entries.ts'
import {
  type Among,
  filterEntries,
  loadAreaNames,
  toMenuLayout,
  getMenus,
  listOutlines,
  listMenuPages,
  getTitle,
} from './site-layout.ts'

const MAX_MENUS = 20

interface Given {
  readonly fieldName: string
  readonly items: readonly NavigationItemInput[]
  /** The names of the menus that the theme shows. */
  readonly themeMenus: readonly string[]
  readonly member: StaffMember | undefined
}

/**
 * Replaces the entries of a menu, and the pages of the folders among them. An entry with a known
 * `id` keeps the fields that the call does not have: texts in other languages, links to products
 * and files. Throws `structure.noNavigation`, `.unknownMenu`, `.unknownPage`,
 * `.unknownArea`, `.notForMembers`, `.unclearEntry`, `.notAFolder`, `.onlyPages`, `.inItself`, `.tooManyMenus`, and the errors of
 * saving and publishing.
 */
export async function updateNavigation(
  db: Db,
  site: Site,
  { fieldName, items, themeMenus, member }: Given,
): Promise<MenuLayout & Changed> {
  const draft = await findDraft(db, site.id, { kind: 'navigation' })
  if (!draft) throw structureErrors.noNavigation()
  const menus = getMenus(draft)
  assertKnownMenu(fieldName, [...menus.map(({ id }) => id), ...themeMenus])
  const outlines = await listOutlines(db, site.id, [
    ...menus.flatMap(listMenuPages),
    ...listPageIds(items),
  ])
  const folders = resolveFolders(items, outlines)
  if (fieldName === MEMBER_AREAS_NAVIGATION && items.some(({ externalLink }) => externalLink))
    throw structureErrors.notForMembers()
  const areas = await loadAreaNames(
    db,
    site.id,
    items.flatMap(({ memberAreaId }) => memberAreaId ?? []),
  )
  const before = menus.find(({ id }) => id === fieldName)
  const foreign = menus.flatMap((menu) => (menu === before ? [] : menu.items.map(({ id }) => id)))
  const menu = {
    id: fieldName,
    items: toEntries(items, { site, outlines, areas, before, foreign }),
  }
  const after = before
    ? menus.map((one) => (one === before ? menu : one))
    : [...menus, menu].toSorted((a, b) => rank(a.id) - rank(b.id))
  if (after.length > MAX_MENUS) throw structureErrors.tooManyMenus()

  // The entries of a menu are JSON.
  const body = { ...draft.body, menus: after } as unknown as JsonObject
  const changes = [...(await loadRequestedFolders(db, site, folders)), { draft, body }]
  const by = { site, member, command: 'nav.set', label: 'Navigation' }
  const changed = await changeDrafts(db, changes, by)
  return { ...toMenuLayout(menu, await filterEntries(db, site, [menu])), ...changed }
}

/** Throws `structure.unknownMenu` for a menu that no page could show. */
export function assertKnownMenu(name: string, known: readonly string[]): void {
  const names = [...new Set([...known, HIDDEN_NAVIGATION, MEMBER_AREAS_NAVIGATION])]
  if (names.includes(name)) return
  throw structureErrors.unknownMenu({ params: { name, menus: names.join(', ') } })
}

/** Returns the position of a menu; menus that the theme does not name come last. */
function rank(id: string): number {
  return [HIDDEN_NAVIGATION, MEMBER_AREAS_NAVIGATION].indexOf(id) + 1
}

interface Known extends Among {
  /** The menu before the change. */
  readonly before: Navigation['menus'][number] | undefined
  /** The ids of entries in other menus; an id is used once. */
  readonly foreign: readonly string[]
}

function toEntries(items: readonly GivenEntry[], known: Known): NavigationItem[] {
  const rest = new Map((known.before?.items ?? []).map((item) => [item.id, item]))
  const used = new Set(known.foreign)
  return items.map((given) => {
    const same = given.id ? rest.get(given.id) : findSameEntry(given, [...rest.values()])
    if (same) rest.delete(same.id)
    const made = toEntry(given, same, known)
    const id = same && !used.has(same.id) ? same.id : createEntryId()
    used.add(id)
    return { ...made, id }
  })
}

/** Returns the entry with the same target, for clients that send no ids. */
function findSameEntry(
  given: GivenEntry,
  items: readonly NavigationItem[],
): NavigationItem | undefined {
  const { url } = toLink(given) ?? {}
  return items.find((item) => {
    switch (item.kind) {
      case 'page':
        return item.pageId === given.collectionId
      case 'link':
        return url !== undefined && item.to.kind === 'url' && item.to.url === url
      case 'member-area':
        return item.memberAreaId === given.memberAreaId
    }
  })
}

function toEntry(
  given: GivenEntry,
  same: NavigationItem | undefined,
  { site, outlines, areas }: Known,
): NavigationItem {
  const { collectionId, memberAreaId } = given
  const link = toLink(given)
  const entries = [collectionId, memberAreaId, link].filter(
    (one) => one !== undefined && one !== null,
  )
  if (entries.length === 0 && same) return same
  if (entries.length !== 1) throw structureErrors.unclearEntry()
  const id = same?.id ?? ''
  if (collectionId) {
    const pageId = parseId(collectionId)
    if (pageId === undefined || !outlines.has(pageId)) throw structureErrors.unknownPage()
    return { kind: 'page', id, pageId }
  }
  if (memberAreaId) {
    const areaId = parseId(memberAreaId)
    if (areaId === undefined || !areas.has(areaId)) throw structureErrors.unknownArea()
    return { kind: 'member-area', id, memberAreaId: areaId }
  }
  if (!link) throw structureErrors.unclearEntry()
  const known = same?.kind === 'link' ? same : undefined
  const title =
    link.title === '' || (known && getTitle(known.title, site) === link.title)
      ? (known?.title ?? { [site.language]: link.url })
      : { ...known?.title, [site.language]: link.title }
  if (link.url !== '') {
    const newWindow = link.newWindow ? { newWindow: true } : {}
    return { kind: 'link', id, title, to: { kind: 'url', url: link.url, ...newWindow } }
  }
  if (!known || known.to.kind === 'url') throw structureErrors.unclearEntry()
  return { ...known, title }
}

function toLink({ externalLink }: GivenEntry) {
  if (externalLink === undefined || externalLink === null) return undefined
  return typeof externalLink === 'string'
    ? { title: '', url: externalLink, newWindow: false }
    : externalLink
}

/** Returns a new id of an entry within its document. */
export function createEntryId(): string {
  return randomBytes(8).toString('base64url').slice(0, 10)
}

async function loadRequestedFolders(
  db: Db,
  site: Site,
  folders: Folders,
): Promise<readonly DraftChange[]> {
  const changes: DraftChange[] = []
  for (const [documentId, { collection, pageIds }] of folders) {
    const draft = await findDraft(db, site.id, { documentId })
    if (!draft) throw structureErrors.unknownPage()
    const { folder } = collection
    const body = { ...draft.body, collection: { ...collection, folder: { ...folder, pageIds } } }
    // The body of the page with a different list.
    changes.push({ draft, body: body as unknown as JsonObject, mayWait: true })
  }
  return changes
}
