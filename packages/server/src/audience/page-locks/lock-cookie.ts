import { createHmac } from 'node:crypto'
import { LOCKED_COOKIE } from '@vitrine/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isValidCrumb } from '../../platform/http/crumb.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Lock } from './store.ts'

/** The maximum number of pages that one browser has unlocked; the oldest are asked for again. */
const MAX_OPEN_LOCKS = 20

type Opening = Pick<Lock, 'subjectId' | 'version'>

/** Returns whether the browser entered the lock’s current password. */
export function hasOpened(
  request: Pick<FastifyRequest, 'cookies'>,
  site: Site,
  lock: Opening,
): boolean {
  const expected = deriveKey(site, lock)
  return parseKeys(request).some((key) => isValidCrumb(expected, key))
}

/** Stores in a session cookie that the browser opened the lock, until its password changes. */
export function rememberUnlocked(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  lock: Opening,
): void {
  const key = deriveKey(site, lock)
  const keys = [key, ...parseKeys(request).filter((one) => one !== key)].slice(0, MAX_OPEN_LOCKS)
  reply.setCookie(LOCKED_COOKIE, keys.join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  })
}

/** Derives the cookie's key for a lock. It differs by site, lock and password. */
function deriveKey({ id, secret }: Site, { subjectId, version }: Opening): string {
  const text = `locked:${id}:${subjectId}:${version}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}

function parseKeys(request: Pick<FastifyRequest, 'cookies'>): readonly string[] {
  const keys = request.cookies[LOCKED_COOKIE]?.split('.') ?? []
  return keys.slice(0, MAX_OPEN_LOCKS).filter((key) => /^[\w-]{32}$/.test(key))
}
