import { type Block, type Content, newContent, newSection } from '@vitrine/page'

/** Returns a body with this block alone, in full width. */
export function createFormBody(block: Block): Content {
  const { group: _group, hidden: _hidden, lock: _lock, ...content } = block
  const desktop = { x: 0, y: 0, w: 12, h: 1, z: 0 }
  const fullWidth = { ...content, place: { desktop }, auto: { h: 'content' as const } }
  return newContent([{ section: newSection(() => 'form'), blocks: [fullWidth] }])
}
