import { type Conflict, getConflictValue, isEqual } from '@vitrine/page'
import { type BrowserStore, openBrowserStore } from './browser-store.ts'
import { getKey } from './conflicts.ts'
import type { EditorStore } from './editor-store.ts'
import { hasMine, isGone } from './follow-conflicts.ts'

/** The conflicts of a document that wait for a choice in one window, or did when it was closed. */
export interface StoredConflicts {
  readonly documentId: string
  readonly clientId: string
  /** The time of the last change of the list, in milliseconds. */
  readonly at: number
  readonly conflicts: readonly Conflict[]
}

export interface ConflictStore {
  readonly write: (stored: StoredConflicts) => Promise<void>
  readonly remove: (of: Pick<StoredConflicts, 'documentId' | 'clientId'>) => Promise<void>
  readonly list: (documentId: string) => Promise<readonly StoredConflicts[]>
}

/** Opens the conflicts in the database of the browser: one list for each window on a document. */
export function openConflicts(store: BrowserStore = openBrowserStore('conflicts')): ConflictStore {
  return {
    write: (stored) => store.put(stored),
    remove: ({ documentId, clientId }) => store.delete([documentId, clientId]),
    list: async (documentId) => {
      const range = IDBKeyRange.bound([documentId], [documentId, []])
      return (await store.getAll(range)) as readonly StoredConflicts[] // only `write` stores them
    },
  }
}

/** Merges the lists of several windows: oldest first, and of two conflicts about the same value the later one. */
export function mergeConflicts(lists: readonly StoredConflicts[]): readonly Conflict[] {
  const merged = new Map<string, Conflict>()
  for (const { conflicts } of lists.toSorted((one, other) => one.at - other.at)) {
    for (const conflict of conflicts) {
      const key = getKey(conflict)
      merged.delete(key) // so that the later one has the later position, too
      merged.set(key, conflict)
    }
  }
  return [...merged.values()]
}

/**
 * Returns the conflicts that a draft still has: those whose element exists, and whose values differ. A draft with neither of
 * the values was changed since: it has the later one of the others.
 */
export function listOpenConflicts(
  body: object,
  conflicts: readonly Conflict[],
): readonly Conflict[] {
  return conflicts
    .filter((conflict) => !isGone(body, conflict))
    .map((conflict) =>
      hasMine(body, conflict)
        ? conflict
        : { ...conflict, theirs: getConflictValue(body, conflict) },
    )
    .filter(({ mine, theirs }) => !isEqual(mine, theirs))
}

/**
 * Stores the conflicts of an open document as they come and go, and deletes the lists of closed windows once this window
 * has stored theirs. Returns the function that ends it.
 */
export function keepConflicts(
  { documentId, state }: Pick<EditorStore, 'documentId' | 'state'>,
  {
    clientId,
    store,
    closed,
  }: {
    readonly clientId: string
    readonly store: ConflictStore
    readonly closed: readonly StoredConflicts[]
  },
): () => void {
  const write = (conflicts: readonly Conflict[]) =>
    conflicts.length === 0
      ? store.remove({ documentId, clientId })
      : store.write({ documentId, clientId, at: Date.now(), conflicts })
  void write(state.getState().conflicts).then(() => Promise.all(closed.map(store.remove)))
  return state.subscribe(({ conflicts }, before) => {
    if (conflicts !== before.conflicts) void write(conflicts)
  })
}
