import { isList, isObject, type Json, type JsonObject, getMember } from '../json.ts'
import { getIds } from './list-ids.ts'
import type { Layout, LayoutPaths } from './layout.ts'
import { createObject, type Versions } from './merge-value.ts'

/**
 * Returns menus as a layout, to be merged as sections are: an item that one side moved and the other renamed
 * is moved and renamed.
 */
export function layoutFromMenus(body: JsonObject): Layout | undefined {
  const menus = getMember(body, 'menus')
  if (!isList(menus) || !menus.every(isObject) || !getIds(menus)) return undefined
  const items = menus.flatMap((menu) => {
    const list = getMember(menu, 'items')
    return isList(list) ? list : []
  })
  const ids = getIds(items)
  if (!ids || !items.every(isObject)) return undefined
  return {
    sections: menus.map(({ items: list, ...menu }) => ({
      ...menu,
      blockIds: getItemIds(list),
    })),
    blocks: createObject(items.map((item, at) => [ids[at] ?? '', item])),
  }
}

/** Returns the menus of a layout. */
export function menusFromLayout({ sections, blocks }: Layout): readonly JsonObject[] {
  return sections.map(({ blockIds, ...menu }) => ({
    ...menu,
    items: getItemIds(blockIds).flatMap((id) => getMember(blocks, id) ?? []),
  }))
}

function getItemIds(list: Json | undefined): readonly string[] {
  return isList(list) ? (getIds(list) ?? []) : []
}

export const menuPaths: LayoutPaths = {
  sections: ['menus'],
  list: (menu) => ['menus', menu, 'items'],
  block: (id, menu) => ['menus', menu, 'items', id],
}

/** Maps all three versions; undefined if one cannot be mapped. */
export function mapVersions<T>(
  { base, mine, theirs }: Versions<JsonObject>,
  of: (body: JsonObject) => T | undefined,
): Versions<T> | undefined {
  const all = { base: of(base), mine: of(mine), theirs: of(theirs) }
  return all.base !== undefined && all.mine !== undefined && all.theirs !== undefined
    ? { base: all.base, mine: all.mine, theirs: all.theirs }
    : undefined
}
