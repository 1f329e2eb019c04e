import type { CommentStatus } from '@vitrine/model'

/** What is known when a comment comes. */
export interface Evidence {
  readonly text: string
  readonly name: string
  /** The field that people do not see was filled in. */
  readonly isTrapped: boolean
  /** The owner wants to read no such thing. */
  readonly isBlocked: boolean
  /** How long it took to write; undefined when the page cannot say. */
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
  /** For the owner; null where everybody sees it at once. */
  readonly reason: string | null
}

/** Nobody reads an item and writes a comment sooner. */
const SHORTEST_MS = 3_000

/** What makes an address of a word; a dot between letters is one only before a slash. */
const LINK = /https?:|www\.|\b[\w.-]+\.[a-z]{2,}\/|\[url|<a\b|\bhref\b/iu

/** Whether a comment is shown at once, waits to be read, or is put away. */
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
