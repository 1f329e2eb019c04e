/** A store of the database of the browser. Without one, as in some private windows, it is always empty. */
export interface BrowserStore {
  readonly put: (value: object) => Promise<void>
  readonly delete: (key: IDBValidKey) => Promise<void>
  /** Resolves to what `put` stored at the keys; the caller knows its type. */
  readonly getAll: (keys: IDBValidKey | IDBKeyRange) => Promise<readonly unknown[]>
}

/**
 * The stores: each has a database of its own, so that a window of an earlier version, which holds an older one open,
 * stops no other window from opening a new one.
 */
const STORES = {
  changes: { database: 'vitrine-editor', keyPath: ['documentId', 'clientId'] },
  histories: { database: 'vitrine-editor-histories', keyPath: 'documentId' },
  conflicts: { database: 'vitrine-editor-conflicts', keyPath: 'documentId' },
}

/** Returns a store, whose database is opened at the first call. */
export function openBrowserStore(name: keyof typeof STORES): BrowserStore {
  let opening: Promise<IDBDatabase> | undefined
  const run = async <T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    opening ??= openDatabase(name)
    const database = await opening
    return toPromise(act(database.transaction(name, mode).objectStore(name)))
  }
  return {
    put: async (value) => {
      await run('readwrite', (store) => store.put(value)).catch(() => undefined)
    },
    delete: async (key) => {
      await run('readwrite', (store) => store.delete(key)).catch(() => undefined)
    },
    getAll: (keys) => run<unknown[]>('readonly', (store) => store.getAll(keys)).catch(() => []),
  }
}

function openDatabase(name: keyof typeof STORES): Promise<IDBDatabase> {
  const { database, keyPath } = STORES[name]
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath })
  return toPromise(request)
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database is not available'))
  })
}
