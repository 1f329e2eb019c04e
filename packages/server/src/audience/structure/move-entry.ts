import type { Body, moveEntry as contractRoute } from '@vitrine/contract'
import {
  type Collection,
  type JsonObject,
  MEMBER_AREAS_NAVIGATION,
  type Navigation,
  type NavigationItem,
} from '@vitrine/page'
import { type DraftRow, findDraft } from '../../content/documents/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { changeDrafts, type DraftChange } from './change-drafts.ts'
import { structureErrors } from './errors.ts'
import { DEEPEST, getMenus, listOutlines, loadAreaNames, type Outlines } from './site-layout.ts'
import { assertKnownMenu, createEntryId } from './update-navigation.ts'

/** @see platform spec §9 "max items in user-orderable collection 250" */
const MAX_ENTRIES = 250

type Given = Body<typeof contractRoute>

interface Input extends Given {
  /** The names of the menus that the theme shows. */
  readonly themeMenus: readonly string[]
  readonly member: StaffMember | undefined
}

/**
 * Moves an entry of a menu or a page to another place of the site's structure, adds it to one, or takes it out of all.
 * Menus and folders change together or not at all. Throws `structure.noNavigation`, `.unknownMenu`, `.unknownPage`,
 * `.unknownArea`, `.unknownEntry`, `.notForMembers`, `.notAFolder`, `.onlyPages`, `.inItself`, `.tooDeep`,
 * `.tooManyEntries`, and the errors of saving and publishing.
 */
export async function moveEntry(
  db: Db,
  site: Site,
  { entry, to, themeMenus, member }: Input,
): Promise<{ readonly published: boolean }> {
  return transact(db, async (tx) => {
    const draft = await findDraft(tx, site.id, { kind: 'navigation' })
    if (!draft) throw structureErrors.noNavigation()
    const structure = new Structure(tx, site, draft)
    const item = await structure.takeOut(entry)
    if (to) await structure.insert(item, to, themeMenus)
    const changes = structure.listChanges()
    if (changes.length === 0) return { published: true }
    const by = { site, member, command: 'nav.move', label: 'Navigation' }
    const { published } = await changeDrafts(tx, changes, by)
    return { published }
  })
}

/** The menus and folders of a site while an entry moves between them. */
class Structure {
  readonly #db: Db
  readonly #site: Site
  readonly #draft: DraftRow
  readonly #folders = new Map<string, DraftRow & { pageIds: readonly string[] }>()
  #menus: Navigation['menus']

  constructor(db: Db, site: Site, draft: DraftRow) {
    this.#db = db
    this.#site = site
    this.#draft = draft
    this.#menus = [...getMenus(draft)]
  }

