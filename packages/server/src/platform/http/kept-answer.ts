import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isKnownTag } from './known-tag.ts'

const zip = promisify(gzip)
const squeeze = promisify(brotliCompress)

/** Smaller than this, packing costs more than it spares. */
const LEAST_PACKED = 512
const BROTLI_QUALITY = 5

type Coding = 'identity' | 'gzip' | 'br'

/** One form of the same content: its bytes, and the headers it goes out with, in Node's flat form. */
interface Form {
  readonly bytes: Buffer
  readonly etag: string
  /** Node reads these and leaves them as they are; they are copied for nobody. */
  readonly headers: string[]
  readonly unchanged: string[]
}

/**
 * An answer that is the same for everybody, made once: bytes, validator and headers, also packed.
 * Nothing is worked out when it is given but which form the visitor's browser reads.
 */
export class KeptAnswer {
  readonly #isCurrent: () => boolean
  readonly #headers: readonly string[]
  readonly #digest: string
  readonly #packs: boolean
  /** Members may be shown more: who is signed in is not given it without a look at who that is. */
  readonly membersSeeMore: boolean
  readonly #status: 200 | 301 | 302
  readonly #forms = new Map<Coding, Form>()
  #zipping: Promise<void> | undefined
  #squeezing = false
  #isDropped = false

  private constructor(given: Kept) {
    this.#isCurrent = given.isCurrent ?? (() => true)
    this.#status = given.status ?? 200
    this.#digest = createHash('sha256').update(given.bytes).digest('base64url').slice(0, 27)
    this.membersSeeMore = given.membersSeeMore ?? false
    this.#packs = given.packs !== false && given.bytes.byteLength >= LEAST_PACKED
    const vary = this.#packs ? ['vary', 'accept-encoding'] : []
    this.#headers = [...Object.entries(given.headers).flat(), ...vary]
    this.#keep('identity', given.bytes)
  }

  static async make(given: Kept): Promise<KeptAnswer> {
    return new KeptAnswer(given)
  }

  /** Whether what the asker reads is made: packed pages are packed when the first asks for one. */
  isPackedFor({ coding: accepted }: Asked): boolean {
    if (!this.#packs || accepted === undefined || this.#forms.has('gzip')) return true
    return codingOf(accepted) === 'identity'
  }

  /** Packs it, where the asker reads that and nobody has asked before. */
  async readyFor(request: IncomingMessage): Promise<void> {
    if (!this.isPackedFor(readAsked(request))) await this.#zip()
  }

  /** Whether it may be given as it is. */
  get isCurrent(): boolean {
    return !this.#isDropped && this.#isCurrent()
  }

  /** Whether it has been forgotten, and its bytes with it. */
  get isDropped(): boolean {
    return this.#isDropped
  }

  /** Bytes held. */
  get size(): number {
    return [...this.#forms.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  }

  /** Lets go of the bytes, whoever still knows the answer; after those who are about to give it. */
  drop(): void {
    this.#isDropped = true
    setImmediate(() => this.#forms.clear())
  }

  give(request: IncomingMessage, response: ServerResponse, asked = readAsked(request)): void {
    const form = this.#formFor(asked.coding)
    if (!form) throw new Error('A dropped answer has nothing to give')
    if (asked.known !== undefined && this.#isKnown(asked.known, form)) {
      response.writeHead(304, form.unchanged)
      response.end()
      return
    }
    response.writeHead(this.#status, form.headers)
    if (request.method === 'HEAD') response.end()
    else response.end(form.bytes)
  }

  #keep(coding: Coding, bytes: Buffer): void {
    const etag = `"${this.#digest}${coding === 'identity' ? '' : `-${coding}`}"`
    const unchanged = [...this.#headers, 'etag', etag]
    const encoding = coding === 'identity' ? [] : ['content-encoding', coding]
    const length = ['content-length', String(bytes.byteLength)]
    this.#forms.set(coding, {
      bytes,
      etag,
      unchanged,
      headers: [...unchanged, ...encoding, ...length],
    })
  }

  #formFor(accepted: string | undefined): Form | undefined {
    const coding = this.#packs && accepted !== undefined ? codingOf(accepted) : 'identity'
    if (coding === 'br') {
      const form = this.#forms.get('br')
      if (form) return form
      this.#squeeze()
    }
    const identity = this.#forms.get('identity')
    if (coding === 'identity') return identity
    return this.#forms.get('gzip') ?? identity
  }

  #zip(): Promise<void> {
    const form = this.#forms.get('identity')
    if (!form || this.#forms.has('gzip')) return Promise.resolve()
    return (this.#zipping ??= zip(form.bytes).then(
      (bytes) => {
        if (!this.#isDropped) this.#keep('gzip', bytes)
      },
      () => undefined,
    ))
  }

  /** The best packing takes longest: it is made beside, for those who come later. */
  #squeeze(): void {
    const form = this.#forms.get('identity')
    if (this.#squeezing || !form) return
    this.#squeezing = true
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
    void squeeze(form.bytes, { params }).then(
      (bytes) => this.#isDropped || this.#keep('br', bytes),
      () => undefined,
    )
  }

  #isKnown(known: string, form: Form): boolean {
    if (known === form.etag) return true
    const etags = [...this.#forms.values()].map(({ etag }) => etag)
    return isKnownTag(known, etags)
  }
}

/** The headers that decide which page is given in which form. */
export interface Asked {
  host: string | undefined
  accept: string | undefined
  /** Accept-Encoding. */
  coding: string | undefined
  /** If-None-Match. */
  known: string | undefined
  forwardedHost: string | undefined
  forwardedProto: string | undefined
}

/**
 * Reads them as they came. A browser sends many more, and to put all of them in order costs as much as
 * the whole answer. What comes twice is joined: none of it may be overlooked.
 */
export function readAsked({ rawHeaders }: IncomingMessage): Asked {
  const asked: Asked = {
    host: undefined,
    accept: undefined,
    coding: undefined,
    known: undefined,
    forwardedHost: undefined,
    forwardedProto: undefined,
  }
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    const found = FIELDS.get(name.length)
    const value = rawHeaders[at + 1]
    if (!found || value === undefined || name.toLowerCase() !== found[0]) continue
    const [, field] = found
    const before = asked[field]
    asked[field] = before === undefined ? value : `${before}, ${value}`
  }
  return asked
}

/** By their length first: most names are ruled out by it. */
const FIELDS: ReadonlyMap<number, readonly [name: string, field: keyof Asked]> = new Map([
  [4, ['host', 'host']],
  [6, ['accept', 'accept']],
  [13, ['if-none-match', 'known']],
  [15, ['accept-encoding', 'coding']],
  [16, ['x-forwarded-host', 'forwardedHost']],
  [17, ['x-forwarded-proto', 'forwardedProto']],
])

export interface Kept {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  /** Asked each time; always, when left out. */
  readonly isCurrent?: () => boolean
  /** 200 when left out. */
  readonly status?: 301 | 302
  readonly membersSeeMore?: boolean
  /** False for what is packed already, as pictures and fonts are. */
  readonly packs?: boolean
}

const codings = new Map<string, Coding>()
const MOST_KEPT = 100

function codingOf(accepted: string): Coding {
  const known = codings.get(accepted)
  if (known) return known
  const named = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  const coding = named.has('br') ? 'br' : named.has('gzip') ? 'gzip' : 'identity'
  if (codings.size >= MOST_KEPT) codings.clear()
  codings.set(accepted, coding)
  return coding
}
