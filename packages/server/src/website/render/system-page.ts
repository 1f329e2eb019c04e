import type { RenderSystemPage, SystemForm, SystemPage } from '../../platform/http/page-server.ts'
import { customizablePageTypes, type PageType } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import { getLanguage, splitLocale } from '../../identity/multilingual/index.ts'
import { loadRenderContext } from '../content-loading/index.ts'
import { formatFormId } from '../block-content/index.ts'
import type { Introduction, RenderContext } from '../render-context/index.ts'
import { createFormBody } from './form-body.ts'
import { getSystemPageType } from '../page-json/index.ts'
import {
  DEFAULT_SETTINGS,
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

const CUSTOMIZABLE_TYPES: ReadonlySet<PageType> = new Set<PageType>(customizablePageTypes)

/** Creates the function that renders pages of the platform. */
export function createSystemPageRenderer(
  ports: RendererPorts & { readonly shells: SiteShells; readonly findOwnPage: FindOwnPage },
): RenderSystemPage {
  const { db, shells, findOwnPage } = ports
  return async (site, name, data, options) => {
    const { nonce, isBare = site.isHidden, address, path } = options
    const languages = await shells.loadLanguages(site.id)
    const language = options.language
      ? getLanguage(languages, options.language.tag)
      : address === undefined
        ? undefined
        : splitLocale(languages, address).language
    const whole = await shells.load(site.id, language)
    const shell = isBare ? hideContent(whole) : whole
    const type = getSystemPageType(name, data)
    const document = CUSTOMIZABLE_TYPES.has(type)
      ? await findOwnPage({ site, shell }, type)
      : undefined
    const request = { site, path: formatPageUrl(shell, path ?? name), shell }
    const form = options.form && createSystemForm(options.form, shell)
    const bodies = [document, form?.intro].flatMap((content) => content?.body ?? [])
    const context = { ...(await loadRenderContext(db, request, bodies)), ...form?.context }
    const { strings } = getPageMessages(ports.themes.get(site.theme), shell.language, ports)
    const title = document ? undefined : getTitle(strings, name)
    const { html } = await renderPage(
      ports,
      context,
      {
        kind: 'system',
        name,
        data,
        document,
        isBare,
        path,
        intro: form?.intro,
        ...(title && { title }),
      },
      nonce,
    )
    return html
  }
}

/** The document part of the ids of the platform's own forms. */
const FORM_DOCUMENT = 'platform'

/** Returns the content of a form of the platform, and the data that its block reads. */
function createSystemForm(
  { block, action, submit, submitted }: SystemForm,
  { language }: SiteShell,
): { readonly intro: Introduction; readonly context: Pick<RenderContext, 'formResponse'> } {
  const formResponse = {
    formId: formatFormId(FORM_DOCUMENT, block.id),
    isInPopup: false,
    own: { action, submit },
    ...(submitted && { submitted }),
  }
  const intro = { id: FORM_DOCUMENT, locale: language.tag, body: createFormBody(block) }
  return { intro, context: { formResponse } }
}

/** Returns a shell that tells only the name and the icons of a site, for visitors who may not see it. */
export function hideContent(shell: SiteShell): SiteShell {
  const { siteTitle, faviconId, logoImageId } = shell.settings
  return {
    ...shell,
    settings: {
      ...DEFAULT_SETTINGS,
      siteTitle,
      ...(faviconId !== undefined && { faviconId }),
      ...(logoImageId !== undefined && { logoImageId }),
    },
    navigation: [],
    headerFooter: undefined,
    stores: [],
  }
}

/** Returns the title of a page of the platform; undefined if no language has one. */
function getTitle(strings: TemplateStrings, name: SystemPage): string | undefined {
  const key = `-${name}`.replaceAll(/-(\w)/g, (_sign, character: string) => character.toUpperCase())
  const title = strings[`title${key}`]
  return typeof title === 'string' ? title : undefined
}
