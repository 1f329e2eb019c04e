import * as contract from '@vitrine/contract'
import { createCrumb } from '../../platform/http/crumb.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import type { StaffMember } from '../../platform/http/staff-member.ts'
import { toStaffMember } from './staff-member-finder.ts'
import {
  changeEmail,
  changePassword,
  SESSION_LIFETIME_S,
  signInByLink,
  signInByPassword,
} from './sign-in.ts'
import { deleteSession } from './store.ts'

export function accountRoutes(http: HttpServer): void {
  mount(http, contract.signIn, async ({ body, site, db, sessionCookie, countAccount }) => {
    await countAccount(body.email.trim())
    const { staffMember, token } = await signInByPassword(db, site.id, body)
    sessionCookie.set(token, SESSION_LIFETIME_S)
    return toSession(site, toStaffMember(staffMember, token))
  })

  mount(http, contract.signInByLink, async ({ body, site, db, sessionCookie }) => {
    const { staffMember, token } = await signInByLink(db, site.id, body.token)
    sessionCookie.set(token, SESSION_LIFETIME_S)
    return toSession(site, toStaffMember(staffMember, token))
  })

  mount(http, contract.readSession, async ({ site, staffMember }) =>
    toSession(site, assertSignedIn(staffMember)),
  )

  mount(http, contract.signOut, async ({ site, staffMember, db, sessionCookie }) => {
    await deleteSession(db, site.id, computeDigest(assertSignedIn(staffMember).session))
    sessionCookie.clear()
    return {}
  })

  mount(http, contract.changeEmail, async ({ body, site, staffMember, db }) => {
    await changeEmail(db, site.id, assertSignedIn(staffMember), body.email)
    return {}
  })

  mount(http, contract.changePassword, async ({ body, site, staffMember, db }) => {
    await changePassword(db, site.id, assertSignedIn(staffMember), body)
    return {}
  })
}

function toSession(site: Site, member: StaffMember): contract.Session {
  const { session, ...rest } = member
  return {
    member: rest,
    site: { id: site.id, title: site.title, url: '/' },
    crumb: createCrumb(site.secret, session),
  }
}

/** Returns the staff member, whom the access of these routes guarantees. */
function assertSignedIn(member: StaffMember | undefined): StaffMember {
  if (!member) throw httpErrors.signInFirst()
  return member
}
