import type { CommentStatus } from '@vitrine/model'

/** The facts that decide about a new comment. */
export interface Evidence {
  readonly text: string
  readonly name: string
  /** The field that people do not see was filled in. */
  readonly isTrapped: boolean
  /** The owner wants to read no such thing. */
  readonly isBlocked: boolean
  /** The time in milliseconds it took to write; undefined if the page cannot tell. */
  readonly tookMs: number | undefined
  /** The collection's owner reads everything first. */
  readonly isModerated: boolean
  /** Signed in, and approved before. */
  readonly isKnown: boolean
  /** The same words were sent before, here or elsewhere on the site. */
  readonly isRepeated: boolean
}

export interface Judgement {
  readonly status: Extract<CommentStatus, 'pending' | 'approved' | 'spam'>
  /** The reason shown to the owner; null if the comment is public at once. */
  readonly reason: string | null
}

/** Nobody reads an item and writes a comment sooner. */
const SHORTEST_MS = 3_000

/** Text that looks like a URL; a dot inside a word counts only before a slash. */
const LINK = /https?:|www\.|\b[\w.-]+\.[a-z]{2,}\/|\[url|<a\b|\bhref\b/iu

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
