import { Busboy } from '@fastify/busboy'
import type { Route } from '@vitrine/contract'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { AppError } from './app-error.ts'
import { BodyTimeout, type UploadPace } from './operations/body-timeout.ts'
import { httpErrors } from './problem.ts'

export const MULTIPART = 'multipart/form-data'

/** The limits of the text fields beside the file. */
const MAX_FIELD_BYTES = 100_000
const MAX_FIELDS = 10
/** The number of uploads at a time: each is held in memory. */
const MAX_CONCURRENT = 8

let concurrent = 0

/**
 * Reads a form with one file while it arrives, as `{ file, … }`. Of a file over the route's limit one byte
 * more than the limit is kept, so that the slice can report the error; the rest is discarded as it arrives,
 * up to twice the limit.
 *
 * Throws `http.busy`, `http.tooLarge`, `http.malformed`.
 */
export async function readMultipart(
  request: FastifyRequest,
  { bodyLimit = 0 }: Pick<Route, 'bodyLimit'>,
): Promise<Readonly<Record<string, unknown>>> {
  if (concurrent >= MAX_CONCURRENT) throw httpErrors.busy()
  concurrent += 1
  try {
    return await parseMultipart(request, bodyLimit)
  } finally {
    concurrent -= 1
  }
}

async function parseMultipart(
  request: FastifyRequest,
  fileLimit: number,
): Promise<Readonly<Record<string, unknown>>> {
  const { body, headers } = request
  const fieldLimits = { fieldSize: MAX_FIELD_BYTES, fields: MAX_FIELDS, parts: MAX_FIELDS + 1 }
  const limits = { ...fieldLimits, files: 1, fileSize: fileLimit + 1 }
  const reader = createMultipartParser(headers, limits)
  if (!reader || !(body instanceof Readable)) throw httpErrors.malformed()
  const fields: Record<string, unknown> = Object.create(null)
  reader.on('file', (name, file, filename) => {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    file.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)))
    file.on('end', () => {
      fields[name] = new File(chunks, filename)
    })
  })
  reader.on('field', (name, value) => {
    fields[name] = value
  })
  await pipeMultipart(request, body, { reader, maxBytes: 2 * (fileLimit + MAX_FIELD_BYTES) })
  return fields
}

/**
 * Pipes a body into its parser, slowly if need be. Rejects with `http.malformed` if the client disconnects half-way or the
 * body is no form, with `http.tooLarge` if it is longer than `maxBytes`, and with `http.tooSlow` if it does not keep the
 * pace; without one, a client that pauses too long is disconnected.
 */
export function pipeMultipart(
  { raw }: Pick<FastifyRequest, 'raw'>,
  body: Readable,
  given: { readonly reader: Busboy; readonly maxBytes: number; readonly pace?: UploadPace },
): Promise<void> {
  const { reader, maxBytes, pace } = given
  return new Promise((done, failed) => {
    const reject = (error: Error) => {
      body.unpipe(reader)
      body.resume()
      failed(error)
    }
    const touch = pace
      ? BodyTimeout.allowSlowUpload(raw, pace, () => reject(httpErrors.tooSlow()))
      : BodyTimeout.allowSlowUpload(raw)
    let size = 0
    body.on('data', (chunk: Buffer) => {
      touch(chunk.byteLength)
      size += chunk.byteLength
      if (size > maxBytes) reject(httpErrors.tooLarge())
    })
    let isWhole = false
    body.once('end', () => {
      isWhole = true
    })
    // A client that disconnects half-way has sent nothing; a complete body is still being parsed when the stream closes.
    body.once('close', () => isWhole || reject(httpErrors.malformed()))
    body.once('error', (cause) => reject(httpErrors.malformed({ cause })))
    reader.once('error', (cause) =>
      reject(cause instanceof AppError ? cause : httpErrors.malformed({ cause })),
    )
    reader.once('finish', () => done())
    body.pipe(reader)
  })
}

/** Creates the parser of a multipart body; undefined if its header names no boundary. */
export function createMultipartParser(
  headers: FastifyRequest['headers'],
  limits: NonNullable<ConstructorParameters<typeof Busboy>[0]['limits']>,
): Busboy | undefined {
  const type = headers['content-type'] ?? ''
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits })
  } catch {
    return undefined
  }
}
