import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { Admitted } from '../../platform/http/call.ts'
import {
  mountPage,
  page,
  type PageLanguage,
  type PageReply,
  redirect,
} from '../../platform/http/page.ts'
import type { Site } from '../../platform/http/site.ts'
import { accountPage } from './account-page.ts'
import { formView, type Refusal, refusalOf, textIn, toldText, type Typed } from './form.ts'
import { takeCartAlong } from './own-cart.ts'
import { ownPath } from './own-path.ts'
import { askReset, resetPassword } from './password.ts'
import { register, resendLetter, verify } from './register.ts'
import { type NewSession, signIn } from './sign-in.ts'

const HOME = '/account'
const PATHS = {
  'account-login': 'account/login',
  'account-register': 'account/register',
  'account-verify': 'account/verify',
  'account-forgot': 'account/forgot',
  'account-reset': 'account/reset',
} as const

type Turn = Admitted & {
  readonly db: Db
  readonly nonce: string
  readonly language: PageLanguage
  readonly here: (path: `/${string}`) => `/${string}`
}
const body = z.record(z.string(), z.string())
const query = z.object({
  next: z.string().optional().catch(undefined),
  token: z.string().max(100).optional().catch(undefined),
  told: z.string().max(40).optional().catch(undefined),
})

interface Shown {
  readonly names: readonly string[]
  readonly typed?: Typed
  readonly refusal?: Refusal
  readonly told?: string | undefined
  readonly extra?: Readonly<Record<string, string | boolean>>
}

interface LetterForm {
  /** The page that it stands on. */
  readonly name: keyof typeof PATHS
  /** Where one is led once it is asked for. */
  readonly after: `/${string}`
  readonly send: (db: Db, site: Site, email: string) => Promise<unknown>
}

