import { breakpoints } from '../document/content.ts'
import { isList, isObject, type Json, type JsonObject, getMember } from '../json.ts'
import type { Layout } from './layout.ts'
import { createObject } from './merge-value.ts'

/** Moves blocks into the columns of their sections: one side may have removed columns that the other side used. */
export function fitLayout({ sections, blocks }: Layout): Layout {
  const changed = sections.flatMap((section) => {
    const ids = getMember(section, 'blockIds')
    return (isList(ids) ? ids : []).flatMap((id): readonly (readonly [string, Json])[] => {
      const block = typeof id === 'string' ? getMember(blocks, id) : undefined
      if (typeof id !== 'string' || !isObject(block)) return []
      const held = fitBlock(block, section)
      return held === block ? [] : [[id, held]]
    })
  })
  return changed.length > 0
    ? { sections, blocks: { ...blocks, ...createObject(changed) } }
    : { sections, blocks }
}

function fitBlock(block: JsonObject, section: JsonObject): JsonObject {
  let held = block
  for (const breakpoint of breakpoints) {
    const cols = getAt(section, ['grid', breakpoint, 'cols'])
    const place = getAt(held, ['place'])
    const rect = isObject(place) ? getMember(place, breakpoint) : undefined
    if (typeof cols !== 'number' || !isObject(place) || !isObject(rect)) continue
    const { x, w } = rect
    if (typeof x !== 'number' || typeof w !== 'number' || x + w <= cols) continue
    const width = Math.min(w, cols)
    const now = { ...rect, x: Math.min(x, cols - width), w: width }
    held = { ...held, place: { ...place, [breakpoint]: now } }
  }
  return held
}

function getAt(json: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (node, name) => (isObject(node) ? getMember(node, name) : undefined),
    json,
  )
}
