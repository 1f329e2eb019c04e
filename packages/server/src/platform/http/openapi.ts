import { createHash } from 'node:crypto'
import { openApi } from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { errorLines } from './app-error.ts'
import { isKnownTag } from './known-tag.ts'
import { httpErrors } from './problem.ts'

/** The document of the whole interface, as it is committed. */
export function openApiText(): string {
  return `${JSON.stringify(openApi(errorLines()), null, 2)}\n`
}

/** Serves the document on every site; made when it is first asked for. */
export function serveOpenApi(app: FastifyInstance): void {
  let made: { readonly text: string; readonly etag: string } | undefined
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, async (request, reply) => {
    if (!(await app.siteOf(request))) throw httpErrors.unknownSite()
    made ??= withEtag(openApiText())
    reply.header('etag', made.etag).header('cache-control', 'public, max-age=300')
    if (isKnownTag(request.headers['if-none-match'], [made.etag])) return reply.status(304).send()
    return reply.type('application/json').send(made.text)
  })
}

function withEtag(text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { text, etag: `"${hash}"` }
}
