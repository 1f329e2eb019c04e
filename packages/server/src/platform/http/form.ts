import type { FastifyInstance } from 'fastify'

/** Reads what native forms post, flat; a name that comes twice keeps its last value. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = Object.fromEntries(new URLSearchParams(String(body)))
      done(null, Object.assign(Object.create(null), fields))
    },
  )
  // Fastify reads plain text as well, which every page of the web may post here.
  app.removeContentTypeParser('text/plain')
}
