import { Busboy } from '@fastify/busboy'
import type { Route } from '@vitrine/contract'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { BodyClock } from './body-clock.ts'
import { httpErrors } from './problem.ts'

export const MULTIPART = 'multipart/form-data'

/** Of texts beside the file. */
const LONGEST_FIELD = 100_000
const MOST_FIELDS = 10
/** What is received at once is held in memory. */
const MOST_AT_ONCE = 8

let underWay = 0

/**
 * Reads a form with one file while it arrives, as `{ file, … }`. Of a file that is larger than the route's
 * limit one byte more than that is kept, so that the slice can say so in its own words; the rest is thrown
 * away as it comes, up to as much again.
 *
 * Throws `http.busy`, `http.tooLarge`, `http.malformed`.
 */
export async function readMultipart(
  request: FastifyRequest,
  { bodyLimit = 0 }: Pick<Route, 'bodyLimit'>,
): Promise<Readonly<Record<string, unknown>>> {
  if (underWay >= MOST_AT_ONCE) throw httpErrors.busy()
  underWay += 1
  try {
    return await received(request, bodyLimit)
  } finally {
    underWay -= 1
  }
}

function received(
  request: FastifyRequest,
  fileLimit: number,
): Promise<Readonly<Record<string, unknown>>> {
  const { body, headers } = request
  return new Promise((done, failed) => {
    const found: Record<string, unknown> = Object.create(null)
    const fields = { fieldSize: LONGEST_FIELD, fields: MOST_FIELDS, parts: MOST_FIELDS + 1 }
    const limits = { ...fields, files: 1, fileSize: fileLimit + 1 }
    const refuse = (error: Error) => {
      payload.unpipe(reader)
      payload.resume()
      failed(error)
    }
    if (!(body instanceof Readable)) return failed(httpErrors.malformed())
    const payload = body
    const reader = readerOf(headers, limits)
    if (!reader) return failed(httpErrors.malformed())
    let size = 0
    const came = BodyClock.allowSlow(request.raw)
    payload.on('data', (chunk: Buffer) => {
      came()
      size += chunk.byteLength
      if (size > 2 * (fileLimit + LONGEST_FIELD)) refuse(httpErrors.tooLarge())
    })
    let isWhole = false
    payload.once('end', () => {
      isWhole = true
    })
    // Whoever hangs up in the middle sent nothing; what came whole is still being read when it closes.
    payload.once('close', () => isWhole || failed(httpErrors.malformed()))
    payload.once('error', (cause) => refuse(httpErrors.malformed({ cause })))
    reader.on('file', (name, file, filename) => {
      const chunks: Uint8Array<ArrayBuffer>[] = []
      file.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)))
      file.on('end', () => {
        found[name] = new File(chunks, filename)
      })
    })
    reader.on('field', (name, value) => {
      found[name] = value
    })
    reader.once('error', (cause) => refuse(httpErrors.malformed({ cause })))
    reader.once('finish', () => done(found))
    payload.pipe(reader)
  })
}

function readerOf(
  headers: FastifyRequest['headers'],
  limits: NonNullable<ConstructorParameters<typeof Busboy>[0]['limits']>,
): Busboy | undefined {
  const type = headers['content-type'] ?? ''
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits })
  } catch {
    // No boundary is told.
    return undefined
  }
}
