import { ANALYTICS_MAX_AGE_S, analyticsKeys } from '@vitrine/model'
import { mayIdentify } from '../consent.ts'
import { readCookie, writeCookie } from '../cookies.ts'

/** The session of a visitor. @see platform spec §3 "Session info" */
export interface SessionInfo {
  readonly isFirstLanding: boolean
  readonly isFirstSession: boolean
  readonly sessionId: string
}

const { analyticsId, expiration, sessionId, isFirstSession, hasLanded } = analyticsKeys

function getStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name]
  } catch {
    console.warn('Unable access local/session storage.')
    return undefined
  }
}

/** Creates a UUID; browsers have `randomUUID` in secure contexts only. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4, variant 1.
  const text = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte
    return fixed.toString(16).padStart(2, '0')
  }).join('')
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * Returns the visitor's analytics id: that of the cookie, else of the storage until it expires, else a new one. Empty
 * without consent.
 */
export function getAnalyticsId(now = Date.now()): string {
  if (!mayIdentify()) return ''
  const storage = getStorage('localStorage')
  const isExpired = Number(storage?.getItem(expiration) ?? 0) <= now
  const stored = isExpired ? undefined : storage?.getItem(analyticsId)
  const id = readCookie(analyticsId) ?? stored ?? createUuid()
  writeCookie(analyticsId, id, ANALYTICS_MAX_AGE_S)
  try {
    storage?.setItem(analyticsId, id)
    storage?.setItem(expiration, String(now + ANALYTICS_MAX_AGE_S * 1_000))
  } catch {
    console.warn('Unable to store analyticsId')
  }
  return id
}

/** Returns the session, and begins one if there is none; undefined without consent. */
export function getSessionInfo(): SessionInfo | undefined {
  if (!mayIdentify()) return undefined
  const known = readCookie(sessionId)
  const id = known ?? createUuid()
  const local = getStorage('localStorage')
  const session = getStorage('sessionStorage')
  try {
    if (known === undefined) {
      writeCookie(sessionId, id)
      const isFirst = local?.getItem(hasLanded) !== 'true'
      session?.setItem(isFirstSession, String(isFirst))
    }
    const isFirstLanding = local?.getItem(hasLanded) !== 'true'
    local?.setItem(hasLanded, 'true')
    return {
      isFirstLanding,
      isFirstSession: session?.getItem(isFirstSession) === 'true',
      sessionId: id,
    }
  } catch {
    console.warn('Unable access local/session storage.')
    return { isFirstLanding: false, isFirstSession: false, sessionId: id }
  }
}
