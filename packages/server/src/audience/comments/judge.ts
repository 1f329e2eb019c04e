import type { CommentStatus } from '@vitrine/model'

/** The facts that decide about a new comment. */
export interface Evidence {
  readonly text: string
  readonly name: string
  /** Whether the field that people do not see was filled in. */
  readonly isTrapped: boolean
  /** Whether the comment matches the blocklist. */
  readonly isBlocked: boolean
  /** The time in milliseconds it took to write; undefined if the page cannot tell. */
  readonly tookMs: number | undefined
  /** Whether the collection requires approval of every comment. */
  readonly isModerated: boolean
  /** Whether the author is signed in and had a comment approved before. */
  readonly isKnown: boolean
  /** Whether the same text was sent before, on this or another item of the site. */
  readonly isRepeated: boolean
}

export interface Judgement {
  readonly status: Extract<CommentStatus, 'pending' | 'approved' | 'spam'>
  /** The reason shown to the owner; null if the comment is public at once. */
  readonly reason: string | null
}

/** The minimum time in which a person reads an item and writes a comment. */
const SHORTEST_MS = 3_000

/** Text that looks like a URL; a dot inside a word counts only before a slash. */
const LINK = /https?:|www\.|\w[.-]*\.[a-z]{2,}\/|\[url|<a\b|\bhref\b/iu

/** Decides whether a comment is published, waits for approval, or is spam. */
export function judge(evidence: Evidence): Judgement {
  const { isBlocked, isTrapped, tookMs, isModerated, isKnown, isRepeated, text, name } = evidence
  if (isBlocked) return { status: 'spam', reason: 'blocked' }
  if (isTrapped) return { status: 'spam', reason: 'trap' }
  if (tookMs !== undefined && tookMs < SHORTEST_MS) return { status: 'spam', reason: 'quick' }
  if (isRepeated) return { status: 'pending', reason: 'repeated' }
  if (!isKnown && (LINK.test(text) || LINK.test(name))) return { status: 'pending', reason: 'link' }
  if (isModerated) return { status: 'pending', reason: 'moderated' }
  if (!isKnown && tookMs === undefined) return { status: 'pending', reason: 'untimed' }
  return { status: 'approved', reason: null }
}
