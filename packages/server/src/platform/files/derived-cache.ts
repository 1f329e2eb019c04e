import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { isDerivedName } from './file-store.ts'
import { writeWhole } from './write-whole.ts'

export const MOST_DERIVED_BYTES = 1_000_000_000
/** How exactly the last use of a file is known after a restart. */
const NOTED_EVERY_MS = 60 * 60 * 1_000

interface Known {
  readonly size: number
  /** When the file system was last told that it is used. */
  notedMs: number
}

/**
 * Files that can be made again, in a folder that does not grow beyond a size: what was not asked for the
 * longest goes first. The file system keeps the order over restarts.
 */
export class DerivedCache {
  readonly #folder: string
  readonly #mostBytes: number
  /** The one used last stands last. */
  #known: Promise<Map<string, Known>> | undefined
  #bytes = 0

  constructor(folder: string, mostBytes: number) {
    this.#folder = folder
    this.#mostBytes = mostBytes
  }

  async get(name: string): Promise<Buffer | undefined> {
    if (!isDerivedName(name)) return undefined
    const bytes = await readFile(this.#pathOf(name)).catch(() => undefined)
    if (bytes) await this.#use(name, bytes.byteLength)
    return bytes
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    if (!isDerivedName(name)) return
    await writeWhole(this.#pathOf(name), bytes, { lasts: false })
    await this.#use(name, bytes.byteLength)
    await this.#makeRoom()
  }

  /** Takes away all that was made from a file. */
  async forget(key: string): Promise<void> {
    const known = await this.#all()
    for (const name of [...known.keys()].filter((each) => each.startsWith(key)))
      await this.#remove(name)
  }

  async #use(name: string, size: number): Promise<void> {
    const known = await this.#all()
    const before = known.get(name)
    known.delete(name)
    const nowMs = Date.now()
    const entry = { size, notedMs: before?.notedMs ?? nowMs }
    known.set(name, entry)
    this.#bytes += size - (before?.size ?? 0)
    if (nowMs - entry.notedMs < NOTED_EVERY_MS) return
    entry.notedMs = nowMs
    const now = new Date(nowMs)
    // It may have been taken away meanwhile.
    await utimes(this.#pathOf(name), now, now).catch(() => undefined)
  }

  async #makeRoom(): Promise<void> {
    const known = await this.#all()
    for (const name of [...known.keys()]) {
      if (this.#bytes <= this.#mostBytes) return
      await this.#remove(name)
    }
  }

  async #remove(name: string): Promise<void> {
    const known = await this.#all()
    const entry = known.get(name)
    if (!entry) return
    known.delete(name)
    this.#bytes -= entry.size
    await rm(this.#pathOf(name), { force: true })
  }

  #all(): Promise<Map<string, Known>> {
    return (this.#known ??= this.#read())
  }

  /** Finds what an earlier process left, and drafts that it did not finish. */
  async #read(): Promise<Map<string, Known>> {
    const found = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
    const files: (readonly [name: string, Known])[] = []
    for (const entry of found.filter((each) => each.isFile())) {
      const { name, parentPath } = entry
      const facts = await stat(join(parentPath, name)).catch(() => undefined)
      if (!facts) continue
      if (isDerivedName(name)) files.push([name, { size: facts.size, notedMs: facts.mtimeMs }])
      else if (Date.now() - facts.mtimeMs > NOTED_EVERY_MS)
        await rm(join(parentPath, name), { force: true })
    }
    this.#bytes = files.reduce((sum, [, { size }]) => sum + size, 0)
    return new Map(files.toSorted(([, a], [, b]) => a.notedMs - b.notedMs))
  }

  #pathOf(name: string): string {
    return join(this.#folder, name.slice(0, 2), name)
  }
}
