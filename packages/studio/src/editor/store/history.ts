import { applyOps, changesSamePart, type Op, OpError } from '@vitrine/page'
import type { StepDescription } from './describe-step.ts'
import type { Selection } from './selection.ts'

/** The kinds of documents that are edited beside the open one. */
export type SideKind = 'aesthetics' | 'site-settings'

/** A change that can be undone. */
export interface HistoryEntry {
  /** The label that is stored with the change. */
  readonly label: string
  readonly step: StepDescription
  readonly forward: readonly Op[]
  readonly inverse: readonly Op[]
  readonly before: Selection
  readonly after: Selection
  /** Changes with the same key shortly after each other are one entry. */
  readonly key: string | undefined
  readonly at: number
  /** The document beside the open one that the step changed; undefined if it changed the open one. */
  readonly side?: SideKind
}

/** The changes that can be undone and redone, the last one last. */
export interface History {
  readonly past: readonly HistoryEntry[]
  readonly future: readonly HistoryEntry[]
}

export const EMPTY_HISTORY: History = { past: [], future: [] }

const MAX_ENTRIES = 200

/** The pause after which a change with the same key is a new entry, in milliseconds. */
const COALESCE_MS = 1_000

/** Adds a change, which ends what could be redone. */
export function addEntry({ past }: History, entry: HistoryEntry): History {
  const last = past.at(-1)
  if (last && entry.key !== undefined && last.key === entry.key && entry.at - last.at < COALESCE_MS)
    return { past: [...past.slice(0, -1), joinEntries(last, entry)], future: [] }
  return { past: [...past, entry].slice(-MAX_ENTRIES), future: [] }
}

function joinEntries(last: HistoryEntry, next: HistoryEntry): HistoryEntry {
  const isSame = replacesAll(last.forward, next.forward)
  return {
    ...next,
    before: last.before,
    forward: isSame ? next.forward : [...last.forward, ...next.forward],
    inverse: isSame ? last.inverse : [...next.inverse, ...last.inverse],
  }
}

/** Returns whether later ops set exactly what earlier ones set, so that these have no effect of their own. */
export function replacesAll(earlier: readonly Op[], later: readonly Op[]): boolean {
  return (
    earlier.length === later.length &&
    earlier.every((op, index) => {
      const other = later[index]
      return op.op === 'set' && other?.op === 'set' && isSamePath(op.path, other.path)
    })
  )
}

function isSamePath(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index])
}

/** A step back or forth. */
export interface Step {
  readonly entry: HistoryEntry
  readonly ops: readonly Op[]
  readonly history: History
}

/**
 * Takes back the last change, or redoes it. Entries that no longer apply to the body of their document, because someone
 * else changed the same part, are dropped; undefined if none is left.
 */
export function stepHistory(
  history: History,
  getBody: (side: SideKind | undefined) => object | undefined,
  direction: 'undo' | 'redo',
): Step | undefined {
  const isUndo = direction === 'undo'
  const from = isUndo ? [...history.past] : [...history.future]
  for (let entry = from.pop(); entry; entry = from.pop()) {
    const ops = isUndo ? entry.inverse : entry.forward
    const body = getBody(entry.side)
    const applied = body && tryApply(body, ops)
    if (!applied) continue
    const moved = isUndo
      ? { ...entry, inverse: ops, forward: applied.inverse, key: undefined }
      : { ...entry, forward: ops, inverse: applied.inverse, key: undefined }
    return {
      entry,
      ops,
      history: isUndo
        ? { past: from, future: [...history.future, moved] }
        : { past: [...history.past, moved], future: from },
    }
  }
  return undefined
}

/** Drops the entries that touch what others changed: to undo one would take back their work. */
export function dropTouched({ past, future }: History, remote: readonly Op[]): History {
  const isUntouched = ({ forward, inverse }: HistoryEntry) =>
    !changesSamePart([...forward, ...inverse], remote)
  return { past: past.filter(isUntouched), future: future.filter(isUntouched) }
}

/** Applies ops; undefined if the body no longer has what they name. */
export function tryApply<B extends object>(body: B, ops: readonly Op[]) {
  try {
    return applyOps(body, ops)
  } catch (error) {
    if (error instanceof OpError) return undefined
    throw error
  }
}
