import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { httpErrors } from '../http/problem.ts'
import { type ByteRange, computeFileKey, type StoredFile } from './file-store.ts'

export interface S3Settings {
  /** The URL of the service; the bucket is the first segment of the path. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The limits of one request: network errors are retried up to twice. */
const REQUEST_TIMEOUT_MS = 20_000
const RETRIES = 2
/** The slowest connection that a file is sent or read over: 32 KB a second, as a visitor may read slowly. */
const MIN_BYTES_PER_MS = 32
/** The size of a part of a large file, in bytes. A file has at most 10,000 parts. */
const PART_BYTES = 32 * 1024 * 1024
const PART_TIMEOUT_MS = REQUEST_TIMEOUT_MS + Math.ceil(PART_BYTES / MIN_BYTES_PER_MS)

/** The calls of S3 that files and backups need. Throws `http.busy` if the service fails. */
export class S3Bucket {
  readonly #client: AwsClient
  readonly #url: string

  constructor({ endpoint, bucket, ...settings }: S3Settings) {
    this.#client = new AwsClient({ ...settings, service: 's3', retries: RETRIES })
    this.#url = `${endpoint.replace(/\/$/, '')}/${bucket}`
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    await this.#send('PUT', path, sign(bytes))
  }

  /** Sends a file from the disk, as it is read. */
  async putFile(
    path: string,
    { path: source, key }: { readonly path: string; readonly key: string },
  ): Promise<void> {
    const body = await openAsBlob(source)
    const headers = { 'x-amz-content-sha256': key }
    const timeoutMs = REQUEST_TIMEOUT_MS + Math.ceil(body.size / MIN_BYTES_PER_MS)
    await this.#send('PUT', path, { body, headers }, timeoutMs)
  }

  /** Sends a file of any size from the disk, in parts: a request takes at most 5 GB. Stops when `signal` is aborted. */
  async putParts(path: string, source: string, signal?: AbortSignal): Promise<void> {
    const uploadId = readElement(await this.#readText('POST', `${path}?uploads=`), 'UploadId')
    if (uploadId === undefined) throw httpErrors.busy({ cause: new Error('S3 began no upload') })
    const upload = `uploadId=${encodeURIComponent(uploadId)}`
    try {
      const body = await openAsBlob(source)
      const parts: string[] = []
      for (let from = 0; from < body.size || parts.length === 0; from += PART_BYTES) {
        const bytes = Buffer.from(await body.slice(from, from + PART_BYTES).arrayBuffer())
        const number = parts.length + 1
        const at = `${path}?partNumber=${number}&${upload}`
        signal?.throwIfAborted()
        const part = { ...sign(bytes), ...(signal && { signal }) }
        const reply = await this.#send('PUT', at, part, PART_TIMEOUT_MS)
        const etag = reply?.headers.get('etag')
        if (!etag) throw httpErrors.busy({ cause: new Error(`S3 did not take part ${number}`) })
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`)
      }
      await this.#complete(`${path}?${upload}`, parts)
    } catch (error) {
      // Parts that stay are paid for.
      await this.remove(`${path}?${upload}`).catch(() => undefined)
      throw error
    }
  }

  async #complete(path: string, parts: readonly string[]): Promise<void> {
    const list = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const text = await this.#readText('POST', path, sign(Buffer.from(list)), PART_TIMEOUT_MS)
    // The service begins its reply before it knows how it ends.
    if (!text.includes('<CompleteMultipartUploadResult'))
      throw httpErrors.busy({ cause: new Error('S3 did not complete an upload in parts') })
  }

  async getSize(path: string): Promise<number | undefined> {
    const reply = await this.#send('HEAD', path)
    return reply && Number(reply.headers.get('content-length'))
  }

  async get(path: string): Promise<Buffer | undefined> {
    const reply = await this.#send('GET', path)
    return reply && Buffer.from(await reply.arrayBuffer())
  }

  async open(path: string): Promise<StoredFile | undefined> {
    const size = await this.getSize(path)
    if (size === undefined) return undefined
    return { size, stream: (range) => Readable.from(this.#chunks(path, size, range)) }
  }

  async remove(path: string): Promise<void> {
    await this.#send('DELETE', path)
  }

  /** Lists the paths with a prefix. A reply has at most a thousand, and the token of the next one. */
  async list(prefix: string): Promise<readonly string[]> {
    const paths: string[] = []
    const query = `?list-type=2&prefix=${encodeURIComponent(prefix)}`
    let more = ''
    for (;;) {
      const xml = await this.#readText('GET', `${query}${more}`)
      // Our names need no escaping in XML.
      for (const [, path = ''] of xml.matchAll(/<Key>([\w./-]+)<\/Key>/g)) paths.push(path)
      const token = readElement(xml, 'NextContinuationToken')
      if (token === undefined) return paths
      more = `&continuation-token=${encodeURIComponent(token)}`
    }
  }

  async *#chunks(path: string, size: number, range?: ByteRange): AsyncGenerator<Uint8Array> {
    const headers = range && { range: `bytes=${range.start}-${range.end}` }
    const timeoutMs = REQUEST_TIMEOUT_MS + Math.ceil(size / MIN_BYTES_PER_MS)
    const reply = await this.#send('GET', path, headers ? { headers } : {}, timeoutMs)
    if (reply?.body) yield* Readable.fromWeb(reply.body as never)
  }

  async #readText(
    method: 'GET' | 'POST',
    path: string,
    init: RequestInit = {},
    timeoutMs = REQUEST_TIMEOUT_MS,
  ): Promise<string> {
    const reply = await this.#send(method, path, init, timeoutMs)
    if (!reply) throw httpErrors.busy({ cause: new Error('There is no such S3 bucket') })
    return reply.text()
  }

  /** Resolves to undefined if there is no such object. */
  async #send(
    method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    init: RequestInit = {},
    timeoutMs = REQUEST_TIMEOUT_MS,
  ): Promise<Response | undefined> {
    const signals = [AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])]
    const signal = AbortSignal.any(signals)
    const url = `${this.#url}/${path}`
    const reply = await this.#client
      .fetch(url, { ...init, method, signal })
      .catch((cause: unknown) => {
        throw httpErrors.busy({ cause })
      })
    if (reply.ok) return reply
    await reply.body?.cancel()
    if (reply.status === 404) return undefined
    throw httpErrors.busy({ cause: new Error(`S3 responded with ${reply.status} to ${method}`) })
  }
}

/** Returns the body of a request whose signature covers the digest of its bytes. */
function sign(bytes: Uint8Array): RequestInit {
  return {
    body: Buffer.from(bytes),
    headers: { 'x-amz-content-sha256': computeFileKey(bytes) },
  }
}

/** Reads the text of an element that a reply has at most once; undefined if it has none. */
function readElement(xml: string, name: string): string | undefined {
  const [, rest] = xml.split(`<${name}>`)
  return rest?.split(`</${name}>`)[0]
}
