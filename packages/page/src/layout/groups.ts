import type { Id } from '../document/common.ts'
import type { Content } from '../document/content.ts'

/** Returns blocks with all others of their groups, which move as one. The given ones come first. */
export function expandGroups(blocks: Content['blocks'], ids: readonly Id[]): readonly Id[] {
  const groups = new Set(ids.flatMap((id) => blocks[id]?.group ?? []))
  if (groups.size === 0) return ids
  const members = Object.values(blocks).flatMap(({ id, group }) =>
    group !== undefined && groups.has(group) ? [id] : [],
  )
  return [...new Set([...ids, ...members])]
}
