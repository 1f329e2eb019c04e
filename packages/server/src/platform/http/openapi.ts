import { createHash } from 'node:crypto'
import { createOpenApi } from '@vitrine/contract'
import { getErrorDefinitions } from './app-error.ts'
import { createDocumentSchemas } from './document-schemas.ts'
import type { HttpServer } from './http-server.ts'
import { matchesEtag } from './etag.ts'
import { httpErrors } from './problem.ts'

/** Formats the OpenAPI document of the interface, as it is committed. */
export function formatOpenApi(): string {
  return `${JSON.stringify(createOpenApi(getErrorDefinitions(), createDocumentSchemas()), null, 2)}\n`
}

/** Serves the document on every site; it is created by the first request. */
export function serveOpenApi(http: HttpServer): void {
  let made: { readonly text: string; readonly etag: string } | undefined
  http.app.get('/api/openapi.json', { config: { access: 'anyone' } }, async (request, reply) => {
    if (!(await http.findSite(request))) throw httpErrors.unknownSite()
    made ??= withEtag(formatOpenApi())
    reply.header('etag', made.etag).header('cache-control', 'public, max-age=300')
    if (matchesEtag(request.headers['if-none-match'], [made.etag])) return reply.status(304).send()
    return reply.type('application/json').send(made.text)
  })
}

function withEtag(text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { text, etag: `"${hash}"` }
}
