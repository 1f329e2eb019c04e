import type { Id } from '../../document/common.ts'
import type { Content, Rect, Section } from '../../document/content.ts'
import type { Op } from '../op.ts'
import { findMovable, findParentSection } from './find.ts'
import { createMoveOps } from './place.ts'
import { setProps } from './set-in.ts'

/**
 * Returns the operations that move a block to another section: to a place on the desktop, after another of its blocks in
 * the list. Its position on mobile is computed again.
 */
export function createTransferOps(
  content: Content,
  {
    id,
    place,
    to,
    after,
  }: {
    readonly id: Id
    readonly place: Rect
    readonly to: Section
    readonly after: Id | null
  },
): readonly Op[] {
  const block = findMovable(content, id)
  const from = findParentSection(content, id)
  return [
    { op: 'remove', path: ['sections', from.id, 'blockIds'], id },
    { op: 'insert', path: ['sections', to.id, 'blockIds'], value: id, after },
    ...createMoveOps(block, 'desktop', place, to),
    ...setProps(block.place, ['blocks', id, 'place'], { mobile: undefined }),
  ]
}
