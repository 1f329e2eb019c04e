import { openBrowserStore } from './browser-store.ts'
import type { SentSet } from './sent-set.ts'

/** The unsaved changes of one window on one document. */
export interface JournalEntry {
  readonly clientId: string
  readonly documentId: string
  /** The revision that the sets are based on. */
  readonly base: number
  readonly sets: readonly SentSet[]
}

/** Stores unsaved changes until the server has them. */
export interface Journal {
  readonly write: (entry: JournalEntry) => Promise<void>
  readonly remove: (entry: Pick<JournalEntry, 'clientId' | 'documentId'>) => Promise<void>
  readonly list: (documentId: string) => Promise<readonly JournalEntry[]>
}

/** Opens the journal in the database of the browser. */
export function openJournal(): Journal {
  const store = openBrowserStore('changes')
  return {
    write: (entry) => store.put(entry),
    remove: ({ documentId, clientId }) => store.delete([documentId, clientId]),
    list: async (documentId) => {
      const range = IDBKeyRange.bound([documentId], [documentId, []])
      return (await store.getAll(range)) as readonly JournalEntry[] // only `write` stores them
    },
  }
}
