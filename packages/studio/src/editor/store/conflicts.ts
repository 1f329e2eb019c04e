import {
  type ChangeSet,
  checkDocument,
  chooseValue,
  type Conflict,
  diffOps,
  type DocumentKind,
  findRestoredBlocks,
  getConflictValue,
  isEqual,
  type Op,
} from '@vitrine/page'
import type { Core } from './core.ts'
import { getBlockName } from './describe-step.ts'
import { addEntry, dropTouched, tryApply } from './history.ts'
import { hasMine } from './follow-conflicts.ts'
import { joinTexts } from './join-texts.ts'
import { resolveChanges } from './resolve-changes.ts'
import type { SaveConflict, SaveQueue } from './save-queue.ts'
import type { MergedChanges } from './sent-set.ts'

/** The value after a conflict: that of this window, that of the other, or one text below the other. */
export type ConflictChoice = 'mine' | 'theirs' | 'both'

const CHOSEN = {
  mine: 'editor.conflict.chosen.mine',
  theirs: 'editor.conflict.chosen.theirs',
  both: 'editor.conflict.chosen.both',
} as const satisfies Record<ConflictChoice, string>

/**
 * Merges the changes of someone else into the document, which keeps the values of this window where both changed the same
 * one. These conflicts are listed in the state until one side is chosen, and typing goes on. Returns the changes to save;
 * undefined if those of this window no longer apply.
 */
export function settleConflict(
  core: Core,
  conflict: SaveConflict,
  pending: readonly ChangeSet[],
): readonly ChangeSet[] | undefined {
  const base = core.saved
  const resolved = resolveChanges(base, conflict, pending)
  if (!resolved) return undefined
  const { body, history, conflicts } = core.state.getState()
  core.confirm(resolved.theirs)
  const now = conflict.conflicts.map(getKey)
  core.commit(
    { ops: diffOps(body, resolved.body), body: resolved.body, source: 'remote' },
    {
      history: dropTouched(history, conflict.remote),
      conflicts: [
        ...conflicts.filter((each) => !now.includes(getKey(each))),
        ...conflict.conflicts,
      ],
    },
  )
  announceReturned(core, findRestoredBlocks(base, resolved.theirs, resolved.body))
  const open = core.state.getState()
  const count = open.conflicts.filter((each) => hasMine(open.body, each)).length
  if (conflict.conflicts.length > 0) core.notify((t) => t('editor.conflict.notice', { count }))
  return resolved.changes
}

/** Says which version the page has now, if others changed values again before the choice of this window. */
export function announceLost(
  core: Core,
  before: { readonly body: object; readonly conflicts: readonly Conflict[] },
): void {
  const { body, conflicts } = core.state.getState()
  const had = before.conflicts.filter((each) => hasMine(before.body, each)).map(getKey)
  const theirs = conflicts.filter((each) => !hasMine(body, each))
  if (!theirs.some((each) => had.includes(getKey(each)))) return
  const rest = conflicts.length - theirs.length
  core.notify((t) =>
    rest === 0
      ? t('editor.conflict.lost', { count: theirs.length })
      : t('editor.conflict.lostSome', { theirs: theirs.length, mine: rest }),
  )
}

/** Says which blocks are back that this window or someone else deleted, because the other side had changed them. */
export function announceRestored(
  core: Core,
  sent: readonly Op[],
  { remote, restored: returned = [] }: MergedChanges,
): void {
  announceReturned(core, returned)
  const deleted = sent.flatMap((op) => (op.op === 'unset' && isBlock(op) ? op.path : []))
  const { blocks } = core.state.getState().body
  const restored = remote.flatMap((op) => {
    const id = op.op === 'set' && isBlock(op) ? op.path[1] : undefined
    return id !== undefined && deleted.includes(id) ? (blocks[id] ?? []) : []
  })
  const [first] = restored
  if (!first) return
  core.notify((t) =>
    t('editor.conflict.restored', { count: restored.length, block: getBlockName(t, first) }),
  )
}

/** Says which blocks that someone else deleted are back, because this window was editing them. */
function announceReturned(core: Core, ids: readonly string[]): void {
  const { blocks } = core.state.getState().body
  const [first, ...others] = ids.flatMap((id) => blocks[id] ?? [])
  if (!first) return
  const count = others.length + 1
  core.notify((t) => t('editor.conflict.returned', { count, block: getBlockName(t, first) }))
}

/** Returns whether an operation sets or deletes a whole block. */
function isBlock({ path: [part, , ...rest] }: Op): boolean {
  return part === 'blocks' && rest.length === 0
}

/** Gives a conflict the chosen value, as a change that can be undone, and removes it from those that wait. */
export function resolveConflict(
  {
    core,
    queue,
    kind,
  }: { readonly core: Core; readonly queue: SaveQueue; readonly kind: DocumentKind },
  conflict: Conflict,
  choice: ConflictChoice,
): void {
  const { body, history, selection, conflicts } = core.state.getState()
  const rest = conflicts.filter((each) => getKey(each) !== getKey(conflict))
  const ops = computeOps(body, conflict, choice)
  const applied = ops.length === 0 ? undefined : tryApply(body, ops)
  if (!applied) {
    core.state.setState({ conflicts: rest })
    return core.notify((t) => t(CHOSEN[choice]))
  }
  if (!checkDocument(kind, applied.body).body)
    return core.notify((t) => t('editor.conflict.doesNotFit'), true)
  const label = 'resolve a conflict'
  queue.push({ command: 'conflict.resolve', label, ops })
  const entry = {
    label,
    step: { id: 'editor.step.conflict.resolve', block: undefined, count: 0 },
    forward: ops,
    inverse: applied.inverse,
    before: selection,
    after: selection,
    key: undefined,
    at: Date.now(),
  } as const
  core.commit(
    { ops, body: applied.body, source: 'history' },
    { history: addEntry(history, entry), conflicts: rest },
  )
  core.notify((t) => t(CHOSEN[choice]))
}

function computeOps(body: object, conflict: Conflict, choice: ConflictChoice): readonly Op[] {
  if (choice === 'mine')
    return hasMine(body, conflict) ? [] : chooseValue(body, conflict, conflict.mine)
  if (choice === 'both') {
    const joined = joinTexts(conflict.mine, conflict.theirs)
    return joined === undefined ? [] : chooseValue(body, conflict, joined)
  }
  const hasTheirs =
    conflict.kind === 'value' && isEqual(getConflictValue(body, conflict), conflict.theirs)
  return hasTheirs ? [] : chooseValue(body, conflict, conflict.theirs)
}

/** Returns the name of what a conflict is about. */
export function getKey({ kind, path }: Conflict): string {
  return [kind, ...path].join('\n')
}
