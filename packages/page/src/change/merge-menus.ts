import { isList, isObject, type Json, type JsonObject, member } from '../json.ts'
import { idsOf } from './list.ts'
import type { Layout, Places } from './merge-content.ts'
import { objectOf, type Three } from './merge-value.ts'

/**
 * Menus are merged as sections are: an entry that one moved to another menu while the other renamed it
 * stands once, renamed, where it was moved to.
 */
export function menusOf(body: JsonObject): Layout | undefined {
  const menus = member(body, 'menus')
  if (!isList(menus) || !menus.every(isObject) || !idsOf(menus)) return undefined
  const items = menus.flatMap((menu) => {
    const list = member(menu, 'items')
    return isList(list) ? list : []
  })
  const ids = idsOf(items)
  if (!ids || !items.every(isObject)) return undefined
  return {
    sections: menus.map(({ items: list, ...menu }) => ({
      ...menu,
      blockIds: idsIn(list),
    })),
    blocks: objectOf(items.map((item, at) => [ids[at] ?? '', item])),
  }
}

/** The menus that a layout made of menus says. */
export function menusFrom({ sections, blocks }: Layout): readonly JsonObject[] {
  return sections.map(({ blockIds, ...menu }) => ({
    ...menu,
    items: idsIn(blockIds).flatMap((id) => member(blocks, id) ?? []),
  }))
}

function idsIn(list: Json | undefined): readonly string[] {
  return isList(list) ? (idsOf(list) ?? []) : []
}

export const menuPlaces: Places = {
  sections: ['menus'],
  list: (menu) => ['menus', menu, 'items'],
  block: (id, menu) => ['menus', menu, 'items', id],
}

/** What `of` makes of each of three, where it makes something of all of them. */
export function eachOf<T>(
  { base, mine, theirs }: Three<JsonObject>,
  of: (body: JsonObject) => T | undefined,
): Three<T> | undefined {
  const all = { base: of(base), mine: of(mine), theirs: of(theirs) }
  return all.base !== undefined && all.mine !== undefined && all.theirs !== undefined
    ? { base: all.base, mine: all.mine, theirs: all.theirs }
    : undefined
}
