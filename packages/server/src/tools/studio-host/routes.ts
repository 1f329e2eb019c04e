import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ResponseCache } from '../../platform/http/response-cache.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { formatStudioPolicy } from '../../platform/http/security-headers.ts'
import { serveFolder } from '../../platform/http/static.ts'
import { STUDIO_DIST } from '../../platform/config/paths.ts'
import { studioErrors } from './errors.ts'

/**
 * Serves the studio: one page for every path below /config, which asks the API who is signed in. The page
 * itself holds no data.
 */
export function studioRoutes(http: HttpServer, responseCache: ResponseCache): void {
  const folder = fileURLToPath(new URL('assets', STUDIO_DIST))
  serveFolder(http.app, responseCache, { prefix: '/config/assets/', folder })
  const index = readFile(new URL('index.html', STUDIO_DIST), 'utf8').catch(() => undefined)
  for (const url of ['/config', '/config/*'])
    http.app.get(url, { config: { access: 'anyone' } }, async (_request, reply) => {
      const html = await index
      if (html === undefined) throw studioErrors.notBuilt()
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', formatStudioPolicy())
        .send(html)
    })
}
