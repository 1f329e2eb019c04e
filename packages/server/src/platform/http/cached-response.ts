import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAcceptHeader } from './accept-header.ts'
import { matchesEtag } from './etag.ts'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Compressing a smaller body saves nothing. */
const MIN_COMPRESSED_BYTES = 512
const BROTLI_QUALITY = 5

type ContentEncoding = 'identity' | 'gzip' | 'br'

/** One encoding of the body with its headers, in Node's flat form. */
interface Variant {
  readonly bytes: Buffer
  readonly etag: string
  /** Node reads these without copying them. */
  readonly headers: string[]
  readonly notModifiedHeaders: string[]
}

/**
 * A response that is the same for every visitor: bytes, ETag and headers, also compressed. Sending it only
 * chooses the encoding.
 */
export class CachedResponse {
  readonly #isCurrent: () => boolean
  readonly #headers: readonly string[]
  readonly #digest: string
  readonly #isCompressible: boolean
  /** Whether members may see more: a signed-in visitor does not get it without a check of their session. */
  readonly hasMemberContent: boolean
  readonly #status: 200 | 301 | 302
  readonly #variants = new Map<ContentEncoding, Variant>()
  #gzipping: Promise<void> | undefined
  #isBrotliStarted = false
  #isEvicted = false

  private constructor(init: CachedResponseInit) {
    this.#isCurrent = init.isCurrent ?? (() => true)
    this.#status = init.status ?? 200
    this.#digest = createHash('sha256').update(init.bytes).digest('base64url').slice(0, 27)
    this.hasMemberContent = init.hasMemberContent ?? false
    this.#isCompressible =
      init.isCompressible !== false && init.bytes.byteLength >= MIN_COMPRESSED_BYTES
    const vary = this.#isCompressible ? ['vary', 'accept-encoding'] : []
    this.#headers = [...Object.entries(init.headers).flat(), ...vary]
    this.#addVariant('identity', init.bytes)
  }

  static async create(init: CachedResponseInit): Promise<CachedResponse> {
    return new CachedResponse(init)
  }

