import { type CaptchaAction, captchaActions } from '@vitrine/model'
import { type FormDefinition, getFormDefinition, resolveHref } from '@vitrine/blocks'
import type {
  FormPagePort,
  FormVisitor,
  PublishedForm,
} from '../../platform/http/form-page-port.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import type { Site } from '../../platform/http/site.ts'
import { isAllowed } from '../../platform/http/staff-member.ts'
import { getLanguage } from '../../identity/multilingual/index.ts'
import { findPublishedBlock, loadRenderContext } from '../content-loading/index.ts'
import { createReader } from '../page-access/index.ts'
import type { PagePorts } from '../page-cache/index.ts'
import { createFormBody, renderPage } from '../render/index.ts'
import { getPageMessages } from '../translations/index.ts'
import { formatLocaleUrl } from '../../identity/multilingual/index.ts'

/** Creates the port through which other slices find forms and show the result of a submission. */
export function createFormPages(ports: PagePorts): FormPagePort {
  return {
    findPublishedForm: (visitor, address) => findPublishedForm(ports, visitor, address),
    renderFormPage: (site, form, options) => renderFormPage(ports, site, form, options),
  }
}

async function loadShellByTag({ shells }: PagePorts, site: Site, tag: string) {
  return shells.load(site.id, getLanguage(await shells.loadLanguages(site.id), tag))
}

async function findPublishedForm(
  ports: PagePorts,
  visitor: FormVisitor,
  { formId, tag }: { readonly formId: string; readonly tag: string },
): Promise<PublishedForm | undefined> {
  const { http, renderer } = ports
  const { site } = visitor
  const [, documentId = '', blockId = ''] = /^([\w-]+)\.([\w-]{1,40})$/.exec(formId) ?? []
  const shell = await loadShellByTag(ports, site, tag)
  const found = await findPublishedBlock(http.db, { site, shell }, { documentId, blockId })
  if (!found) return undefined
  const { block, locale, guards, path, title: pageTitle, isInPopup } = found
  if (guards.length > 0) {
    const { passes } = await loadFormReader(http, visitor)
    for (const guard of guards) if (!(await passes(guard))) return undefined
  }
  const body = createFormBody(block)
  const { resolve } = await loadRenderContext(http.db, { site, path: '/', shell }, [body])
  const { translate } = getPageMessages(renderer.themes.get(site.theme), shell.language, renderer)
  const definition = getFormDefinition(block, {
    locale,
    fallbackLocale: site.language,
    resolve,
    translate,
  })
  if (!definition) return undefined
  const redirect = resolveHref(definition.successRedirect, resolve)
  const captchaAction = getCaptchaAction(site, definition, isInPopup)
  const location = { formId, locale, path, pageTitle, isInPopup }
  return { ...definition, ...location, redirect, captchaAction, body }
}

async function renderFormPage(
  ports: PagePorts,
  site: Site,
  form: PublishedForm,
  { tag, nonce, submitted }: Parameters<FormPagePort['renderFormPage']>[2],
): Promise<string> {
  const { http, renderer } = ports
  const { formId, locale, body, path, redirect, isInPopup } = form
  const [id = ''] = formId.split('.')
  const shell = await loadShellByTag(ports, site, tag)
  const { prefix } = shell.language
  const request = { site, path: formatLocaleUrl(prefix, `form/${formId}`), shell }
  const context = {
    ...(await loadRenderContext(http.db, request, [body])),
    formResponse: { formId, isInPopup, ...(submitted && { submitted }) },
  }
  const backUrl = formatLocaleUrl(prefix, path ?? '')
  const data = {
    form: { isSent: submitted === undefined, backUrl, nextUrl: submitted ? '' : redirect },
  }
  const { strings } = getPageMessages(renderer.themes.get(site.theme), shell.language, renderer)
  const heading = strings[submitted ? 'formErrorTitle' : 'formSentTitle']
  const { html } = await renderPage(
    renderer,
    context,
    {
      kind: 'system',
      name: 'form',
      data,
      intro: { id, locale, body },
      ...(typeof heading === 'string' && { title: heading }),
    },
    nonce,
  )
  return html
}

/** Returns the captcha action that the block tells the scripts of the page. */
function getCaptchaAction(
  { captcha }: Site,
  { kind, captchaEnabled }: FormDefinition,
  isInPopup: boolean,
): CaptchaAction | undefined {
  if (!captchaEnabled || captcha.kind === 'none' || kind === 'donation') return undefined
  return captchaActions[isInPopup ? 'popup' : kind]
}

async function loadFormReader(http: PageServer, visitor: FormVisitor) {
  const { site, cookies, sessionCookie, siteUserCookies } = visitor
  const { token } = sessionCookie
  const [user, member] = await Promise.all([
    http.findSiteUser(site, siteUserCookies.token),
    token === undefined ? undefined : http.findStaffMember(site, token),
  ])
  const isMaker = member !== undefined && isAllowed(member, 'content.read')
  return createReader(http.db, site, { user, isMaker, request: { cookies: { ...cookies } } })
}
