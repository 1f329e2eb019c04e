import { type Action, may } from '@vitrine/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../../platform/http/app-error.ts'
import { contentSecurityPolicy } from '../../platform/http/security-headers.ts'
import { SessionCookie } from '../../platform/http/session-cookie.ts'
import type { Site } from '../../platform/http/site.ts'
import { FOR_ONE } from './caching.ts'

export interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Whether who asks is signed in as one who works on the site, and may do `action` there. */
export async function isMember(
  site: Site,
  { request, reply }: Visit,
  action: Action,
): Promise<boolean> {
  const { token } = new SessionCookie(request, reply)
  const member = token === undefined ? undefined : await request.server.memberOf(site, token)
  return member !== undefined && may(member.role, action)
}

/** A page that says no, drawn for its visitor. */
export function sendForOne(
  reply: FastifyReply,
  { status }: Pick<AppError, 'status'>,
  { nonce, html }: { readonly nonce: string; readonly html: string },
): void {
  void reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', FOR_ONE)
    .header('content-security-policy', contentSecurityPolicy({ nonce }, html))
    .send(html)
}
