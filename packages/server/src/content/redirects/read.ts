import { platformPart } from '@vitrine/model'
import {
  encodedPath,
  keyOf,
  MOST_FROM,
  MOST_TARGET,
  repeatsWildcard,
  wildcardOf,
} from './address.ts'
import type { Fault } from './errors.ts'

/** A redirect as an owner wants it, made comparable. */
export interface Draft {
  readonly fromPath: string
  readonly matchKey: string
  readonly target: string
  readonly status: 301 | 302
}

const BASE = 'http://site.invalid'

/** What an owner typed, or why it is no redirect. `hosts` are the site's own. */
export function readRedirect(
  given: { readonly from: string; readonly to: string; readonly status: 301 | 302 },
  hosts: readonly string[],
): Draft | Fault {
  const from = readFrom(given.from, hosts)
  if ('kind' in from) return from
  const target = readTarget(given.to, hosts, wildcardOf(from.fromPath)?.name)
  if (typeof target !== 'string') return target
  return { ...from, target, status: given.status }
}

function readFrom(
  given: string,
  hosts: readonly string[],
): Pick<Draft, 'fromPath' | 'matchKey'> | Fault {
  const text = withoutOwnHost(given.trim(), hosts)
  const path = decoded(text)
  if (!text.startsWith('/') || path === undefined)
    return fault('from', 'The address to lead on from has to be a path of this site, like /old.')
  if (/[?#]/.test(text))
    return fault('from', 'Leave out what stands behind "?" or "#": a redirect goes by the path.')
  const fromPath = path === '/' ? path : path.replace(/\/$/, '')
  const key = keyOf(fromPath)
  if (key === undefined) {
    const isLong = fromPath.length > MOST_FROM
    const why = `The address to lead on from has more than ${MOST_FROM} characters.`
    return fault('from', isLong ? why : 'No page can have the address to lead on from.')
  }
  if (key === '/') return fault('from', 'The home page always stands: it cannot lead elsewhere.')
  const taken = platformPart(fromPath)
  if (taken !== undefined)
    return fault(
      'from',
      `Something of the site itself stands at /${taken}: it cannot lead elsewhere.`,
    )
  const wildcard = wildcardOf(fromPath)
  if (/[[\]]/.test(wildcard?.before ?? fromPath))
    return fault(
      'from',
      'A name in brackets stands for the whole last part of an address: /old/[slug].',
    )
  return { fromPath, matchKey: wildcard ? (keyed(wildcard.before) ?? key) : key }
}

/** The key of a pattern: that of what stands before the brackets, with its slash. */
function keyed(before: string): string | undefined {
  if (before === '/') return before
  const key = keyOf(before)
  return key === undefined ? undefined : `${key}/`
}

function readTarget(
  given: string,
  hosts: readonly string[],
  wildcard: string | undefined,
): string | Fault {
  const text = withoutOwnHost(given.trim(), hosts)
  const url = urlOf(text)
  if (!url)
    return fault(
      'to',
      'A redirect leads to a path of this site, like /new, or to an address that begins with https://.',
    )
  if (url.username !== '' || url.password !== '')
    return fault('to', 'Leave the name and the password out of the address to lead to.')
  const path = decoded(url.pathname)
  if (path === undefined || (path !== '/' && keyOf(path.slice(0, MOST_FROM)) === undefined))
    return fault('to', 'No page can have the address to lead to.')
  const isHere = url.origin === BASE
  const named = wildcardOf(path)
  if (/[[\]]/.test(named?.before ?? path) || (named && named.name !== wildcard))
    return fault('to', bracketsMessage(wildcard))
  const bare = path === '/' || !isHere ? path : path.replace(/\/$/, '')
  const last = named ? `[${named.name}]` : undefined
  const written = last === undefined ? encodedPath(bare) : encodedPath(named?.before ?? '/') + last
  const target = `${isHere ? '' : url.origin}${written}${url.search}${url.hash}`
  if (target.length > MOST_TARGET)
    return fault('to', `The address to lead to has more than ${MOST_TARGET} characters.`)
  // What stands in a query or behind "#" is nobody's wildcard.
  return repeatsWildcard(target) === (named !== undefined)
    ? target
    : fault('to', bracketsMessage(wildcard))
}

function bracketsMessage(wildcard: string | undefined): string {
  return wildcard === undefined
    ? 'Brackets in the address to lead to repeat a name of the one before: /old/[slug] -> /new/[slug].'
    : `The address to lead to may repeat [${wildcard}], and only as its whole last part.`
}

function urlOf(text: string): URL | undefined {
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

/** An address with the site's own host is a path of the site. */
function withoutOwnHost(text: string, hosts: readonly string[]): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text
  const own = new URL(text)
  if (!hosts.includes(own.hostname)) return text
  return text.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function fault(field: 'from' | 'to', message: string): Fault {
  return { kind: 'malformed', message, field }
}
