import { MEMBER_AREAS_NAVIGATION } from '@vitrine/page'
import type { TreeMove } from '../../ui/lists/tree-move.ts'
import { flattenTree, type PageNode, type Place, type PlaceList } from './page-tree.ts'

/** Returns the last place of a list. */
export function getLastPlace(list: PlaceList, nodes: readonly PageNode[]): Place {
  const siblings = listSiblings(list, nodes)
  return toPlace(list, siblings.at(-1)?.key ?? null)
}

/** Returns the rows of a list. */
export function listSiblings(list: PlaceList, nodes: readonly PageNode[]): readonly PageNode[] {
  const owner = flattenTree(nodes).find((node) => node.list && isSameList(node.list, list))
  return owner?.children ?? []
}

/** Returns the place where a row is, to return it there; undefined for a row that stays. */
export function getCurrentPlace(node: PageNode, nodes: readonly PageNode[]): Place | undefined {
  if (!node.parent) return undefined
  const siblings = listSiblings(node.parent, nodes)
  const at = siblings.findIndex(({ id }) => id === node.id)
  return toPlace(node.parent, siblings[at - 1]?.key ?? null)
}

/** Returns the place one step up or down in the list of a row; undefined at its end and in the list of all others. */
export function getNextPlace(
  node: PageNode,
  nodes: readonly PageNode[],
  step: -1 | 1,
): Place | undefined {
  if (!node.parent || 'isUnlinked' in node.parent) return undefined
  const siblings = listSiblings(node.parent, nodes)
  const at = siblings.findIndex(({ id }) => id === node.id)
  if (at + step < 0 || at + step >= siblings.length) return undefined
  const before = step === -1 ? siblings[at - 2] : siblings[at + 1]
  return toPlace(node.parent, before?.key ?? null)
}

/** Returns where a drag puts a row; undefined if it cannot be there. */
export function findDropPlace(
  nodes: readonly PageNode[],
  { ids, targetId, position }: TreeMove,
): Place | undefined {
  const all = flattenTree(nodes)
  const moved = all.find(({ id }) => id === ids[0])
  const target = all.find(({ id }) => id === targetId)
  if (ids.length !== 1 || !moved?.entry || !target) return undefined
  const list = position === 'on' ? target.list : target.parent
  if (!list || !canHold(list, moved)) return undefined
  if (position === 'on') return getLastPlace(list, nodes)
  if (position === 'after') return toPlace(list, target.key ?? null)
  const siblings = listSiblings(list, nodes).filter(({ id }) => id !== moved.id)
  const at = siblings.findIndex(({ id }) => id === target.id)
  return toPlace(list, siblings[at - 1]?.key ?? null)
}

/** Returns whether a list can have a row: folders have pages only, and the menu of member areas no links. */
export function canHold(list: PlaceList, { kind, page }: PageNode): boolean {
  if ('folderId' in list) return kind === 'page' && page?.id !== list.folderId
  if ('isUnlinked' in list) return kind === 'page'
  return kind !== 'link' || list.menu !== MEMBER_AREAS_NAVIGATION
}

/** Returns whether two lists are the same one. */
export function isSameList(one: PlaceList, other: PlaceList): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns a place of a list; null for the list of pages that are in no menu. */
export function toPlace(list: PlaceList, after: string | null): Place {
  return 'isUnlinked' in list ? null : { ...list, after }
}
