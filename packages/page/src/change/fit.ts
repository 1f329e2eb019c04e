import { breakpoints } from '../document/content.ts'
import { isList, isObject, type Json, type JsonObject, member } from '../json.ts'
import type { Layout } from './merge-content.ts'
import { objectOf } from './merge-value.ts'

/**
 * Holds every block inside the columns of the section it came to stand in: one may have made them fewer
 * while the other put something into the last.
 */
export function fitted({ sections, blocks }: Layout): Layout {
  const changed = sections.flatMap((section) => {
    const ids = member(section, 'blockIds')
    return (isList(ids) ? ids : []).flatMap((id): readonly (readonly [string, Json])[] => {
      const block = typeof id === 'string' ? member(blocks, id) : undefined
      if (typeof id !== 'string' || !isObject(block)) return []
      const held = fittedBlock(block, section)
      return held === block ? [] : [[id, held]]
    })
  })
  return changed.length > 0
    ? { sections, blocks: { ...blocks, ...objectOf(changed) } }
    : { sections, blocks }
}

function fittedBlock(block: JsonObject, section: JsonObject): JsonObject {
  let held = block
  for (const breakpoint of breakpoints) {
    const cols = inside(section, ['grid', breakpoint, 'cols'])
    const place = inside(held, ['place'])
    const rect = isObject(place) ? member(place, breakpoint) : undefined
    if (typeof cols !== 'number' || !isObject(place) || !isObject(rect)) continue
    const { x, w } = rect
    if (typeof x !== 'number' || typeof w !== 'number' || x + w <= cols) continue
    const width = Math.min(w, cols)
    const now = { ...rect, x: Math.min(x, cols - width), w: width }
    held = { ...held, place: { ...place, [breakpoint]: now } }
  }
  return held
}

function inside(json: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (node, name) => (isObject(node) ? member(node, name) : undefined),
    json,
  )
}
