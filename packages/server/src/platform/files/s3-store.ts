import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { httpErrors } from '../http/problem.ts'
import { DerivedCache } from './derived-cache.ts'
import {
  type ByteRange,
  type DerivedName,
  computeFileKey,
  type FileStore,
  isDerivedName,
  isFileKey,
  type StoredFile,
} from './file-store.ts'
import { writeDraft } from './write-draft.ts'

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

/**
 * Creates a store in an S3 bucket or a compatible one. Copies of images are stored there too, so that new
 * machines need not make them again, and in a folder of limited size on this machine.
 */
export function createS3Store(
  settings: S3Settings,
  cache: { readonly folder: string; readonly maxBytes: number },
): FileStore {
  const bucket = new Bucket(settings)
  const derived = new DerivedCache(cache.folder, cache.maxBytes)
  const draftsFolder = join(cache.folder, '..', 'drafts')
  return {
    draftsFolder,
    storeFile: async (bytes) => {
      const key = computeFileKey(bytes)
      const path = formatPath('files', key)
      if ((await bucket.getSize(path)) === undefined) await bucket.put(path, bytes)
      return key
    },
    storeStream: async (source) => {
      // The signature covers the digest of the whole file.
      const draft = await writeDraft(draftsFolder, source)
      try {
        const path = formatPath('files', draft.key)
        if ((await bucket.getSize(path)) === undefined) await bucket.putFile(path, draft)
        return draft.key
      } finally {
        await rm(draft.path, { force: true })
      }
    },
    readFile: async (key) => (isFileKey(key) ? bucket.open(formatPath('files', key)) : undefined),
    removeFile: async (key) => {
      if (!isFileKey(key)) return
      await bucket.remove(formatPath('files', key))
      for (const path of await bucket.list(formatPath('derived', key))) await bucket.remove(path)
      await derived.deleteAll(key)
    },
    storeDerived: async (name, bytes) => {
      if (!isDerivedName(name)) return
      await derived.put(name, bytes)
      // The copy is stored here, and another machine can make it again.
      await bucket.put(formatPath('derived', name), bytes).catch(() => undefined)
    },
    readDerived: async (name: DerivedName) => {
      const cached = await derived.get(name)
      if (cached || !isDerivedName(name)) return cached
      const stored = await bucket.get(formatPath('derived', name))
      if (stored) await derived.put(name, stored)
      return stored
    },
  }
}

function formatPath(folder: 'files' | 'derived', name: string): string {
  return `${folder}/${name.slice(0, 2)}/${name}`
}

/** The five S3 calls that files need. Throws `http.busy` if the service fails. */
class Bucket {
  readonly #client: AwsClient
  readonly #url: string

  constructor({ endpoint, bucket, ...settings }: S3Settings) {
    this.#client = new AwsClient({ ...settings, service: 's3', retries: RETRIES })
    this.#url = `${endpoint.replace(/\/$/, '')}/${bucket}`
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    await this.#send('PUT', path, {
      body: Buffer.from(bytes),
      // The signature covers the digest of these bytes.
      headers: { 'x-amz-content-sha256': computeFileKey(bytes) },
    })
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

  /** Lists the paths with a prefix; a file has few of them. */
  async list(prefix: string): Promise<readonly string[]> {
    const reply = await this.#send('GET', `?list-type=2&prefix=${encodeURIComponent(prefix)}`)
    const xml = (await reply?.text()) ?? ''
    // Our names need no escaping in XML.
    return [...xml.matchAll(/<Key>([\w./-]+)<\/Key>/g)].map(([, path = '']) => path)
  }

  async *#chunks(path: string, size: number, range?: ByteRange): AsyncGenerator<Uint8Array> {
    const headers = range && { range: `bytes=${range.start}-${range.end}` }
    const timeoutMs = REQUEST_TIMEOUT_MS + Math.ceil(size / MIN_BYTES_PER_MS)
    const reply = await this.#send('GET', path, headers ? { headers } : {}, timeoutMs)
    if (reply?.body) yield* Readable.fromWeb(reply.body as never)
  }

  /** Resolves to undefined if there is no such object. */
  async #send(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    path: string,
    init: RequestInit = {},
    timeoutMs = REQUEST_TIMEOUT_MS,
  ): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(timeoutMs)
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
