import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Admitted } from '../../platform/http/call.ts'
import {
  mountPage,
  page,
  type PageLanguage,
  type PageReply,
  redirect,
} from '../../platform/http/page.ts'
import type { SiteUser } from '../../platform/http/site-user-cookies.ts'
import { digestOf } from '../../platform/http/token.ts'
import type { Db } from '../../platform/db/db.ts'
import { languagesOf } from '../../identity/multilingual/index.ts'
import { areasOf } from './area-store.ts'
import { joinArea, leaveArea } from './areas.ts'
import {
  formView,
  type Refusal,
  refusalOf,
  textIn,
  type Told,
  toldText,
  type Typed,
} from './form.ts'
import { eraseOwnAccount } from './erase.ts'
import { ownPath } from './own-path.ts'
import { boughtAreas } from './purchase-store.ts'
import { changePassword } from './password.ts'
import { changeLocale, changeNames } from './profile.ts'
import { endSession } from './session-store.ts'
import { signOutEverywhere } from './sign-out.ts'

type Turn = Admitted & {
  readonly db: Db
  readonly nonce: string
  readonly language: PageLanguage
  readonly here: (path: `/${string}`) => `/${string}`
}

const HOME = '/account'
const NAMES = ['firstName', 'lastName', 'currentPassword', 'newPassword', 'erasePassword']
const body = z.record(z.string(), z.string())
const params = z.object({ id: z.uuid() })
const query = z.object({ told: z.string().max(40).optional().catch(undefined) })

