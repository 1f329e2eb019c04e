import type { FastifyRequest } from 'fastify'
import type { AppError } from '../../platform/http/app-error.ts'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { toLoggable } from '../../platform/http/operations/log.ts'
import { sendProblem, type ErrorPageSender, TooManyRequests } from '../../platform/http/problem.ts'
import { formatContentSecurityPolicy, newNonce } from '../../platform/http/security-headers.ts'
import { sendCached } from '../../platform/http/static.ts'
import { escapeHtml } from '../../platform/html/escape.ts'

/** Matches files, whose errors people do not read. */
const FILES = /^\/(static|assets)\/|^\/(site\.css|favicon\.ico|robots\.txt|sitemap\.xml)/

/**
 * Creates what sends errors as pages in the theme of the site. While the database is unavailable,
 * cached pages are sent, even outdated ones.
 */
export function errorPages(http: PageServer, responseCache: ResponseCache): ErrorPageSender {
  return async (request, reply, error) => {
    if (FILES.test(request.url)) return sendProblem(reply, error)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const lastKnown =
      isRead && error.status === 503 ? responseCache.getStale(request.raw) : undefined
    if (lastKnown) {
      sendCached(request, reply, lastKnown)
      return reply
    }
    const nonce = newNonce()
    const html = await renderErrorPage(http, request, error, nonce)
    if (error instanceof TooManyRequests) reply.header('retry-after', String(error.retryAfterS))
    if (error.status === 503) reply.header('retry-after', '2')
    return reply
      .status(error.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', formatContentSecurityPolicy({ nonce }, html))
      .send(html)
  }
}

async function renderErrorPage(
  http: PageServer,
  request: FastifyRequest,
  error: AppError,
  nonce: string,
): Promise<string> {
  const { website } = http
  try {
    const site = error.status === 421 ? undefined : await http.findSite(request)
    if (!site) return renderPlainError(error)
    const { status } = error
    const address = request.url.split('?')[0] ?? '/'
    const options = { nonce, address }
    if (status === 404 || status === 410)
      return await website.renderSystemPage(site, 'not-found', {}, options)
    const { translateError } = await website.loadTranslator(site, { address })
    const message = translateError(error)
    const data = { error: { status, message, reference: request.id } }
    return await website.renderSystemPage(site, 'error', data, options)
  } catch (failure) {
    // The cause of the failure may break the error page too.
    request.log.error({ error: toLoggable(failure) }, 'no error page could be drawn')
    return renderPlainError(error)
  }
}

/** Renders an error without a theme, for a request without a site. */
function renderPlainError({ status, message }: AppError): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title></head>
<body><main><h1>${status}</h1><p>${escapeHtml(message)}</p></main></body>
</html>
`
}
