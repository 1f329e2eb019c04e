import * as contract from '@vitrine/contract'
import type { FastifyInstance } from 'fastify'
import { crumbOf } from '../../platform/http/crumb.ts'
import type { Member } from '../../platform/http/call.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import { digestOf } from '../../platform/http/token.ts'
import { asMember } from './member-of.ts'
import {
  changeEmail,
  changePassword,
  SESSION_LIVES_S,
  signInByLink,
  signInByPassword,
} from './sign-in.ts'
import { endSession } from './store.ts'

export function accountRoutes(app: FastifyInstance): void {
  mount(app, contract.signIn, async ({ body, site, db, sessionCookie, countAccount }) => {
    await countAccount(body.email.trim())
    const { member, token } = await signInByPassword(db, site.id, body)
    sessionCookie.keep(token, SESSION_LIVES_S)
    return sessionView(site, asMember(member, token))
  })

  mount(app, contract.signInByLink, async ({ body, site, db, sessionCookie }) => {
    const { member, token } = await signInByLink(db, site.id, body.token)
    sessionCookie.keep(token, SESSION_LIVES_S)
    return sessionView(site, asMember(member, token))
  })

  mount(app, contract.readSession, async ({ site, member }) => sessionView(site, signedIn(member)))

  mount(app, contract.signOut, async ({ site, member, db, sessionCookie }) => {
    await endSession(db, site.id, digestOf(signedIn(member).session))
    sessionCookie.drop()
    return {}
  })

  mount(app, contract.changeEmail, async ({ body, site, member, db }) => {
    await changeEmail(db, site.id, signedIn(member), body.email)
    return {}
  })

  mount(app, contract.changePassword, async ({ body, site, member, db }) => {
    await changePassword(db, site.id, signedIn(member), body)
    return {}
  })
}

function sessionView(site: Site, member: Member): contract.Session {
  const { session, ...rest } = member
  return {
    member: rest,
    site: { id: site.id, title: site.title, url: '/' },
    crumb: crumbOf(site.secret, session),
  }
}

/** The routes above are for members, so there is one. */
function signedIn(member: Member | undefined): Member {
  if (!member) throw httpErrors.signInFirst()
  return member
}
