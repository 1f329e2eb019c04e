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

const DATABASE = 'vitrine-editor'
const STORE = 'changes'

/** Opens the journal in the database of the browser. Without one, as in some private windows, nothing is stored. */
export function openJournal(): Journal {
  let opening: Promise<IDBDatabase> | undefined
  const run = async <T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    opening ??= openDatabase()
    const database = await opening
    return toPromise(act(database.transaction(STORE, mode).objectStore(STORE)))
  }
  const getKey = ({ documentId, clientId }: Pick<JournalEntry, 'clientId' | 'documentId'>) => [
    documentId,
    clientId,
  ]
  return {
    write: async (entry) => {
      await run('readwrite', (store) => store.put(entry)).catch(ignore)
    },
    remove: async (entry) => {
      await run('readwrite', (store) => store.delete(getKey(entry))).catch(ignore)
    },
    list: async (documentId) => {
      const range = IDBKeyRange.bound([documentId], [documentId, []])
      const entries: unknown = await run('readonly', (store) => store.getAll(range)).catch(ignore)
      return (entries ?? []) as readonly JournalEntry[] // only `write` stores them
    },
  }
}

function ignore(): undefined {
  return undefined
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: ['documentId', 'clientId'] })
  return toPromise(request)
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The journal is not available'))
  })
}
