import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { mountPage, page, type PageReply, redirect } from '../../platform/http/page.ts'
import type { PageLanguage, PageServer } from '../../platform/http/page-server.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  type FormError,
  toFormView,
  getNoticeMessage,
  getText,
  toFormError,
  type Typed,
} from './form.ts'
import { takeCartAlong } from './own-cart.ts'
import type { NewSession } from './sign-in.ts'

/** The path of the signed-in visitor's page. */
export const ACCOUNT = '/account'

const PATHS = {
  'account-login': 'account/login',
  'account-register': 'account/register',
  'account-verify': 'account/verify',
  'account-forgot': 'account/forgot',
  'account-reset': 'account/reset',
} as const

/** A request for a page of an account. */
export type AccountCall = RequestContext & {
  readonly db: Db
  readonly nonce: string
  readonly language: PageLanguage
  readonly localizedSite: Site
  readonly localizePath: (path: `/${string}`) => `/${string}`
}

/** The fields of a native form, as typed. */
export const formBody = z.record(z.string(), z.string())

/** The query of an account page. */
export const accountQuery = z.object({
  next: z.string().optional().catch(undefined),
  token: z.string().max(100).optional().catch(undefined),
  notice: z.string().max(40).optional().catch(undefined),
})

interface FormPageContent {
  readonly names: readonly string[]
  readonly typed?: Typed
  readonly formError?: FormError
  readonly noticeCode?: string | undefined
  readonly extra?: Readonly<Record<string, string | boolean>>
}

interface EmailRequestForm {
  /** The page with the form. */
  readonly name: keyof typeof PATHS
  /** The path to continue at. */
  readonly after: `/${string}`
  readonly send: (db: Db, site: Site, email: string) => Promise<unknown>
}

/** Renders one of the forms for signed-out visitors, with errors and notice. */
export async function renderFormPage(
  http: PageServer,
  { site, nonce, language }: AccountCall,
  name: keyof typeof PATHS,
  { names, typed = {}, formError, noticeCode: notice, extra }: FormPageContent,
): Promise<PageReply> {
  const translator = await http.website.loadTranslator(site, language)
  const form = toFormView(names, omitPassword(typed), { formError, translator })
  const data = { account: { ...extra, ...form, notice: getNoticeMessage(notice) } }
  const path = PATHS[name]
  const html = await http.website.renderSystemPage(site, name, data, { nonce, language, path })
  return page(html, formError?.status ?? 200)
}

/** Mounts a form that requests an email; the response is the same for every address. */
export function mountEmailRequest(
  http: PageServer,
  path: `/${string}`,
  { name, after, send }: EmailRequestForm,
): void {
  mountPage(
    http,
    {
      method: 'POST',
      path,
      access: 'anyone',
      limit: 'site-user-mail',
      body: formBody,
      isLocalized: true,
    },
    async (call) => {
      const { db, site, body: typed, countAccount } = call
      const email = getText(typed, 'email')
      try {
        await countAccount(email.trim())
        await send(db, site, email)
        return redirect(call.localizePath(after))
      } catch (error) {
        return renderFormPage(http, call, name, {
          names: ['email'],
          typed,
          formError: toFormError(error),
        })
      }
    },
  )
}

/** Sets the cookies of a new session and redirects: to the cart if not everything fits. */
export async function startSession(
  { db, site, visitor, siteUserCookies, localizePath }: AccountCall,
  { token, siteUserId: id, isRemembered }: NewSession,
  next: `/${string}`,
): Promise<PageReply> {
  siteUserCookies.set(token, { id, isRemembered })
  const problem = await takeCartAlong(db, site, id, visitor)
  return redirect(problem === null ? next : localizePath(`/cart?problem=${problem}`))
}

/** Returns the typed values without passwords, which a page never shows again. */
function omitPassword(typed: Typed): Typed {
  const isShown = ([name]: readonly [string, string]) => !/password$/i.test(name)
  return Object.fromEntries(Object.entries(typed).filter(isShown))
}
