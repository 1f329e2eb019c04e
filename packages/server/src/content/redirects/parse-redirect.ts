import { getReservedSegment } from '@vitrine/model'
import {
  encodePath,
  isTooLong,
  toMatchKey,
  MAX_FROM_LENGTH,
  MAX_TARGET_LENGTH,
  hasWildcard,
  parseWildcard,
} from './path.ts'
import type { RedirectIssue } from './errors.ts'

/** A valid redirect with its comparable key. */
export interface ParsedRedirect {
  readonly fromPath: string
  readonly matchKey: string
  readonly target: string
  readonly status: 301 | 302
}

const BASE = 'http://site.invalid'

/** Parses a redirect that an owner entered; returns the issue of an invalid one. `hosts` are the site's own. */
export function parseRedirect(
  input: { readonly from: string; readonly to: string; readonly status: 301 | 302 },
  hosts: readonly string[],
): ParsedRedirect | RedirectIssue {
  const from = parseFrom(input.from, hosts)
  if ('kind' in from) return from
  const target = parseTarget(input.to, hosts, parseWildcard(from.fromPath)?.name)
  if (typeof target !== 'string') return target
  return { ...from, target, status: input.status }
}

function parseFrom(
  input: string,
  hosts: readonly string[],
): Pick<ParsedRedirect, 'fromPath' | 'matchKey'> | RedirectIssue {
  const text = withoutOwnHost(input.trim(), hosts)
  const path = decodePath(text)
  if (!text.startsWith('/') || path === undefined)
    return createFieldIssue('from', 'The old address must be a path on this site, like /old.')
  if (/[?#]/.test(text))
    return createFieldIssue(
      'from',
      'The old address cannot contain "?" or "#". Enter only the path.',
    )
  const fromPath = path === '/' ? path : path.replace(/\/$/, '')
  const key = toMatchKey(fromPath)
  if (key === undefined) {
    const why = `The old address has more than ${MAX_FROM_LENGTH} characters. Shorten it.`
    return createFieldIssue(
      'from',
      isTooLong(fromPath) ? why : 'The old address is not a valid path. Correct it.',
    )
  }
  if (key === '/')
    return createFieldIssue('from', 'The home page cannot be redirected. Choose another address.')
  const taken = getReservedSegment(fromPath)
  if (taken !== undefined)
    return createFieldIssue(
      'from',
      `/${taken} is reserved by Vitrine and cannot be redirected. Choose another address.`,
    )
  const wildcard = parseWildcard(fromPath)
  if (/[[\]]/.test(wildcard?.before ?? fromPath))
    return createFieldIssue(
      'from',
      'A name in brackets must be the whole last part of the old address, like /old/[slug].',
    )
  return { fromPath, matchKey: wildcard ? (toPatternKey(wildcard.before) ?? key) : key }
}

/** Returns the key of a pattern: that of the path before the brackets, with a trailing slash. */
function toPatternKey(before: string): string | undefined {
  if (before === '/') return before
  const key = toMatchKey(before)
  return key === undefined ? undefined : `${key}/`
}

function parseTarget(
  input: string,
  hosts: readonly string[],
  wildcard: string | undefined,
): string | RedirectIssue {
  const text = withoutOwnHost(input.trim(), hosts)
  const url = parseUrl(text)
  if (!url)
    return createFieldIssue(
      'to',
      'The new address must be a path on this site, like /new, or a URL that starts with https://.',
    )
  if (url.username !== '' || url.password !== '')
    return createFieldIssue(
      'to',
      'The new address contains a user name or a password. Remove them.',
    )
  const path = decodePath(url.pathname)
  if (
    path === undefined ||
    (path !== '/' && toMatchKey(path.slice(0, MAX_FROM_LENGTH)) === undefined)
  )
    return createFieldIssue('to', 'The new address is not a valid path. Correct it.')
  const isOwnSite = url.origin === BASE
  const named = parseWildcard(path)
  if (/[[\]]/.test(named?.before ?? path) || (named && named.name !== wildcard))
    return createFieldIssue('to', getBracketsMessage(wildcard))
  const bare = path === '/' || !isOwnSite ? path : path.replace(/\/$/, '')
  const last = named ? `[${named.name}]` : undefined
  const written = last === undefined ? encodePath(bare) : encodePath(named?.before ?? '/') + last
  const target = `${isOwnSite ? '' : url.origin}${written}${url.search}${url.hash}`
  if (target.length > MAX_TARGET_LENGTH)
    return createFieldIssue(
      'to',
      `The new address has more than ${MAX_TARGET_LENGTH} characters. Shorten it.`,
    )
  // A wildcard in the query or the fragment is not allowed.
  return hasWildcard(target) === (named !== undefined)
    ? target
    : createFieldIssue('to', getBracketsMessage(wildcard))
}

function getBracketsMessage(wildcard: string | undefined): string {
  return wildcard === undefined
    ? 'A name in brackets in the new address must also be in the old one: /old/[slug] -> /new/[slug].'
    : `The new address can contain only [${wildcard}] in brackets, as its whole last part.`
}

function parseUrl(text: string): URL | undefined {
  if (/[\\\s\p{Cc}\p{Surrogate}]/u.test(text)) return undefined
  if (text.startsWith('/')) {
    if (text.startsWith('//') || !URL.canParse(text, BASE)) return undefined
    const url = new URL(text, BASE)
    return url.origin === BASE && !url.pathname.includes('//') ? url : undefined
  }
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.hostname === '' || url.origin === BASE ? undefined : url
}

/** Removes the host from a URL of the site itself. */
function withoutOwnHost(text: string, hosts: readonly string[]): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text
  const own = new URL(text)
  if (!hosts.includes(own.hostname)) return text
  return text.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
}

function decodePath(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function createFieldIssue(field: 'from' | 'to', message: string): RedirectIssue {
  return { kind: 'malformed', message, field }
}
