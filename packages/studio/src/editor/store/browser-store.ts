/** A store of the database of the browser. Without one, as in some private windows, it is always empty. */
export interface BrowserStore {
  readonly put: (value: object) => Promise<void>
  readonly delete: (key: IDBValidKey) => Promise<void>
  /** Resolves to what `put` stored at the keys; the caller knows its type. */
  readonly getAll: (keys: IDBValidKey | IDBKeyRange) => Promise<readonly unknown[]>
}

const DATABASE = 'vitrine-editor'

/** The stores with the members that are the key of what they have. */
const KEYS = { changes: ['documentId', 'clientId'], histories: 'documentId' } as const

/** A higher number adds the stores that a browser does not have yet. */
const VERSION = 2

let opening: Promise<IDBDatabase> | undefined

/** Returns a store of the database, which is opened at the first call. */
export function openBrowserStore(name: keyof typeof KEYS): BrowserStore {
  const run = async <T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    opening ??= openDatabase()
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

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    for (const [name, key] of Object.entries(KEYS))
      if (!request.result.objectStoreNames.contains(name))
        request.result.createObjectStore(name, {
          keyPath: typeof key === 'string' ? key : [...key],
        })
  }
  // A window with a newer version of the studio may open its own.
  return toPromise(request).then((database) => {
    database.onversionchange = () => database.close()
    return database
  })
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database is not available'))
  })
}
