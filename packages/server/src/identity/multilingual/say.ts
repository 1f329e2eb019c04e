import type { Site } from '../../platform/http/site.ts'

/**
 * The text of this name in the words of templates, in the language of an address or the one named;
 * `otherwise` where that language has none.
 */
export type Say = (name: string, otherwise: string) => string

declare module 'fastify' {
  interface FastifyInstance {
    readonly wordsOf: (
      site: Site,
      place: { readonly address: string } | { readonly tag: string },
    ) => Promise<Say>
  }
}
