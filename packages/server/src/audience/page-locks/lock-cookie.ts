import { createHmac } from 'node:crypto'
import { LOCKED_COOKIE } from '@vitrine/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCrumb } from '../../platform/http/crumb.ts'
import type { Site } from '../../platform/http/site.ts'
import type { Lock } from './store.ts'

/** As many pages as one browser is let into at once; those that came first are asked for again. */
const MOST_OPEN = 20

type Opening = Pick<Lock, 'subjectId' | 'version'>

/** Whether the browser gave the password that the lock has now. */
export function hasOpened(
  request: Pick<FastifyRequest, 'cookies'>,
  site: Site,
  lock: Opening,
): boolean {
  const expected = keyOf(site, lock)
  return keysIn(request).some((key) => isCrumb(expected, key))
}

/** Lets the browser in until it is closed, or the password is changed. */
export function keepOpen(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  lock: Opening,
): void {
  const key = keyOf(site, lock)
  const keys = [key, ...keysIn(request).filter((one) => one !== key)].slice(0, MOST_OPEN)
  reply.setCookie(LOCKED_COOKIE, keys.join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  })
}

/** Nobody else's lock, no other site's and no other password's has the same. */
function keyOf({ id, secret }: Site, { subjectId, version }: Opening): string {
  const text = `locked:${id}:${subjectId}:${version}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}

function keysIn(request: Pick<FastifyRequest, 'cookies'>): readonly string[] {
  const keys = request.cookies[LOCKED_COOKIE]?.split('.') ?? []
  return keys.slice(0, MOST_OPEN).filter((key) => /^[\w-]{32}$/.test(key))
}
