import * as contract from '@vitrine/contract'
import { type Action, mayGrant, staffRoles } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { mount } from '../../platform/http/mount.ts'
import { countPasswordUse } from '../../platform/http/password-use.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { parseUserAgent } from '../../platform/http/client/user-agent.ts'
import { type EmailState, findEmailStates } from '../../platform/mail/index.ts'
import { accountErrors } from './errors.ts'
import { getInvitationEmailKey, getInvitationPath } from './invitation-email.ts'
import { findInvitation, type InvitationRow, listInvitations } from './invitation-store.ts'
import { inviteStaff, revokeInvitation } from './invite-staff.ts'
import { parseRole } from './parse-role.ts'
import { openSession } from './open-session.ts'
import { signInByInvitation } from './sign-in.ts'
import { changeRole, removeStaffMember } from './staff.ts'
import { listStaff } from './staff-store.ts'
import { transferOwnership } from './transfer-ownership.ts'
import { requiresTwoStep } from './two-step/two-step-store.ts'

/** Mounts the calls on staff members and their invitations. */
export function staffRoutes(http: HttpServer): void {
  mount(http, contract.listStaffMembers, loadStaff)

  mount(http, contract.changeStaffRole, async ({ db, site, staffMember, params, body }) => {
    const change = { id: params.id, role: body.role }
    await changeRole(db, site.id, staffMember, change)
    return {}
  })

  mount(http, contract.removeStaffMember, async ({ db, site, staffMember, params }) => {
    await removeStaffMember(db, site.id, staffMember, params.id)
    return {}
  })

  mount(http, contract.transferOwnership, async (call) => {
    const { db, site, staffMember, params, body } = call
    await countPasswordUse(call, staffMember)
    await transferOwnership(db, site.id, staffMember, { ...params, ...body })
    return {}
  })

  invitationRoutes(http)
}

function invitationRoutes(http: HttpServer): void {
  mount(http, contract.inviteStaffMember, async ({ db, site, staffMember, body }) => {
    const by = staffMember
    const inviter = http.sendsEmail ? by.email : undefined
    const { id, token } = await inviteStaff(db, site, by, { ...body, inviter })
    const invitation = (await loadInvitations(db, site.id)).find((row) => row.id === id)
    if (!invitation) throw accountErrors.invitationUnknown()
    return { invitation, link: http.sendsEmail ? null : site.origin + getInvitationPath(token) }
  })

  mount(http, contract.revokeStaffInvitation, async (call) => {
    const { db, site, staffMember, params } = call
    await revokeInvitation(db, site.id, staffMember, params.id)
    return loadStaff(call)
  })

  mount(http, contract.readStaffInvitation, async ({ db, site, body }) => {
    const found = await findInvitation(db, site.id, computeDigest(body.token))
    if (!found) throw accountErrors.invitationSpent()
    const { email, role, expiresAt } = found
    return {
      email,
      role: parseRole(role),
      site: { title: site.title },
      expiresAt: expiresAt.toISOString(),
    }
  })

  mount(http, contract.acceptStaffInvitation, async (call) => {
    const { db, site, body } = call
    const client = parseUserAgent(call.userAgent)
    return openSession(http, call, await signInByInvitation(db, site, { ...body, client }))
  })
}

async function loadStaff({
  db,
  site,
  staffMember: you,
}: Pick<RequestContext<Action>, 'site' | 'staffMember'> & { readonly db: Db }) {
  return {
    staff: (await listStaff(db, site.id)).map(({ role, createdAt, lastSeenAt, ...row }) => ({
      ...row,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      role: parseRole(role),
      createdAt: createdAt.toISOString(),
      isYou: row.id === you.id,
    })),
    invitations: await loadInvitations(db, site.id),
    grantableRoles: staffRoles.filter((role) => mayGrant(you.role, role)),
    requiresTwoStep: await requiresTwoStep(db, site.id),
  }
}

/** Loads the open invitations with the delivery of their emails. */
async function loadInvitations(db: Db, siteId: string) {
  const rows = await listInvitations(db, siteId)
  const keys = rows.map(({ id }) => getInvitationEmailKey(id))
  const states = await findEmailStates(db, siteId, keys)
  return rows.map((row) => toInvitationView(row, states.get(getInvitationEmailKey(row.id)) ?? null))
}

function toInvitationView(
  { role, createdAt, expiresAt, ...row }: InvitationRow,
  emailState: EmailState | null,
) {
  return {
    ...row,
    emailState,
    role: parseRole(role),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}
