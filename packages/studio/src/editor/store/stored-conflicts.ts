import { chooseValue, type Conflict, getConflictValue, isEqual } from '@vitrine/page'
import { type BrowserStore, openBrowserStore } from './browser-store.ts'
import type { EditorStore } from './editor-store.ts'

/** The conflicts of a document that wait for a choice, as its last window left them. */
interface StoredConflicts {
  readonly documentId: string
  readonly clientId: string
  readonly conflicts: readonly Conflict[]
}

export interface ConflictStore {
  readonly write: (stored: StoredConflicts) => Promise<void>
  readonly remove: (documentId: string) => Promise<void>
  readonly read: (documentId: string) => Promise<StoredConflicts | undefined>
}

/** Opens the conflicts in the database of the browser: one list for each document. */
export function openConflicts(store: BrowserStore = openBrowserStore('conflicts')): ConflictStore {
  return {
    write: (stored) => store.put(stored),
    remove: (documentId) => store.delete(documentId),
    read: async (documentId) => {
      const [stored] = await store.getAll(documentId)
      return stored as StoredConflicts | undefined // only `write` stores them
    },
  }
}

/** Returns the conflicts that a draft still has: those whose other value can be chosen, and is not in the draft. */
export function listOpenConflicts(
  body: object,
  conflicts: readonly Conflict[],
): readonly Conflict[] {
  return conflicts.filter(
    (conflict) =>
      chooseValue(body, conflict, conflict.theirs).length > 0 &&
      !isEqual(getConflictValue(body, conflict), conflict.theirs),
  )
}

/** Stores the conflicts of an open document as they come and go. Returns the function that ends it. */
export function keepConflicts(
  { documentId, state }: Pick<EditorStore, 'documentId' | 'state'>,
  { clientId, store }: { readonly clientId: string; readonly store: ConflictStore },
): () => void {
  const write = (conflicts: readonly Conflict[]) =>
    conflicts.length === 0
      ? store.remove(documentId)
      : store.write({ documentId, clientId, conflicts })
  // The ones of an earlier window are those of this one now.
  const { conflicts: first } = state.getState()
  if (first.length > 0) void write(first)
  return state.subscribe(({ conflicts }, before) => {
    if (conflicts !== before.conflicts) void write(conflicts)
  })
}