/** The page of who is signed in, and what its forms post. Who is not is led to the sign-in page. */
export function accountPage(app: FastifyInstance): void {
  mountPage(
    app,
    { method: 'GET', path: '/account', access: 'anyone', query, inEveryLanguage: true },
    async (call) =>
      whoIs(call, call.here(HOME), (user) => draw(call, user, { told: call.query.told })),
  )

  mountPage(
    app,
    { method: 'POST', path: '/account', access: 'anyone', body, inEveryLanguage: true },
    async (call) =>
      whoIs(call, call.here(HOME), async (user) => {
        const { db, site, body: typed } = call
        const [firstName, lastName] = [textIn(typed, 'firstName'), textIn(typed, 'lastName')]
        try {
          await changeNames(db, site, user, { firstName, lastName })
          return told(call, 'saved')
        } catch (error) {
          return draw(call, user, { typed, refusal: refusalOf(error) })
        }
      }),
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/account/password',
      access: 'anyone',
      limit: 'site-user-sign-in',
      body,
      inEveryLanguage: true,
    },
    async (call) =>
      whoIs(call, call.here(HOME), async (user) => {
        const { db, site, body: typed, countAccount } = call
        const currentPassword = textIn(typed, 'currentPassword')
        const newPassword = textIn(typed, 'newPassword')
        try {
          await countAccount(user.email)
          const cart = await changePassword(db, site, user, { currentPassword, newPassword })
          call.visitor.takeToken(cart)
          return told(call, 'password-changed')
        } catch (error) {
          return draw(call, user, { refusal: refusalOf(error) })
        }
      }),
  )

  mountPage(
    app,
    { method: 'POST', path: '/account/locale', access: 'anyone', body, inEveryLanguage: true },
    async (call) =>
      whoIs(call, call.here(HOME), async (user) => {
        try {
          await changeLocale(call.db, call.site, user, textIn(call.body, 'language'))
          return told(call, 'saved')
        } catch (error) {
          return draw(call, user, { refusal: refusalOf(error) })
        }
      }),
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/account/erase',
      access: 'anyone',
      limit: 'site-user-sign-in',
      body,
      inEveryLanguage: true,
    },
    async (call) =>
      whoIs(call, call.here(HOME), async (user) => {
        const { db, site, body: typed, countAccount, siteUserCookies } = call
        try {
          await countAccount(user.email)
          await eraseOwnAccount(db, site, user, textIn(typed, 'erasePassword'))
        } catch (error) {
          return draw(call, user, { refusal: refusalOf(error, 'erasePassword') })
        }
        siteUserCookies.drop()
        call.visitor.forgetToken()
        return redirect(call.here('/account/login?told=erased'))
      }),
  )

  mountPage(
    app,
    { method: 'POST', path: '/account/sign-out', access: 'anyone', inEveryLanguage: true },
    async ({ db, site, siteUserCookies, visitor, here }) => {
      const { held } = siteUserCookies
      if (held !== undefined) await endSession(db, site.id, digestOf(held))
      siteUserCookies.drop()
      if (held !== undefined) visitor.forgetToken()
      return redirect(here('/account/login?told=signed-out'))
    },
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/account/sign-out/everywhere',
      access: 'anyone',
      inEveryLanguage: true,
    },
    async (call) =>
      whoIs(call, call.here(HOME), async (user) => {
        await signOutEverywhere(call.db, call.site, user)
        call.siteUserCookies.drop()
        call.visitor.forgetToken()
        return redirect(call.here('/account/login?told=signed-out-everywhere'))
      }),
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/account/areas/{id}/join',
      access: 'anyone',
      params,
      body,
      inEveryLanguage: true,
    },
    async (call) => {
      const next = call.body['next']
      return whoIs(call, ownPath(next, call.here(HOME)), async (user) => {
        try {
          await joinArea(call.db, call.site, user, call.params.id)
        } catch (error) {
          return draw(call, user, { refusal: refusalOf(error) })
        }
        const joined = call.here('/account?told=joined')
        return redirect(ownPath(next, joined))
      })
    },
  )

  mountPage(
    app,
    {
      method: 'POST',
      path: '/account/areas/{id}/leave',
      access: 'anyone',
      params,
      inEveryLanguage: true,
    },
    async (call) =>
      whoIs(call, call.here(HOME), async (user) => {
        await leaveArea(call.db, call.site, user, call.params.id)
        return told(call, 'left')
      }),
  )

  async function whoIs(
    { site, siteUserCookies, here }: Turn,
    next: `/${string}`,
    then: (user: SiteUser) => Promise<PageReply>,
  ): Promise<PageReply> {
    const user = await app.siteUserOf(site, siteUserCookies.token)
    if (user) return then(user)
    return redirect(here(`/account/login?${new URLSearchParams({ next }).toString()}`))
  }

  async function draw(
    { db, site, nonce, language }: Turn,
    user: SiteUser,
    shown: {
      readonly typed?: Typed
      readonly refusal?: Refusal
      readonly told?: string | undefined
    },
  ): Promise<PageReply> {
    const { typed = {}, refusal } = shown
    const say = await app.wordsOf(site, language)
    const names = { firstName: user.firstName, lastName: user.lastName, ...typed }
    const areas = await areasOf(db, site.id)
    const bought = await boughtAreas(db, site.id, user.id)
    const languages = (await languagesOf(db, site.id)).filter(({ isCustomCode }) => !isCustomCode)
    const data = {
      account: {
        ...formView(NAMES, names, { refusal, say }),
        notice: toldText(shown.told, say),
        email: user.email,
        languages:
          languages.length > 1
            ? languages.map(({ tag, displayName: name }) => ({
                tag,
                name,
                isChosen: tag === user.locale,
              }))
            : [],
        areas: areas
          .map(({ id, name, description, joinMode }) => {
            const isMember = user.memberAreaIds.includes(id)
            const canJoin = !isMember && joinMode === 'free'
            return { id, name, description, isMember, canJoin, canLeave: !bought.has(id) }
          })
          .filter(({ isMember, canJoin }) => isMember || canJoin),
      },
    }
    const html = await app.renderSystemPage(site, 'account', data, {
      nonce,
      language,
      path: 'account',
    })
    return page(html, refusal?.status ?? 200)
  }
}

function told({ here }: Turn, code: Told): PageReply {
  return redirect(here(`/account?told=${code}`))
}
