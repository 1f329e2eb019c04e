import { createHash } from 'node:crypto'
import { createOpenApi, pickCommerceApi } from '@vitrine/contract'
import { getErrorDefinitions } from './app-error.ts'
import { createDocumentSchemas } from './document-schemas.ts'
import type { HttpServer } from './http-server.ts'
import { matchesEtag } from './etag.ts'
import { httpErrors } from './problem.ts'

/** Formats the OpenAPI document of the interface, as it is committed. */
export function formatOpenApi(): string {
  return `${JSON.stringify(createOpenApi(getErrorDefinitions(), createDocumentSchemas()), null, 2)}\n`
}

/** Formats the part of it that is for API keys. */
export function formatCommerceApi(): string {
  return `${JSON.stringify(pickCommerceApi(createOpenApi(getErrorDefinitions())), null, 2)}\n`
}

/** Serves the documents on every site; each is created by its first request. */
export function serveOpenApi(http: HttpServer): void {
  serve(http, '/api/openapi.json', formatOpenApi)
  serve(http, '/api/commerce/v1/openapi.json', formatCommerceApi)
}

function serve(http: HttpServer, path: string, format: () => string): void {
  let made: { readonly text: string; readonly etag: string } | undefined
  http.app.get(path, { config: { access: 'anyone' } }, async (request, reply) => {
    if (!(await http.findSite(request))) throw httpErrors.unknownSite()
    made ??= withEtag(format())
    reply.header('etag', made.etag).header('cache-control', 'public, max-age=300')
    if (matchesEtag(request.headers['if-none-match'], [made.etag])) return reply.status(304).send()
    return reply.type('application/json').send(made.text)
  })
}

function withEtag(text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { text, etag: `"${hash}"` }
}
