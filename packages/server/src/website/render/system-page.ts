import type { PageType } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import type { Site } from '../../platform/http/site.ts'
import { languageOf, type SiteLanguage, splitLocale } from '../../identity/multilingual/index.ts'
import type { SystemPage } from './content.ts'
import { placeOf } from './named.ts'
import { drawPage, type RendererPorts } from './renderer.ts'
import type { Shell, Shells } from './shell.ts'
import { stringsOf } from './strings.ts'
import { systemPageType } from './static-context.ts'
import { urlOf } from './urls.ts'
import type { PublishedPage } from './view/published.ts'

/**
 * Draws a page of the platform for one visitor, in the site's theme. `data` is one object under the
 * page's name; its texts are plain, and escaped by the template.
 *
 * @see themes/system/README.md
 */
export type RenderSystemPage = (
  site: Site,
  name: SystemPage,
  data: Readonly<Record<string, unknown>>,
  given: {
    readonly nonce: string
    /** Without it, that of `address`; without both, the site's own. */
    readonly language?: Pick<SiteLanguage, 'tag'>
    /** The path that was asked for. */
    readonly address?: string
    /** Where it stands in every language, without a prefix; nowhere when left out. */
    readonly path?: string
    /** Tells nothing of the site: no menu, no footer. */
    readonly isBare?: boolean
  },
) => Promise<string>

declare module 'fastify' {
  interface FastifyInstance {
    readonly renderSystemPage: RenderSystemPage
  }
}

/** The page that an owner made for one of the platform's purposes. */
export type OwnPage = (
  at: { readonly site: Site; readonly shell: Shell },
  type: PageType,
) => Promise<PublishedPage | undefined>

/** Pages of which owners may write the words themselves. @see platform spec §2 "Section kinds" */
const OWN: ReadonlySet<PageType> = new Set<PageType>([
  'not-found',
  'error',
  'search',
  'lock-screen',
  'protected-content',
  'member-area-access-denied',
  'sso-page',
])

export function drawSystemPages(
  app: FastifyInstance,
  ports: RendererPorts & { readonly shells: Shells; readonly ownPage: OwnPage },
): void {
  const { db, shells, ownPage } = ports
  app.decorate('renderSystemPage', async (site, name, data, given) => {
    const { nonce, isBare, address, path } = given
    const languages = await shells.languagesOf(site.id)
    const language = given.language
      ? languageOf(languages, given.language.tag)
      : address === undefined
        ? undefined
        : splitLocale(languages, address).language
    const shell = await shells.of(site.id, language)
    const type = systemPageType(name, data)
    const document = OWN.has(type) ? await ownPage({ site, shell }, type) : undefined
    const at = { site, path: urlOf(shell, path ?? name), shell }
    const place = await placeOf(db, at, document ? [document.body] : [])
    const strings = stringsOf(ports.themes.get(site.theme), shell.language)
    const title = document ? undefined : titleIn(strings, name)
    const { html } = await drawPage(
      ports,
      place,
      { kind: 'system', name, data, document, isBare, path, ...(title && { title }) },
      nonce,
    )
    return html
  })
}

/** `titleNotFound` for `not-found`; those that no language says are in English. */
function titleIn(strings: Readonly<Record<string, unknown>>, name: SystemPage): string | undefined {
  const key = `-${name}`.replaceAll(/-(\w)/g, (_sign, letter: string) => letter.toUpperCase())
  const title = strings[`title${key}`]
  return typeof title === 'string' ? title : undefined
}
