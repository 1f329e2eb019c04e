import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { StoredFile } from '../../files/file-store.ts'
import { assertSpace, type Draft, writeDraft } from '../../files/write-draft.ts'
import { getClientNetwork } from '../client-network.ts'
import { createMultipartParser, pipeMultipart } from '../multipart.ts'
import { VISITOR_PACE } from '../operations/body-timeout.ts'
import { httpErrors } from '../problem.ts'

/** The limits of the text fields of a form, and of the number of its files. */
const MAX_FIELD_BYTES = 512 * 1024
const MAX_FIELDS = 2_000
const MAX_FILES = 100
/** The number of forms with files that arrive at a time, and of those from one network: no one else has to wait for it. */
const MAX_CONCURRENT = 16
const MAX_CONCURRENT_OF_NETWORK = 4

/** The networks of the forms that arrive now. */
const networks: string[] = []

/** A file of a form, as it has arrived. */
export interface ReceivedFile {
  /** The name of its field. */
  readonly field: string
  readonly filename: string
  /** The number of bytes that were sent. */
  readonly size: number
  /** Its bytes and their key; undefined for a file over a limit, which is not kept. */
  readonly content: (StoredFile & { readonly key: string }) | undefined
}

export interface ReceivedForm {
  /** The values by name; of a repeated name the last one counts. */
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
}

export interface ReceiveRules {
  /** The folder of this machine that the files are written to. */
  readonly folder: string
  /** The maximum size of all files, in bytes. */
  readonly maxBytes: number
  /** Returns the maximum size of a file by the name of its field; 0 for a field that takes no files. */
  readonly getMaxFileBytes: (field: string) => number
  /** Throws if files of so many bytes may not be sent now; asked before they are read. */
  readonly assertBytes: (bytes: number) => Promise<void>
}

/** Receives a form, passes it on, and resolves to the outcome; its files are deleted then, whatever it is. */
export type ReceiveForm = <T>(
  rules: ReceiveRules,
  use: (form: ReceivedForm) => Promise<T>,
) => Promise<T>

/**
 * Returns a function that receives a form with files (`multipart/form-data`), writing each file to the disk as it
 * arrives. A file over a limit is read and not kept, so that the slice can report it; a form of more than twice
 * the limit is rejected. The function throws `http.busy`, `http.tooLarge`, `http.malformed`, `http.tooSlow` and
 * `files.noSpace`.
 */
export function createFormReceiver(request: FastifyRequest): ReceiveForm {
  return async (rules, use) => {
    const network = getClientNetwork(request.ip)
    const others = networks.filter((each) => each === network).length
    if (networks.length >= MAX_CONCURRENT || others >= MAX_CONCURRENT_OF_NETWORK)
      throw httpErrors.busy()
    networks.push(network)
    const drafts = new Drafts(rules)
    try {
      // All but the text fields, as far as the browser says.
      const announced = Number(request.headers['content-length'] ?? 0) - MAX_FIELD_BYTES
      await rules.assertBytes(Math.min(rules.maxBytes, Math.max(0, announced)))
      await assertSpace({ draftsFolder: rules.folder }, rules.maxBytes)
      return await use(await parseForm(request, drafts, rules))
    } finally {
      networks.splice(networks.indexOf(network), 1)
      await drafts.delete()
    }
  }
}

/** The files of one form on the disk. */
class Drafts {
  readonly #rules: ReceiveRules
  readonly #paths: string[] = []
  #bytes = 0

  constructor(rules: ReceiveRules) {
    this.#rules = rules
  }

  /** Receives one file. All of it is read, so that the form goes on behind it. */
  async receive(field: string, filename: string, source: Readable): Promise<ReceivedFile> {
    const limit = this.#rules.getMaxFileBytes(field)
    let size = 0
    let isStored = limit > 0
    const keep = (bytes: Uint8Array) => {
      size += bytes.byteLength
      this.#bytes += bytes.byteLength
      isStored &&= size <= limit && this.#bytes <= this.#rules.maxBytes
      return isStored
    }
    const draft = await writeDraft(this.#rules.folder, filterChunks(source, keep))
    this.#paths.push(draft.path)
    return { field, filename, size, content: isStored ? openDraft(draft, size) : undefined }
  }

  async delete(): Promise<void> {
    await Promise.all(this.#paths.map((path) => rm(path, { force: true })))
  }
}

function openDraft({ path, key }: Draft, size: number): ReceivedFile['content'] {
  return { key, size, stream: (range) => createReadStream(path, range) }
}

async function* filterChunks(source: Readable, keep: (bytes: Uint8Array) => boolean) {
  for await (const chunk of source) {
    const bytes = chunk as Uint8Array
    if (keep(bytes)) yield bytes
  }
}

async function parseForm(
  request: FastifyRequest,
  drafts: Drafts,
  { maxBytes }: ReceiveRules,
): Promise<ReceivedForm> {
  const { body, headers } = request
  const limits = { fieldSize: MAX_FIELD_BYTES, fields: MAX_FIELDS, files: MAX_FILES }
  const reader = createMultipartParser(headers, limits)
  if (!reader || !(body instanceof Readable)) throw httpErrors.malformed()
  const fields: Record<string, string> = Object.create(null)
  const streams: Readable[] = []
  const receiving: Promise<ReceivedFile>[] = []
  let failure: unknown
  reader.on('file', (name, file, filename) => {
    // An input without a file sends one without a name.
    if (!filename) return void file.resume()
    const received = drafts.receive(name, filename, file)
    received.catch((cause: unknown) => {
      failure ??= cause
      reader.destroy(httpErrors.malformed({ cause }))
    })
    streams.push(file)
    receiving.push(received)
  })
  reader.on('field', (name, value, _isNameCut, isCut) => {
    if (isCut) reader.destroy(httpErrors.tooLarge())
    fields[name] = value
  })
  for (const event of ['fieldsLimit', 'filesLimit'] as const)
    reader.once(event, () => reader.destroy(httpErrors.tooLarge()))
  try {
    const limit = 2 * (maxBytes + MAX_FIELD_BYTES)
    await pipeMultipart(request, body, { reader, maxBytes: limit, pace: VISITOR_PACE })
    return { fields, files: await Promise.all(receiving) }
  } catch (error) {
    const reason = failure ?? error
    for (const stream of streams) stream.destroy()
    await Promise.allSettled(receiving)
    throw reason
  }
}
