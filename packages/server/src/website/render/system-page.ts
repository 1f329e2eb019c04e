import type { RenderSystemPage, SystemPage } from '../../platform/http/page-server.ts'
import type { PageType } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import { getLanguage, splitLocale } from '../../identity/multilingual/index.ts'
import { loadRenderContext } from '../content-loading/index.ts'
import { getSystemPageType } from '../page-json/index.ts'
import {
  formatPageUrl,
  type PublishedPage,
  type SiteShell,
  type SiteShells,
} from '../site-shell/index.ts'
import { getPageMessages, type TemplateStrings } from '../translations/index.ts'
import { type RendererPorts, renderPage } from './renderer.ts'

/** Finds the owner's page for a purpose of the platform. */
export type FindOwnPage = (
  request: { readonly site: Site; readonly shell: SiteShell },
  type: PageType,
) => Promise<PublishedPage | undefined>

/** The pages whose texts owners may write themselves. @see platform spec §2 "Section kinds" */
const CUSTOMIZABLE_TYPES: ReadonlySet<PageType> = new Set<PageType>([
  'not-found',
  'error',
  'search',
  'lock-screen',
  'protected-content',
  'member-area-access-denied',
  'sso-page',
])

/** Creates the function that renders pages of the platform. */
export function createSystemPageRenderer(
  ports: RendererPorts & { readonly shells: SiteShells; readonly findOwnPage: FindOwnPage },
): RenderSystemPage {
  const { db, shells, findOwnPage } = ports
  return async (site, name, data, options) => {
    const { nonce, isBare, address, path } = options
    const languages = await shells.loadLanguages(site.id)
    const language = options.language
      ? getLanguage(languages, options.language.tag)
      : address === undefined
        ? undefined
        : splitLocale(languages, address).language
    const shell = await shells.load(site.id, language)
    const type = getSystemPageType(name, data)
    const document = CUSTOMIZABLE_TYPES.has(type)
      ? await findOwnPage({ site, shell }, type)
      : undefined
    const request = { site, path: formatPageUrl(shell, path ?? name), shell }
    const context = await loadRenderContext(db, request, document ? [document.body] : [])
    const { strings } = getPageMessages(ports.themes.get(site.theme), shell.language)
    const title = document ? undefined : getTitle(strings, name)
    const { html } = await renderPage(
      ports,
      context,
      { kind: 'system', name, data, document, isBare, path, ...(title && { title }) },
      nonce,
    )
    return html
  }
}

/** Returns the title of a page of the platform; undefined if no language has one. */
function getTitle(strings: TemplateStrings, name: SystemPage): string | undefined {
  const key = `-${name}`.replaceAll(/-(\w)/g, (_sign, character: string) => character.toUpperCase())
  const title = strings[`title${key}`]
  return typeof title === 'string' ? title : undefined
}
