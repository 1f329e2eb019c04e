import { createHash } from 'node:crypto'
import { type Json, schemaFaults } from '@vitrine/page'
import * as z from 'zod/mini'
import { readJson } from './json.ts'
import type { ArchiveSource } from './source.ts'

/** What is wrong in an archive: in which file, and a sentence that says where in it. */
export interface ArchiveFault {
  readonly file: string
  readonly message: string
}

/** What one file of JSON may weigh: a document with all that was published of it. */
export const MOST_JSON_BYTES = 100 * 1024 * 1024
/** More faults than these are not read by anybody. */
const MOST_FAULTS = 100

/** Reads files of an archive, and keeps what is wrong with them and what they weigh. */
export class Reading {
  readonly faults: ArchiveFault[] = []
  readonly remarks: ArchiveFault[] = []
  readonly #source: ArchiveSource
  readonly #digests = new Map<string, string>()

  constructor(source: ArchiveSource) {
    this.#source = source
  }

  get isHopeless(): boolean {
    return this.faults.length >= MOST_FAULTS
  }

  fault(file: string, message: string): void {
    if (!this.isHopeless) this.faults.push({ file, message })
  }

  remark(file: string, message: string): void {
    this.remarks.push({ file, message })
  }

  /** What a file says, when it is as its schema says; the fault is kept otherwise. */
  async read<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S> | undefined> {
    const json = await this.json(path)
    return json === undefined ? undefined : this.parsed(path, schema, json)
  }

  /** The same once more. Throws when the file says something else by now. */
  async again<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S>> {
    const before = this.#digests.get(path)
    const read = await this.read(path, schema)
    if (read === undefined || this.#digests.get(path) !== before)
      throw new Error(`${path} was changed while it was imported. Run the import again.`)
    return read
  }

  /** Undefined for what is no JSON. */
  async json(path: string): Promise<Json | undefined> {
    const bytes = await this.#source.read(path, MOST_JSON_BYTES)
    if (!bytes) {
      this.fault(path, `The file is larger than ${MOST_JSON_BYTES / 1024 / 1024} MB.`)
      return undefined
    }
    this.#digests.set(path, createHash('sha256').update(bytes).digest('hex'))
    const read = readJson(bytes)
    if ('json' in read) return read.json
    this.fault(path, read.fault)
    return undefined
  }

  parsed<S extends z.ZodMiniType>(path: string, schema: S, json: Json): z.output<S> | undefined {
    const faults = schemaFaults(schema, json, [])
    for (const { message } of faults) this.fault(path, message)
    return faults.length > 0 ? undefined : z.parse(schema, json)
  }

  /** Of every file that was read. The same archive has the same, whatever the order of reading. */
  get digest(): string {
    const hash = createHash('sha256')
    const lines = [...this.#digests].toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (const [path, digest] of lines) hash.update(`${path}\0${digest}\n`)
    return hash.digest('hex')
  }
}
