import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { AppError } from '../http/app-error.ts'
import { fetchErrors } from './errors.ts'
import { readBody } from './read-body.ts'
import { publicRoute, type Route, type Stop } from './route.ts'

/** What somebody wants to have from elsewhere. */
export interface Wanted {
  /** Types without parameters: `image/png`, or `image/*`. */
  readonly types: readonly string[]
  /** Of what it is, however small it was packed. */
  readonly mostBytes: number
  /** From the question to the last byte, all redirects among it. */
  readonly mostMs: number
  /** What the other side is told, where it is more than a question; then it leads nowhere else. */
  readonly sends?: { readonly type: string; readonly text: string }
}

export interface Fetched {
  /** Where it stood in the end. */
  readonly url: URL
  /** In lower case, without parameters. */
  readonly type: string
  /** What the answer says its text is written in. */
  readonly charset: string | undefined
  readonly bytes: Buffer
}

/**
 * Fetches what stands at an address that somebody wrote: the only way to ask a server that is not the
 * operator's. Throws the errors of `fetch`, and nothing else.
 */
export type GuardedFetch = (address: string, wanted: Wanted) => Promise<Fetched>

const MOST_REDIRECTS = 5
const MOST_HEADER_BYTES = 16 * 1024
const LONGEST_ADDRESS = 4_000
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308]
const PORT_OF: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

export function guardedFetch(route: Route = publicRoute()): GuardedFetch {
  return async (address, wanted) => {
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(), wanted.mostMs)
    try {
      return await follow(address, wanted, { route, signal: over.signal })
    } catch (cause) {
      if (over.signal.aborted) throw fetchErrors.tooSlow({ cause })
      if (cause instanceof AppError) throw cause
      throw fetchErrors[isNoHttp(cause) ? 'unreadable' : 'unreachable']({ cause })
    } finally {
      clearTimeout(timer)
    }
  }
}

interface Way {
  readonly route: Route
  readonly signal: AbortSignal
}

async function follow(address: string, wanted: Wanted, way: Way): Promise<Fetched> {
  let url = addressIn(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await ask(url, wanted, way)
    try {
      if (!REDIRECTS.includes(answer.statusCode)) return await read(url, answer, wanted)
      const { location } = answer.headers
      if (location === undefined) throw fetchErrors.unreadable()
      // What was meant for one is not told to another.
      if (wanted.sends) throw fetchErrors.refused()
      url = addressIn(location, url)
    } finally {
      answer.destroy()
    }
  }
  throw fetchErrors.tooManyRedirects()
}

/** Throws `fetch.notAnAddress`. */
function addressIn(text: string, base?: URL): URL {
  const url =
    text.length <= LONGEST_ADDRESS && URL.canParse(text, base?.href) ? new URL(text, base) : null
  if (!url || PORT_OF[url.protocol] === undefined || url.username !== '' || url.password !== '')
    throw fetchErrors.notAnAddress()
  return url
}

async function ask(url: URL, { types, sends }: Wanted, { route, signal }: Way) {
  // Of an IPv6 address, what stands between the brackets.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port === '' ? (PORT_OF[url.protocol] ?? 0) : Number(url.port)
  const stops = await before(signal, route(host, port))
  const [first] = stops
  if (!first) throw fetchErrors.unreachable()
  const request = (url.protocol === 'https:' ? https : http).request({
    host: isIP(host) === 0 ? host : first.address,
    port: first.port,
    path: url.pathname + url.search,
    method: sends ? 'POST' : 'GET',
    lookup: pinnedTo(stops),
    // A connection of its own: one that is kept was checked for somebody else's question.
    agent: false,
    signal,
    maxHeaderSize: MOST_HEADER_BYTES,
    headers: {
      host: url.host,
      accept: [...types, '*/*;q=0.1'].join(', '),
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Mozilla/5.0 (compatible; Vitrine)',
      ...(sends && {
        'content-type': sends.type,
        'content-length': Buffer.byteLength(sends.text),
      }),
    },
    ...(isIP(host) === 0 && { servername: host }),
  })
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    // Who wants to speak something else gives no answer, and no error either.
    request.on('upgrade', (_answer, socket) => {
      socket.destroy()
      reject(fetchErrors.unreadable())
    })
    request.on('response', resolve).on('error', reject).on('close', reject).end(sends?.text)
  })
}

/** Names are looked up without a limit of time. */
function before<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', reject, { once: true })
    promise.then(resolve, reject)
  })
}

/** Answers whatever is asked with the places that were checked. */
function pinnedTo(stops: readonly Stop[]) {
  const all = stops.map(({ address }) => ({ address, family: isIP(address) }))
  return (
    _name: string,
    options: { readonly all?: boolean | undefined },
    done: (
      error: null,
      address: string | { address: string; family: number }[],
      family?: number,
    ) => void,
  ): void => {
    if (options.all) done(null, all)
    else done(null, all[0]?.address ?? '', all[0]?.family ?? 0)
  }
}

async function read(url: URL, answer: http.IncomingMessage, wanted: Wanted): Promise<Fetched> {
  if (answer.statusCode !== 200) throw fetchErrors.refused()
  const [type = '', ...parameters] = (answer.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (!wanted.types.some((wish) => isOfType(type, wish))) throw fetchErrors.wrongType()
  const [, charset] = /^charset="?([\w.:-]+)"?$/.exec(
    parameters.find((parameter) => parameter.startsWith('charset=')) ?? '',
  ) ?? [undefined, undefined]
  const bytes = await readBody(answer, wanted.mostBytes).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : fetchErrors.unreadable({ cause })
  })
  return { url, type, charset, bytes }
}

function isOfType(type: string, wish: string): boolean {
  return wish.endsWith('/*') ? type.startsWith(wish.slice(0, -1)) : type === wish
}

/** Somebody answered in another language than HTTP. */
function isNoHttp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('HPE_')
}
