import type { FastifyInstance } from 'fastify'

/** Parses the bodies of native forms to flat records; of a repeated name the last value counts. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = Object.fromEntries(new URLSearchParams(String(body)))
      done(null, Object.assign(Object.create(null), fields))
    },
  )
  // Fastify parses plain text as well, which any page of the web may post here.
  app.removeContentTypeParser('text/plain')
}
