import { getContentLayout } from './merge-layout.ts'
import type { ChangeSet } from './op.ts'
import { isObject } from '../json.ts'
import type { DocumentIssue } from '../document/document-issue.ts'

/** The commands that may delete many blocks, or replace a body. */
const deletingCommands: ReadonlySet<string> = new Set([
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

const MIN_BLOCKS = 4

/** Returns whether a command may delete many blocks, or replace a body. */
export function mayDeleteBlocks(command: string): boolean {
  return deletingCommands.has(command)
}

/**
 * Returns an issue if a change removes more than half of the blocks although its command does not delete. It
 * is the last protection against a bug that wipes a page.
 */
export function guardChange(
  before: object,
  after: object,
  change: Pick<ChangeSet, 'command'>,
): DocumentIssue | undefined {
  if (mayDeleteBlocks(change.command)) return undefined
  const old = getBlockIds(before)
  const now = new Set(getBlockIds(after))
  const gone = old.filter((id) => !now.has(id)).length
  if (old.length < MIN_BLOCKS || gone * 2 <= old.length) return undefined
  return {
    path: ['blocks'],
    message: `This change would delete ${gone} of ${old.length} blocks, although it is not a deletion. It was not saved. Reload the page and try again.`,
  }
}

function getBlockIds(body: object): readonly string[] {
  const layout = isObject(body) ? getContentLayout(body) : undefined
  return layout ? Object.keys(layout.blocks) : []
}
