import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { AppError } from '../http/app-error.ts'
import { fetchErrors } from './errors.ts'
import { readBeginning, readBody } from './read-body.ts'
import {
  createPublicResolver,
  type Endpoint,
  resolveAnyHost,
  type ResolveHost,
} from './resolve-host.ts'

/** The limits and the body of a request. */
export interface FetchOptions {
  /** The accepted types, without parameters: `image/png`, or `image/*`. */
  readonly types: readonly string[]
  /** The maximum size of the decoded body. */
  readonly maxBytes: number
  /** The time limit from the request to the last byte, redirects included. */
  readonly timeoutMs: number
  /** The body of a POST request, which follows no redirects; a GET request has none. */
  readonly body?: { readonly type: string; readonly text: string }
  /** More headers, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Whether a response of any status and type is a result, also a redirect. Its body ends at `maxBytes`, and is empty
   * if it is encoded.
   */
  readonly acceptsAny?: boolean
  /** Hosts with their ports that the operator allows although they are not public: `localhost:5678`. */
  readonly allowedHosts?: readonly string[]
}

export interface FetchResult {
  /** The HTTP status: 200, unless any is accepted. */
  readonly status: number
  /** The URL after redirects. */
  readonly url: URL
  /** The content type in lower case, without parameters. */
  readonly type: string
  /** The charset of the content type; undefined if it names none. */
  readonly charset: string | undefined
  readonly bytes: Buffer
}

/**
 * Fetches a URL that a person entered: the only way to send requests to foreign servers. Throws the errors of
 * `fetch`, and no others.
 */
export type GuardedFetch = (address: string, options: FetchOptions) => Promise<FetchResult>

const MAX_REDIRECTS = 5
const MAX_HEADER_BYTES = 16 * 1024
const MAX_URL_LENGTH = 4_000
const REDIRECT_STATUSES: readonly (number | undefined)[] = [301, 302, 303, 307, 308]
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

export function createGuardedFetch(
  resolveHost: ResolveHost = createPublicResolver(),
): GuardedFetch {
  return async (address, options) => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), options.timeoutMs)
    try {
      return await followRedirects(address, options, { resolveHost, signal: timeout.signal })
    } catch (cause) {
      if (timeout.signal.aborted) throw fetchErrors.tooSlow({ cause })
      if (cause instanceof AppError) throw cause
      throw fetchErrors[isProtocolError(cause) ? 'unreadable' : 'unreachable']({ cause })
    } finally {
      clearTimeout(timer)
    }
  }
}

interface FetchContext {
  readonly resolveHost: ResolveHost
  readonly signal: AbortSignal
}

async function followRedirects(
  address: string,
  options: FetchOptions,
  way: FetchContext,
): Promise<FetchResult> {
  let url = parseUrl(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await sendRequest(url, options, way)
    try {
      if (options.acceptsAny || !REDIRECT_STATUSES.includes(response.statusCode))
        return await readResponse(url, response, options)
      const { location } = response.headers
      if (location === undefined) throw fetchErrors.unreadable()
      // A body for one server is not sent to another.
      if (options.body) throw fetchErrors.refused()
      url = parseUrl(location, url)
    } finally {
      response.destroy()
    }
  }
  throw fetchErrors.tooManyRedirects()
}

/** Throws `fetch.notAnAddress`. */
function parseUrl(text: string, base?: URL): URL {
  const url =
    text.length <= MAX_URL_LENGTH && URL.canParse(text, base?.href) ? new URL(text, base) : null
  if (
    !url ||
    DEFAULT_PORTS[url.protocol] === undefined ||
    url.username !== '' ||
    url.password !== ''
  )
    throw fetchErrors.notAnAddress()
  return url
}

async function sendRequest(
  url: URL,
  { types, body, headers, acceptsAny = false, allowedHosts = [] }: FetchOptions,
  { resolveHost, signal }: FetchContext,
) {
  // An IPv6 address without its brackets.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? 0) : Number(url.port)
  const resolve = allowedHosts.includes(`${host}:${port}`) ? resolveAnyHost : resolveHost
  const endpoints = await rejectOnAbort(signal, resolve(host, port))
  const [first] = endpoints
  if (!first) throw fetchErrors.unreachable()
  const request = (url.protocol === 'https:' ? https : http).request({
    host: isIP(host) === 0 ? host : first.address,
    port: first.port,
    path: url.pathname + url.search,
    method: body ? 'POST' : 'GET',
    lookup: createPinnedLookup(endpoints),
    // A reused connection was checked for another request.
    agent: false,
    signal,
    maxHeaderSize: MAX_HEADER_BYTES,
    headers: {
      host: url.host,
      accept: [...types, '*/*;q=0.1'].join(', '),
      'accept-encoding': acceptsAny ? 'identity' : 'gzip, deflate, br',
      'user-agent': 'Mozilla/5.0 (compatible; Vitrine)',
      ...(body && {
        'content-type': body.type,
        'content-length': Buffer.byteLength(body.text),
      }),
      ...headers,
    },
    ...(isIP(host) === 0 && { servername: host }),
  })
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    // A server that upgrades the protocol sends neither a response nor an error.
    request.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(fetchErrors.unreadable())
    })
    request.on('response', resolve).on('error', reject).on('close', reject).end(body?.text)
  })
}

/** Rejects when the signal aborts: name lookups have no time limit. */
function rejectOnAbort<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', reject, { once: true })
    promise.then(resolve, reject)
  })
}

/** Creates a lookup that always returns the checked addresses. */
function createPinnedLookup(endpoints: readonly Endpoint[]) {
  const all = endpoints.map(({ address }) => ({ address, family: isIP(address) }))
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

async function readResponse(
  url: URL,
  response: http.IncomingMessage,
  options: FetchOptions,
): Promise<FetchResult> {
  const { statusCode: status = 0 } = response
  if (status !== 200 && !options.acceptsAny) throw fetchErrors.refused()
  const [type = '', ...parameters] = (response.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (!options.acceptsAny && !options.types.some((accepted) => matchesType(type, accepted)))
    throw fetchErrors.wrongType()
  const [, charset] = /^charset="?([\w.:-]+)"?$/.exec(
    parameters.find((parameter) => parameter.startsWith('charset=')) ?? '',
  ) ?? [undefined, undefined]
  const read = options.acceptsAny ? readBeginning : readBody
  const bytes = await read(response, options.maxBytes).catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : fetchErrors.unreadable({ cause })
  })
  return { status, url, type, charset, bytes }
}

function matchesType(type: string, accepted: string): boolean {
  return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted
}

/** Returns whether the server does not speak HTTP. */
function isProtocolError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('HPE_')
}
