import { createHash } from 'node:crypto'
import { type Json, checkSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { parseJson } from './json.ts'
import type { ArchiveSource } from './source.ts'

/** An error or remark about an archive: the file and a sentence with the position in it. */
export interface ArchiveIssue {
  readonly file: string
  readonly message: string
}

/** The maximum size of a JSON file: a document with everything published of it. */
export const MAX_JSON_BYTES = 100 * 1024 * 1024
/** The number of errors after which reading stops. */
const MAX_ERRORS = 100

/** Reads the files of an archive and collects their errors and digests. */
export class ArchiveReader {
  readonly errors: ArchiveIssue[] = []
  readonly remarks: ArchiveIssue[] = []
  readonly #source: ArchiveSource
  readonly #digests = new Map<string, string>()

  constructor(source: ArchiveSource) {
    this.#source = source
  }

  get hasTooManyErrors(): boolean {
    return this.errors.length >= MAX_ERRORS
  }

  addError(file: string, message: string): void {
    if (!this.hasTooManyErrors) this.errors.push({ file, message })
  }

  addRemark(file: string, message: string): void {
    this.remarks.push({ file, message })
  }

  /** Reads and parses a file; records an error and returns undefined if it is invalid. */
  async read<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S> | undefined> {
    const json = await this.readJson(path)
    return json === undefined ? undefined : this.parse(path, schema, json)
  }

  /** Reads a file again. Throws if it has changed. */
  async readAgain<S extends z.ZodMiniType>(path: string, schema: S): Promise<z.output<S>> {
    const before = this.#digests.get(path)
    const read = await this.read(path, schema)
    if (read === undefined || this.#digests.get(path) !== before)
      throw new Error(`${path} changed during the import. Run the import again.`)
    return read
  }

  /** Reads a JSON file; records an error and returns undefined if it is invalid. */
  async readJson(path: string): Promise<Json | undefined> {
    const bytes = await this.#source.read(path, MAX_JSON_BYTES)
    if (!bytes) {
      this.addError(path, `The file is larger than ${MAX_JSON_BYTES / 1024 / 1024} MB.`)
      return undefined
    }
    this.#digests.set(path, createHash('sha256').update(bytes).digest('hex'))
    const read = parseJson(bytes)
    if ('json' in read) return read.json
    this.addError(path, read.error)
    return undefined
  }

  parse<S extends z.ZodMiniType>(path: string, schema: S, json: Json): z.output<S> | undefined {
    const issues = checkSchema(schema, json, [])
    for (const { message } of issues) this.addError(path, message)
    return issues.length > 0 ? undefined : z.parse(schema, json)
  }

  /** The digest of all files that were read, independent of their order. */
  get digest(): string {
    const hash = createHash('sha256')
    const lines = [...this.#digests].toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (const [path, digest] of lines) hash.update(`${path}\0${digest}\n`)
    return hash.digest('hex')
  }
}
