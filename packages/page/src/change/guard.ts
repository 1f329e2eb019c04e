import { layoutOf } from './merge-content.ts'
import type { ChangeSet } from './op.ts'
import { isObject } from '../json.ts'
import type { Fault } from '../document/fault.ts'

/** What is meant to take blocks away; also taking back, and putting one body in place of another. */
const deleting: ReadonlySet<string> = new Set([
  'block.delete',
  'section.delete',
  'multi.delete',
  'section.applyPreset',
  'clip.cut',
  'history.undo',
  'history.redo',
  'version.restore',
  'document.import',
])

const FEWEST = 4

/**
 * Why a change is not to be believed: more than half of the blocks are gone after it, and it was not
 * made to delete. The last guard against a fault in a program wiping a page.
 */
export function guardChange(
  before: object,
  after: object,
  change: Pick<ChangeSet, 'command'>,
): Fault | undefined {
  if (deleting.has(change.command)) return undefined
  const old = idsOf(before)
  const now = new Set(idsOf(after))
  const gone = old.filter((id) => !now.has(id)).length
  if (old.length < FEWEST || gone * 2 <= old.length) return undefined
  return {
    path: ['blocks'],
    message: `This change would remove ${gone} of ${old.length} blocks, though it is not made to delete. It was not saved; reload the page and try again.`,
  }
}

function idsOf(body: object): readonly string[] {
  const layout = isObject(body) ? layoutOf(body) : undefined
  return layout ? Object.keys(layout.blocks) : []
}
