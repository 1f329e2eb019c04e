import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { httpErrors } from '../http/problem.ts'
import { DerivedCache } from './derived-cache.ts'
import {
  type DerivedName,
  fileKey,
  type FileStore,
  isDerivedName,
  isFileKey,
  type StoredFile,
} from './file-store.ts'

export interface S3Settings {
  /** Where the service answers: the bucket is the first part of the path. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Of one request; what fails by chance is tried again, up to twice. */
const LONGEST_MS = 20_000
const RETRIES = 2

/**
 * Files in a bucket of S3 or of what speaks like it. Copies of pictures lie there too, so that machines that
 * come and go need not make them again, and in a bounded folder of this machine.
 */
export function s3Store(
  settings: S3Settings,
  cache: { readonly folder: string; readonly mostBytes: number },
): FileStore {
  const bucket = new Bucket(settings)
  const derived = new DerivedCache(cache.folder, cache.mostBytes)
  return {
    storeFile: async (bytes) => {
      const key = fileKey(bytes)
      const path = pathOf('files', key)
      if ((await bucket.sizeOf(path)) === undefined) await bucket.put(path, bytes)
      return key
    },
    readFile: async (key) => (isFileKey(key) ? bucket.open(pathOf('files', key)) : undefined),
    removeFile: async (key) => {
      if (!isFileKey(key)) return
      await bucket.remove(pathOf('files', key))
      for (const path of await bucket.list(pathOf('derived', key))) await bucket.remove(path)
      await derived.forget(key)
    },
    storeDerived: async (name, bytes) => {
      if (!isDerivedName(name)) return
      await derived.put(name, bytes)
      // It is here, and another machine can make it again.
      await bucket.put(pathOf('derived', name), bytes).catch(() => undefined)
    },
    readDerived: async (name: DerivedName) => {
      const here = await derived.get(name)
      if (here || !isDerivedName(name)) return here
      const there = await bucket.get(pathOf('derived', name))
      if (there) await derived.put(name, there)
      return there
    },
  }
}

function pathOf(folder: 'files' | 'derived', name: string): string {
  return `${folder}/${name.slice(0, 2)}/${name}`
}

/** The five calls of S3 that files need. Throws `http.busy` where the service does not do as asked. */
class Bucket {
  readonly #client: AwsClient
  readonly #url: string

  constructor({ endpoint, bucket, ...settings }: S3Settings) {
    this.#client = new AwsClient({ ...settings, service: 's3', retries: RETRIES })
    this.#url = `${endpoint.replace(/\/$/, '')}/${bucket}`
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    await this.#ask('PUT', path, {
      body: Buffer.from(bytes),
      // The signature holds for these bytes and no others.
      headers: { 'x-amz-content-sha256': fileKey(bytes) },
    })
  }

  async sizeOf(path: string): Promise<number | undefined> {
    const reply = await this.#ask('HEAD', path)
    return reply && Number(reply.headers.get('content-length'))
  }

  async get(path: string): Promise<Buffer | undefined> {
    const reply = await this.#ask('GET', path)
    return reply && Buffer.from(await reply.arrayBuffer())
  }

  async open(path: string): Promise<StoredFile | undefined> {
    const size = await this.sizeOf(path)
    if (size === undefined) return undefined
    return { size, stream: () => Readable.from(this.#chunks(path)) }
  }

  async remove(path: string): Promise<void> {
    await this.#ask('DELETE', path)
  }

  /** The paths that begin so; those of one file are few. */
  async list(prefix: string): Promise<readonly string[]> {
    const reply = await this.#ask('GET', `?list-type=2&prefix=${encodeURIComponent(prefix)}`)
    const xml = (await reply?.text()) ?? ''
    // Names are ours: nothing in them is written otherwise in XML.
    return [...xml.matchAll(/<Key>([\w./-]+)<\/Key>/g)].map(([, path = '']) => path)
  }

  async *#chunks(path: string): AsyncGenerator<Uint8Array> {
    const reply = await this.#ask('GET', path)
    if (reply?.body) yield* Readable.fromWeb(reply.body as never)
  }

  /** Undefined where there is no such thing. */
  async #ask(
    method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
    path: string,
    init: RequestInit = {},
  ): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(LONGEST_MS)
    const url = `${this.#url}/${path}`
    const reply = await this.#client
      .fetch(url, { ...init, method, signal })
      .catch((cause: unknown) => {
        throw httpErrors.busy({ cause })
      })
    if (reply.ok) return reply
    await reply.body?.cancel()
    if (reply.status === 404) return undefined
    throw httpErrors.busy({ cause: new Error(`S3 answered ${reply.status} to ${method}`) })
  }
}
