import type { FastifyInstance } from 'fastify'
import type { Site } from '../http/site.ts'
import { languageOf, splitLocale } from '../multilingual/index.ts'
import type { Shells } from './shell.ts'
import { stringsOf } from './strings.ts'
import type { Themes } from './themes.ts'

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

/** What pages say that no template holds: why a form was refused, by the error's code. */
export function offerWords(
  app: FastifyInstance,
  { shells, themes }: { readonly shells: Shells; readonly themes: Themes },
): void {
  app.decorate('wordsOf', async (site, place) => {
    const languages = await shells.languagesOf(site.id)
    const language =
      'tag' in place
        ? languageOf(languages, place.tag)
        : splitLocale(languages, place.address).language
    const texts = stringsOf(themes.get(site.theme), language ?? { tag: site.language })
    return (name, otherwise) => {
      const text = texts[name]
      return typeof text === 'string' ? text : otherwise
    }
  })
}