  /** Takes an entry out of its place. Returns the entry of a menu that it is then. */
  async takeOut(entry: Given['entry']): Promise<NavigationItem> {
    if ('link' in entry) {
      const { title, url, newWindow } = entry.link
      const to = { kind: 'url' as const, url, ...(newWindow && { newWindow }) }
      return {
        kind: 'link',
        id: createEntryId(),
        title: { [this.#site.language]: title || url },
        to,
      }
    }
    if ('memberAreaId' in entry) {
      const { memberAreaId } = entry
      const areas = await loadAreaNames(this.#db, this.#site.id, [memberAreaId])
      if (!areas.has(memberAreaId)) throw structureErrors.unknownArea()
      return { kind: 'member-area', id: createEntryId(), memberAreaId }
    }
    if ('menu' in entry) {
      const found = this.#findMenu(entry.menu)?.items.find(({ id }) => id === entry.id)
      if (!found) throw structureErrors.unknownEntry()
      this.#setItems(entry.menu, (items) => items.filter((item) => item !== found))
      return found
    }
    const { pageId, folderId } = entry
    const outlines = await listOutlines(this.#db, this.#site.id, [pageId])
    if (!outlines.has(pageId)) throw structureErrors.unknownPage()
    if (folderId !== null) {
      const folder = await this.#loadFolder(folderId)
      if (!folder.pageIds.includes(pageId)) throw structureErrors.unknownEntry()
      folder.pageIds = folder.pageIds.filter((id) => id !== pageId)
    }
    return { kind: 'page', id: createEntryId(), pageId }
  }

  async insert(
    item: NavigationItem,
    to: NonNullable<Given['to']>,
    themeMenus: readonly string[],
  ): Promise<void> {
    if ('folderId' in to) return this.#insertIntoFolder(item, to)
    const { menu, after } = to
    assertKnownMenu(menu, [...this.#menus.map(({ id }) => id), ...themeMenus])
    if (menu === MEMBER_AREAS_NAVIGATION && item.kind === 'link')
      throw structureErrors.notForMembers()
    if (!this.#findMenu(menu)) this.#menus = [...this.#menus, { id: menu, items: [] }]
    this.#setItems(menu, (items) => {
      const others = items.filter((each) => !isSameTarget(each, item))
      const at = findPosition(
        others.map(({ id }) => id),
        after,
      )
      return others.toSpliced(at, 0, item)
    })
  }

  /** Returns what differs from the drafts. */
  listChanges(): readonly DraftChange[] {
    const folders = [...this.#folders.values()].map(({ pageIds, ...draft }): DraftChange => {
      // A folder was found by its collection.
      const collection = draft.body['collection'] as unknown as Collection
      const folder = { ...collection.folder, pageIds: [...pageIds] }
      const body = { ...draft.body, collection: { ...collection, folder } }
      return { draft, body: body as unknown as JsonObject, mayWait: true }
    })
    // The entries of a menu are JSON.
    const body = { ...this.#draft.body, menus: this.#menus } as unknown as JsonObject
    return [...folders, { draft: this.#draft, body }]
  }

  async #insertIntoFolder(
    item: NavigationItem,
    { folderId, after }: { readonly folderId: string; readonly after: string | null },
  ): Promise<void> {
    if (item.kind !== 'page') throw structureErrors.onlyPages()
    const { pageId } = item
    const folder = await this.#loadFolder(folderId)
    const outlines = await listOutlines(this.#db, this.#site.id, [pageId])
    if (pageId === folderId || isInside(folderId, pageId, outlines))
      throw structureErrors.inItself()
    await this.#assertDepth(folderId, computeDepth(pageId, outlines))
    const others = folder.pageIds.filter((id) => id !== pageId)
    if (others.length >= MAX_ENTRIES) throw structureErrors.tooManyEntries()
    folder.pageIds = others.toSpliced(findPosition(others, after), 0, pageId)
  }

  /** Throws `structure.tooDeep` if menus would not show what is moved, which has `depth` levels below it. */
  async #assertDepth(folderId: string, depth: number): Promise<void> {
    const roots = this.#menus.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'page' ? [item.pageId] : [])),
    )
    const outlines = await listOutlines(this.#db, this.#site.id, roots)
    const level = Math.max(0, ...roots.map((root) => findLevel(root, folderId, outlines)))
    if (level + 1 + depth > DEEPEST) throw structureErrors.tooDeep()
  }

  async #loadFolder(documentId: string) {
    const known = this.#folders.get(documentId)
    if (known) return known
    const draft = await findDraft(this.#db, this.#site.id, { documentId })
    if (!draft) throw structureErrors.unknownPage()
    // The body of a page, which was checked when it was saved.
    const { folder } = (draft.body['collection'] as Collection | undefined) ?? {}
    if (!folder) throw structureErrors.notAFolder()
    const loaded = { ...draft, pageIds: folder.pageIds }
    this.#folders.set(documentId, loaded)
    return loaded
  }

  #findMenu(name: string) {
    return this.#menus.find(({ id }) => id === name)
  }

  #setItems(
    name: string,
    change: (items: readonly NavigationItem[]) => readonly NavigationItem[],
  ): void {
    this.#menus = this.#menus.map((menu) => {
      if (menu.id !== name) return menu
      const items = [...change(menu.items)]
      if (items.length > MAX_ENTRIES) throw structureErrors.tooManyEntries()
      return { ...menu, items }
    })
  }
}

/** Returns whether both are entries of the same page or member area, which a menu has only once. */
function isSameTarget(one: NavigationItem, other: NavigationItem): boolean {
  if (one.kind === 'member-area')
    return other.kind === 'member-area' && one.memberAreaId === other.memberAreaId
  return one.kind === 'page' && other.kind === 'page' && one.pageId === other.pageId
}

/** Returns the position after an entry: the first for null, and the last if the entry is gone. */
function findPosition(ids: readonly string[], after: string | null): number {
  if (after === null) return 0
  const at = ids.indexOf(after)
  return at === -1 ? ids.length : at + 1
}

function listPages(id: string, outlines: Outlines): readonly string[] {
  return outlines.get(id)?.collection?.folder?.pageIds ?? []
}

/** Returns whether a page is in a folder, at any depth. */
function isInside(id: string, folder: string, outlines: Outlines, left = DEEPEST + 1): boolean {
  if (left === 0) return false
  return listPages(folder, outlines).some(
    (inner) => inner === id || isInside(id, inner, outlines, left - 1),
  )
}

/** Returns how many levels of pages are below a page. */
function computeDepth(id: string, outlines: Outlines, left = DEEPEST + 1): number {
  const inner = left === 0 ? [] : listPages(id, outlines)
  return inner.length === 0
    ? 0
    : 1 + Math.max(...inner.map((page) => computeDepth(page, outlines, left - 1)))
}

/** Returns how deep a page is below another, 0 for the page itself and if it is not below it. */
function findLevel(root: string, id: string, outlines: Outlines, left = DEEPEST + 1): number {
  if (root === id || left === 0) return 0
  for (const inner of listPages(root, outlines)) {
    if (inner === id) return 1
    const level = findLevel(inner, id, outlines, left - 1)
    if (level > 0) return level + 1
  }
  return 0
}
