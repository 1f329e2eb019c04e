/**
 * The stores of the browser: each has a database of its own, so that a window of an earlier version, which holds an
 * older one open, stops no other window from opening a new one.
 */
const STORES = {
  changes: { database: 'vitrine-editor', keyPath: ['documentId', 'clientId'] },
  histories: { database: 'vitrine-editor-histories', keyPath: 'documentId' },
  conflicts: { database: 'vitrine-editor-window-conflicts', keyPath: ['documentId', 'clientId'] },
}

export type StoreName = keyof typeof STORES

const openings = new Map<StoreName, Promise<IDBDatabase>>()

/** Runs a request in a store, whose database is opened at the first call. Rejects if the browser has no database. */
export async function runInStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = openings.get(name) ?? openDatabase(name)
  openings.set(name, opening)
  const database = await opening
  return toPromise(act(database.transaction(name, mode).objectStore(name)))
}

/** A change of a store. */
export type StoreWrite =
  | { readonly store: StoreName; readonly put: object; readonly remove?: never }
  | { readonly store: StoreName; readonly remove: IDBValidKey; readonly put?: never }

/** Changes a store. Without a database, as in some private windows, nothing is stored. */
export async function writeToStore({ store: name, put, remove }: StoreWrite): Promise<void> {
  const writing = put
    ? runInStore(name, 'readwrite', (store) => store.put(put))
    : runInStore(name, 'readwrite', (store) => store.delete(remove))
  await writing.catch(() => undefined)
}

function openDatabase(name: StoreName): Promise<IDBDatabase> {
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
