import { type CaptchaAction, captchaActions, may } from '@vitrine/model'
import { type FormDefinition, formOf, redirectOf } from '@vitrine/blocks'
import { type Block, type Content, newContent, newSection } from '@vitrine/page'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import type { Admitted } from '../../platform/http/call.ts'
import type { Site } from '../../platform/http/site.ts'
import { languageOf } from '../../identity/multilingual/index.ts'
import type { AnsweredForm } from '../render/form-port.ts'
import { placeOf } from '../render/named.ts'
import { drawPage } from '../render/renderer.ts'
import { wordsOf } from '../render/said.ts'
import { urlIn } from '../../identity/multilingual/index.ts'
import type { PagePorts } from './make-page.ts'
import { publishedBlock } from './published-block.ts'
import { readerWith } from './reader.ts'

/** A form as everybody who may read its page sees it. */
export interface PublishedForm extends FormDefinition {
  readonly formId: string
  /** What it is written in. */
  readonly locale: string
  /** Of its page; null where it stands on every page. */
  readonly path: string | null
  readonly pageTitle: string
  /** Where a visitor is led afterwards; empty where thanks are said. */
  readonly redirect: string
  readonly isInPopup: boolean
  /** What a captcha is solved for before it is sent; undefined where none is. */
  readonly captchaAction: CaptchaAction | undefined
  readonly body: Content
}

/** A language of the site, by its tag. */
interface At {
  readonly formId: string
  readonly tag: string
}

/** Who asks, as far as it decides what they may read. */
type Asker = Pick<Admitted, 'site' | 'cookies' | 'sessionCookie' | 'siteUserCookies'>

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where there is none, or who asks may not read its page. */
    readonly publishedForm: (asker: Asker, at: At) => Promise<PublishedForm | undefined>
    /** A page with one form, after it was sent: what is wrong with it, or thanks. */
    readonly drawForm: (
      site: Site,
      form: PublishedForm,
      given: Pick<AnsweredForm, 'sent'> & { readonly tag: string; readonly nonce: string },
    ) => Promise<string>
  }
}

/** Gives forms as they are published to those who take what is sent. */
export function formPages(app: FastifyInstance, { db, shells, renderer }: PagePorts): void {
  const shellIn = async (site: Site, tag: string) =>
    shells.of(site.id, languageOf(await shells.languagesOf(site.id), tag))

  app.decorate('publishedForm', async (asker, { formId, tag }) => {
    const { site } = asker
    const [, documentId = '', blockId = ''] = /^([\w-]+)\.([\w-]{1,40})$/.exec(formId) ?? []
    const shell = await shellIn(site, tag)
    const found = await publishedBlock(db, { site, shell }, { documentId, blockId })
    if (!found) return undefined
    const { block, locale, guards, path, title: pageTitle, isInPopup } = found
    if (guards.length > 0) {
      const { passes } = await readerBy(app, db, asker)
      for (const guard of guards) if (!(await passes(guard))) return undefined
    }
    const body = alone(block)
    const { resolve } = await placeOf(db, { site, path: '/', shell }, [body])
    const { say } = wordsOf(renderer.themes.get(site.theme), shell.language)
    const definition = formOf(block, { locale, fallbackLocale: site.language, resolve, say })
    if (!definition) return undefined
    const redirect = redirectOf(definition.successRedirect, resolve)
    const captchaAction = captchaActionOf(site, definition, isInPopup)
    const where = { formId, locale, path, pageTitle, isInPopup }
    return { ...definition, ...where, redirect, captchaAction, body }
  })

  app.decorate('drawForm', async (site, form, { tag, nonce, sent }) => {
    const { formId, locale, body, path, redirect, isInPopup } = form
    const [id = ''] = formId.split('.')
    const shell = await shellIn(site, tag)
    const at = { site, path: urlIn(shell.language.prefix, `form/${formId}`), shell }
    const place = {
      ...(await placeOf(db, at, [body])),
      answeredForm: { formId, isInPopup, ...(sent && { sent }) },
    }
    const backUrl = urlIn(shell.language.prefix, path ?? '')
    const data = { form: { isSent: sent === undefined, backUrl, nextUrl: sent ? '' : redirect } }
    const { strings } = wordsOf(renderer.themes.get(site.theme), shell.language)
    const heading = strings[sent ? 'formErrorTitle' : 'formSentTitle']
    const { html } = await drawPage(
      renderer,
      place,
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
  })
}

/** The same as the block tells the page's scripts. */
function captchaActionOf(
  { captcha }: Site,
  { kind, captchaEnabled }: FormDefinition,
  isInPopup: boolean,
): CaptchaAction | undefined {
  if (!captchaEnabled || captcha.kind === 'none' || kind === 'donation') return undefined
  return captchaActions[isInPopup ? 'popup' : kind]
}

async function readerBy(app: FastifyInstance, db: Db, asker: Asker) {
  const { site, cookies, sessionCookie, siteUserCookies } = asker
  const { token } = sessionCookie
  const [user, member] = await Promise.all([
    app.siteUserOf(site, siteUserCookies.token),
    token === undefined ? undefined : app.memberOf(site, token),
  ])
  const isMaker = member !== undefined && may(member.role, 'content.read')
  return readerWith(db, site, { user, isMaker, request: { cookies: { ...cookies } } })
}

/** The block by itself, as wide as its section. */
function alone(block: Block): Content {
  const { group: _group, hidden: _hidden, lock: _lock, ...shown } = block
  const desktop = { x: 0, y: 0, w: 12, h: 1, z: 0 }
  const wide = { ...shown, place: { desktop }, auto: { h: 'content' as const } }
  return newContent([{ section: newSection(() => 'form'), blocks: [wide] }])
}
