import type { FastifyRequest } from 'fastify'
import type { AppError } from '../../platform/http/app-error.ts'
import type { FrontDoor } from '../../platform/http/front-door.ts'
import { loggable } from '../../platform/http/log.ts'
import { answer, type ErrorPage, TooMany } from '../../platform/http/problem.ts'
import { contentSecurityPolicy, newNonce } from '../../platform/http/security-headers.ts'
import { give } from '../../platform/http/static.ts'
import { escapeHtml } from '../../platform/html/escape.ts'

/** Not read by people: a short answer is enough. */
const FILES = /^\/(static|assets)\/|^\/(site\.css|favicon\.ico|robots\.txt|sitemap\.xml)/

/**
 * Errors as people see them, in the site's theme. While the database is gone, pages that were given
 * before are given again.
 */
export function errorPages(frontDoor: FrontDoor): ErrorPage {
  return async (request, reply, error) => {
    if (FILES.test(request.url)) return answer(reply, error)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const lastKnown = isRead && error.status === 503 ? frontDoor.lastKnown(request.raw) : undefined
    if (lastKnown) {
      give(request, reply, lastKnown)
      return reply
    }
    const nonce = newNonce()
    const html = await drawn(request, error, nonce)
    if (error instanceof TooMany) reply.header('retry-after', String(error.retryAfterS))
    if (error.status === 503) reply.header('retry-after', '2')
    return reply
      .status(error.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', contentSecurityPolicy({ nonce }, html))
      .send(html)
  }
}

async function drawn(request: FastifyRequest, error: AppError, nonce: string): Promise<string> {
  const { server: app } = request
  try {
    const site = error.status === 421 ? undefined : await app.siteOf(request)
    if (!site) return bare(error)
    const { status } = error
    const address = request.url.split('?')[0] ?? '/'
    const given = { nonce, address }
    if (status === 404) return await app.renderSystemPage(site, 'not-found', {}, given)
    const message = (await app.wordsOf(site, { address }))(error.code, error.message)
    const data = { error: { status, message, reference: request.id } }
    return await app.renderSystemPage(site, 'error', data, given)
  } catch (failure) {
    // What broke the page may break its error page too, and somebody has to be told something.
    request.log.error({ error: loggable(failure) }, 'no error page could be drawn')
    return bare(error)
  }
}

/** Without a site there is no theme, and nowhere to lead to. */
function bare({ status, message }: AppError): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title></head>
<body><main><h1>${status}</h1><p>${escapeHtml(message)}</p></main></body>
</html>
`
}
