import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isDerivedName } from './file-store.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

export const DEFAULT_DERIVED_CACHE_BYTES = 1_000_000_000
/** The precision with which the last use of a file survives a restart. */
const TOUCH_INTERVAL_MS = 60 * 60 * 1_000

interface Entry {
  readonly size: number
  /** The time at which the file's modification time was last updated. */
  touchedMs: number
}

/**
 * Files that can be made again, in a folder of limited size: the least recently used go first. The
 * modification times keep the order over restarts.
 */
export class DerivedCache {
  readonly #folder: string
  readonly #maxBytes: number
  /** The entries, the most recently used last. */
  #entries: Promise<Map<string, Entry>> | undefined
  #bytes = 0

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  async get(name: string): Promise<Buffer | undefined> {
    if (!isDerivedName(name)) return undefined
    const bytes = await readFile(this.#formatPath(name)).catch(() => undefined)
    if (bytes) await this.#use(name, bytes.byteLength)
    return bytes
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    if (!isDerivedName(name)) return
    await writeFileAtomically(this.#formatPath(name), bytes, { isDurable: false })
    await this.#use(name, bytes.byteLength)
    await this.#makeRoom()
  }

  /** Deletes all files made from a file. */
  async deleteAll(key: string): Promise<void> {
    const entries = await this.#load()
    for (const name of [...entries.keys()].filter((each) => each.startsWith(key)))
      await this.#remove(name)
  }

  async #use(name: string, size: number): Promise<void> {
    const entries = await this.#load()
    const before = entries.get(name)
    entries.delete(name)
    const nowMs = Date.now()
    const entry = { size, touchedMs: before?.touchedMs ?? nowMs }
    entries.set(name, entry)
    this.#bytes += size - (before?.size ?? 0)
    if (nowMs - entry.touchedMs < TOUCH_INTERVAL_MS) return
    entry.touchedMs = nowMs
    const now = new Date(nowMs)
    // The file may have been deleted meanwhile.
    await utimes(this.#formatPath(name), now, now).catch(() => undefined)
  }

  async #makeRoom(): Promise<void> {
    const entries = await this.#load()
    for (const name of [...entries.keys()]) {
      if (this.#bytes <= this.#maxBytes) return
      await this.#remove(name)
    }
  }

  async #remove(name: string): Promise<void> {
    const entries = await this.#load()
    const entry = entries.get(name)
    if (!entry) return
    entries.delete(name)
    this.#bytes -= entry.size
    await rm(this.#formatPath(name), { force: true })
  }

  #load(): Promise<Map<string, Entry>> {
    return (this.#entries ??= this.#read())
  }

  /** Finds the files of earlier processes, and deletes drafts that they did not finish. */
  async #read(): Promise<Map<string, Entry>> {
    const found = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    const files: (readonly [name: string, Entry])[] = []
    for (const entry of found.filter((each) => each.isFile())) {
      const { name, parentPath } = entry
      const facts = await stat(join(parentPath, name)).catch(() => undefined)
      if (!facts) continue
      if (isDerivedName(name)) files.push([name, { size: facts.size, touchedMs: facts.mtimeMs }])
      else if (Date.now() - facts.mtimeMs > TOUCH_INTERVAL_MS)
        await rm(join(parentPath, name), { force: true })
    }
    this.#bytes = files.reduce((sum, [, { size }]) => sum + size, 0)
    return new Map(files.toSorted(([, a], [, b]) => a.touchedMs - b.touchedMs))
  }

  #formatPath(name: string): string {
    return join(this.#folder, name.slice(0, 2), name)
  }
}
