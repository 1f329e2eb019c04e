import { KeptAnswer } from '../../platform/http/kept-answer.ts'
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts'
import { withQuery } from '../../content/redirects/index.ts'
import { cachingOf } from './caching.ts'
import type { Asked } from './published.ts'

/**
 * The page is at another address of the site. Pages are kept for several queries at once, and the way to
 * them takes the visitor's whole query along: so it is not made where pages are.
 */
export class Elsewhere extends Error {
  /** A path, not encoded. */
  readonly to: string
  readonly status: 301 | 302
  /** What was asked when it was found out. */
  readonly asked: Asked

  constructor(to: string, status: 301 | 302, asked: Asked) {
    super('This page is at another address')
    this.to = to
    this.status = status
    this.asked = asked
  }
}

/** An answer that leads to `target`, which is encoded, with the visitor's query. */
export function keepRedirect(
  { target, status }: { readonly target: string; readonly status: 301 | 302 },
  search: string,
  asked: Asked,
): Promise<KeptAnswer> {
  return KeptAnswer.make({
    bytes: Buffer.from(`This page has moved to ${target}\n`),
    status,
    isCurrent: asked.isCurrent,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cachingOf(asked),
      location: withQuery(target, search),
    },
  })
}
