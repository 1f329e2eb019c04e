import { runInStore, type StoreName, type StoreWrite, writeToStore } from './database.ts'
import type { NumberedWrite } from './store-worker.ts'

/** A store of the database of the browser. Without one, as in some private windows, it is always empty. */
export interface BrowserStore {
  readonly put: (value: object) => Promise<void>
  readonly delete: (key: IDBValidKey) => Promise<void>
  /** Resolves to what `put` stored at the keys; the caller knows its type. */
  readonly getAll: (keys: IDBValidKey | IDBKeyRange) => Promise<readonly unknown[]>
}

/** Returns a store. What it stores is written by a worker: a transaction takes longer than a key may. */
export function openBrowserStore(store: StoreName): BrowserStore {
  return {
    put: (value) => write({ store, put: value }),
    delete: (key) => write({ store, remove: key }),
    getAll: (keys) =>
      runInStore<unknown[]>(store, 'readonly', (from) => from.getAll(keys)).catch(() => []),
  }
}

let worker: Worker | undefined
let hasFailed = false
let last = 0
const waiting = new Map<number, { readonly write: StoreWrite; readonly resolve: () => void }>()

function write(change: StoreWrite): Promise<void> {
  if (hasFailed) return writeToStore(change)
  worker ??= startWorker()
  const number = ++last
  worker.postMessage({ number, write: change } satisfies NumberedWrite)
  return new Promise((resolve) => waiting.set(number, { write: change, resolve }))
}

function startWorker(): Worker {
  const started = new Worker(new URL('./store-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<number>) => {
    waiting.get(data)?.resolve()
    waiting.delete(data)
  })
  // Its script could not be loaded: this window writes what waits, and all that follows.
  started.addEventListener('error', () => {
    hasFailed = true
    for (const { write: change, resolve } of waiting.values())
      void writeToStore(change).then(resolve)
    waiting.clear()
  })
  return started
}
