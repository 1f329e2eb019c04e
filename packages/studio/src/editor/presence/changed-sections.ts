import type { Content, Op } from '@vitrine/page'

/** Returns the ids of the sections that operations change, with their blocks. Sections that are added are no change. */
export function listChangedSections(
  { sections }: Pick<Content, 'sections'>,
  ops: readonly Op[],
): readonly string[] {
  const changed = ops.flatMap((op) => {
    const [list, id = 'id' in op ? op.id : undefined] = op.path
    if (list === 'sections') return id ?? []
    if (list !== 'blocks') return []
    return sections.find(({ blockIds }) => blockIds.some((each) => each === id))?.id ?? []
  })
  return [...new Set(changed)]
}
