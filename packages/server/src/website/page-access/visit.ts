import type { Action } from '@vitrine/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppError } from '../../platform/http/app-error.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { formatContentSecurityPolicy } from '../../platform/http/security-headers.ts'
import { SessionCookie } from '../../platform/http/session-cookie.ts'
import type { Site } from '../../platform/http/site.ts'
import { isAllowed } from '../../platform/http/staff-member.ts'
import { PRIVATE_NO_STORE } from '../page-cache/index.ts'

export interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Returns whether the visitor is signed in as staff who may perform an action. */
export async function isStaffAllowed(
  http: HttpServer,
  { site, request, reply }: Visit & { readonly site: Site },
  action: Action,
): Promise<boolean> {
  const { token } = new SessionCookie(request, reply)
  const member = token === undefined ? undefined : await http.findStaffMember(site, token)
  return member !== undefined && isAllowed(member, action)
}

/** Sends a page that was rendered for one visitor, with the status of an error. */
export function sendPrivatePage(
  reply: FastifyReply,
  { status }: Pick<AppError, 'status'>,
  { nonce, html }: { readonly nonce: string; readonly html: string },
): void {
  void reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', PRIVATE_NO_STORE)
    .header('content-security-policy', formatContentSecurityPolicy({ nonce }, html))
    .send(html)
}