  /**
   * Returns whether the encoding that the client accepts is ready. The first request for it compresses the
   * body.
   */
  isCompressedFor({ acceptEncoding: accepted }: CacheHeaders): boolean {
    if (!this.#isCompressible || accepted === undefined || this.#variants.has('gzip')) return true
    return negotiateEncoding(accepted) === 'identity'
  }

  /** Compresses the body if the client accepts that and no request has done so before. */
  async compressFor(request: IncomingMessage): Promise<void> {
    if (!this.isCompressedFor(parseCacheHeaders(request))) await this.#gzip()
  }

  /** Whether the response is up to date. */
  get isCurrent(): boolean {
    return !this.#isEvicted && this.#isCurrent()
  }

  /** Whether the response and its bytes have been removed from memory. */
  get isEvicted(): boolean {
    return this.#isEvicted
  }

  /** The number of bytes in memory. */
  get size(): number {
    return [...this.#variants.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  }

  /** Frees the bytes, after the responses that are being sent. */
  evict(): void {
    this.#isEvicted = true
    setImmediate(() => this.#variants.clear())
  }

  send(
    request: IncomingMessage,
    response: ServerResponse,
    headers = parseCacheHeaders(request),
  ): void {
    const variant = this.#selectVariant(headers.acceptEncoding)
    if (!variant) throw new Error('An evicted response cannot be sent')
    if (headers.ifNoneMatch !== undefined && this.#isNotModified(headers.ifNoneMatch, variant)) {
      response.writeHead(304, variant.notModifiedHeaders)
      response.end()
      return
    }
    response.writeHead(this.#status, variant.headers)
    if (request.method === 'HEAD') response.end()
    else response.end(variant.bytes)
  }

  #addVariant(coding: ContentEncoding, bytes: Buffer): void {
    const etag = `"${this.#digest}${coding === 'identity' ? '' : `-${coding}`}"`
    const notModifiedHeaders = [...this.#headers, 'etag', etag]
    const encoding = coding === 'identity' ? [] : ['content-encoding', coding]
    const length = ['content-length', String(bytes.byteLength)]
    this.#variants.set(coding, {
      bytes,
      etag,
      notModifiedHeaders,
      headers: [...notModifiedHeaders, ...encoding, ...length],
    })
  }

  #selectVariant(accepted: string | undefined): Variant | undefined {
    const coding =
      this.#isCompressible && accepted !== undefined ? negotiateEncoding(accepted) : 'identity'
    if (coding === 'br') {
      const variant = this.#variants.get('br')
      if (variant) return variant
      this.#compressBrotli()
    }
    const identity = this.#variants.get('identity')
    if (coding === 'identity') return identity
    return this.#variants.get('gzip') ?? identity
  }

  #gzip(): Promise<void> {
    const variant = this.#variants.get('identity')
    if (!variant || this.#variants.has('gzip')) return Promise.resolve()
    return (this.#gzipping ??= gzipAsync(variant.bytes).then(
      (bytes) => {
        if (!this.#isEvicted) this.#addVariant('gzip', bytes)
      },
      () => undefined,
    ))
  }

  /** Compresses with Brotli in the background, for later requests: it takes longest. */
  #compressBrotli(): void {
    const variant = this.#variants.get('identity')
    if (this.#isBrotliStarted || !variant) return
    this.#isBrotliStarted = true
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    void brotliAsync(variant.bytes, { params }).then(
      (bytes) => this.#isEvicted || this.#addVariant('br', bytes),
      () => undefined,
    )
  }

  #isNotModified(known: string, variant: Variant): boolean {
    if (known === variant.etag) return true
    const etags = [...this.#variants.values()].map(({ etag }) => etag)
    return matchesEtag(known, etags)
  }
}

/** The headers that decide which response is sent in which encoding. */
export interface CacheHeaders {
  host: string | undefined
  accept: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  forwardedHost: string | undefined
  forwardedProto: string | undefined
}

/**
 * Reads the raw headers. A browser sends many more, and parsing all of them costs as much as the whole
 * response. Repeated headers are joined, so that none is overlooked.
 */
export function parseCacheHeaders({ rawHeaders }: IncomingMessage): CacheHeaders {
  const headers: CacheHeaders = {
    host: undefined,
    accept: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    forwardedHost: undefined,
    forwardedProto: undefined,
  }
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    const found = CACHE_FIELDS.get(name.length)
    const value = rawHeaders[at + 1]
    if (!found || value === undefined || name.toLowerCase() !== found[0]) continue
    const [, field] = found
    const before = headers[field]
    headers[field] = before === undefined ? value : `${before}, ${value}`
  }
  return headers
}

/** The fields by the length of their names, which rules out most headers. */
const CACHE_FIELDS: ReadonlyMap<number, readonly [name: string, field: keyof CacheHeaders]> =
  new Map([
    [4, ['host', 'host']],
    [6, ['accept', 'accept']],
    [13, ['if-none-match', 'ifNoneMatch']],
    [15, ['accept-encoding', 'acceptEncoding']],
    [16, ['x-forwarded-host', 'forwardedHost']],
    [17, ['x-forwarded-proto', 'forwardedProto']],
  ])

export interface CachedResponseInit {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** Called before each use; without it the response is always current. */
  readonly isCurrent?: () => boolean
  /** 200 by default. */
  readonly status?: 301 | 302
  readonly hasMemberContent?: boolean
  /** False for content that is compressed already, such as images and fonts. */
  readonly isCompressible?: boolean
}

const negotiated = new Map<string, ContentEncoding>()
const MAX_NEGOTIATED = 100

function negotiateEncoding(accepted: string): ContentEncoding {
  const known = negotiated.get(accepted)
  if (known) return known
  const named = parseAcceptHeader(accepted)
  const coding = named.has('br') ? 'br' : named.has('gzip') ? 'gzip' : 'identity'
  if (negotiated.size >= MAX_NEGOTIATED) negotiated.clear()
  negotiated.set(accepted, coding)
  return coding
}