/** The pages of a visitor without a session: each a native form, and what it posts. */
export function accountPages(app: FastifyInstance): void {
  accountPage(app)

  mountPage(
    app,
    { method: 'GET', path: '/account/login', access: 'anyone', query, inEveryLanguage: true },
    async (call) => {
      const { site, siteUserCookies } = call
      const next = ownPath(call.query.next, call.here(HOME))
      if (await app.siteUserOf(site, siteUserCookies.token)) return redirect(next)
      siteUserCookies.drop()
      return draw(call, 'account-login', {
        names: ['email'],
        told: call.query.told,
        extra: { next },
      })
    },
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/account/login',
      access: 'anyone',
      limit: 'site-user-sign-in',
      body,
      inEveryLanguage: true,
    },
    async (call) => {
      const { db, site, body: typed, siteUserCookies, countAccount } = call
      const next = ownPath(typed['next'], call.here(HOME))
      const email = textIn(typed, 'email').trim()
      const isRemembered = typed['rememberMe'] !== undefined
      try {
        await countAccount(email)
        const given = { email, password: textIn(typed, 'password'), isRemembered }
        return await begin(call, await signIn(db, site, given, siteUserCookies.token), next)
      } catch (error) {
        const refusal = refusalOf(error)
        const extra = { next, isRemembered }
        return draw(call, 'account-login', { names: ['email'], typed, refusal, extra })
      }
    },
  )

  const REGISTER = ['firstName', 'lastName', 'email', 'newPassword']

  mountPage(
    app,
    { method: 'GET', path: '/account/register', access: 'anyone', inEveryLanguage: true },
    async (call) => draw(call, 'account-register', { names: REGISTER }),
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/account/register',
      access: 'anyone',
      limit: 'site-user-mail',
      body,
      inEveryLanguage: true,
    },
    async (call) => {
      const { db, site, body: typed, countAccount } = call
      const [firstName, lastName] = [textIn(typed, 'firstName'), textIn(typed, 'lastName')]
      const [email, password] = [textIn(typed, 'email'), textIn(typed, 'newPassword')]
      try {
        await countAccount(email.trim())
        const language = call.language.tag
        await register(db, site, { firstName, lastName, email, password, language })
        return redirect(call.here('/account/verify?told=registered'))
      } catch (error) {
        const refusal = refusalOf(error)
        return draw(call, 'account-register', { names: REGISTER, typed, refusal })
      }
    },
  )

  mountPage(
    app,
    { method: 'GET', path: '/account/verify', access: 'anyone', query, inEveryLanguage: true },
    async (call) => {
      const { token = '', told } = call.query
      return draw(call, 'account-verify', { names: ['email'], told, extra: { token } })
    },
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/account/verify',
      access: 'anyone',
      limit: 'site-user-sign-in',
      body,
      inEveryLanguage: true,
    },
    async (call) => {
      const { db, site, body: typed, siteUserCookies, countAccount } = call
      const token = textIn(typed, 'token')
      const given = { token, password: textIn(typed, 'password') }
      try {
        await countAccount(token)
        return await begin(
          call,
          await verify(db, site, given, siteUserCookies.token),
          call.here(HOME),
        )
      } catch (error) {
        const refusal = refusalOf(error)
        return draw(call, 'account-verify', { names: ['email'], refusal, extra: { token } })
      }
    },
  )

  letterForm('/account/verify/letter', {
    name: 'account-verify',
    after: '/account/verify?told=resent',
    send: resendLetter,
  })

  mountPage(
    app,
    { method: 'GET', path: '/account/forgot', access: 'anyone', query, inEveryLanguage: true },
    async (call) => draw(call, 'account-forgot', { names: ['email'], told: call.query.told }),
  )

  letterForm('/account/forgot', {
    name: 'account-forgot',
    after: '/account/forgot?told=reset-sent',
    send: askReset,
  })

  mountPage(
    app,
    { method: 'GET', path: '/account/reset', access: 'anyone', query, inEveryLanguage: true },
    async (call) => {
      const { token } = call.query
      if (token === undefined) return redirect(call.here('/account/forgot'))
      return draw(call, 'account-reset', { names: ['newPassword'], extra: { token } })
    },
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/account/reset',
      access: 'anyone',
      limit: 'site-user-sign-in',
      body,
      inEveryLanguage: true,
    },
    async (call) => {
      const { db, site, body: typed, siteUserCookies } = call
      const token = textIn(typed, 'token')
      try {
        await resetPassword(db, site, { token, newPassword: textIn(typed, 'newPassword') })
        siteUserCookies.drop()
        return redirect(call.here('/account/login?told=password-set'))
      } catch (error) {
        const refusal = refusalOf(error)
        return draw(call, 'account-reset', { names: ['newPassword'], refusal, extra: { token } })
      }
    },
  )

  /** What asks for a letter: the answer is the same whatever the address. */
  function letterForm(path: `/${string}`, { name, after, send }: LetterForm): void {
    mountPage(
      app,
      {
        method: 'POST',
        path,
        access: 'anyone',
        limit: 'site-user-mail',
        body,
        inEveryLanguage: true,
      },
      async (call) => {
        const { db, site, body: typed, countAccount } = call
        const email = textIn(typed, 'email')
        try {
          await countAccount(email.trim())
          await send(db, site, email)
          return redirect(call.here(after))
        } catch (error) {
          return draw(call, name, { names: ['email'], typed, refusal: refusalOf(error) })
        }
      },
    )
  }

  async function draw(
    { site, nonce, language }: Turn,
    name: keyof typeof PATHS,
    { names, typed = {}, refusal, told, extra }: Shown,
  ): Promise<PageReply> {
    const say = await app.wordsOf(site, language)
    const form = formView(names, withoutPassword(typed), { refusal, say })
    const data = { account: { ...extra, ...form, notice: toldText(told, say) } }
    const path = PATHS[name]
    const html = await app.renderSystemPage(site, name, data, { nonce, language, path })
    return page(html, refusal?.status ?? 200)
  }
}

/** Gives the browser the cookies of a session that has just begun, and leads on: to the cart where not all of it fits. */
async function begin(
  { db, site, visitor, siteUserCookies, here }: Turn,
  { token, siteUserId: id, isRemembered }: NewSession,
  next: `/${string}`,
): Promise<PageReply> {
  siteUserCookies.keep(token, { id, isRemembered })
  const problem = await takeCartAlong(db, site, id, visitor)
  return redirect(problem === null ? next : here(`/cart?problem=${problem}`))
}

/** A page never shows a password again. */
function withoutPassword(typed: Typed): Typed {
  const isShown = ([name]: readonly [string, string]) => !/password$/i.test(name)
  return Object.fromEntries(Object.entries(typed).filter(isShown))
}
