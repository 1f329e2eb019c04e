import type { FastifyInstance } from 'fastify'
import { languageOf, splitLocale } from '../../identity/multilingual/index.ts'
import type { Shells } from './shell.ts'
import { stringsOf } from './strings.ts'
import type { Themes } from './themes.ts'

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
