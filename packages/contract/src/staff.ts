import { isEmail, MAX_PASSWORD_LENGTH, roles, staffRoles } from '@vitrine/model'
import * as z from 'zod'
import { sessionSchema } from './accounts.ts'
import { emailStates } from './mail.ts'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('accounts')

export const staffMemberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  /** Whether a password is set; without one the staff member signs in by link. */
  hasPassword: z.boolean(),
  /** Whether signing in with a password or a link takes a second step. */
  hasTwoStep: z.boolean(),
  createdAt: z.string(),
  /** The time of the last call, to the minute; null before the first. */
  lastSeenAt: z.string().nullable(),
  /** Whether this is the staff member of the session. */
  isYou: z.boolean(),
})

export const staffInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  /** The email address of the staff member who sent it; null for the operator of the server. */
  invitedBy: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** The delivery of its email, as in `GET /api/studio/emails`; null if its link was returned instead. */
  emailState: z.enum(emailStates).nullable(),
})

const staffSchema = z.object({
  /** The staff members, oldest first. */
  staff: z.array(staffMemberSchema),
  /** The invitations that can still be accepted. */
  invitations: z.array(staffInvitationSchema),
  /** The roles that you may give: each may do no more than yours. */
  grantableRoles: z.array(z.enum(staffRoles)),
  /** Whether two-step verification is required of all staff. */
  requiresTwoStep: z.boolean(),
})

const role = z.enum(staffRoles)
const params = z.object({ id: z.uuid() })
const token = z.string().max(128)

export const listStaffMembers = defineRoute({
  method: 'GET',
  path: '/api/studio/staff',
  summary: 'Lists the staff of the site with their roles, and the open invitations.',
  access: 'staff.manage',
  replies: { 200: staffSchema },
})

export const inviteStaffMember = defineRoute({
  method: 'POST',
  path: '/api/studio/staff/invitations',
  summary:
    'Invites a person to run the site in a role. An earlier invitation of the address ends. With a mail server, an email with the link is on its way; without one, the response has the link, this once.',
  access: 'staff.manage',
  body: z.object({
    email: z.string().trim().refine(isEmail, 'Please enter a valid email'),
    role,
  }),
  replies: {
    200: z.object({
      invitation: staffInvitationSchema,
      /** The link to pass on; null if the person gets it by email. It works once and expires. */
      link: z.string().nullable(),
    }),
    400: problemSchema,
    403: problemSchema,
    409: problemSchema,
  },
})

export const revokeStaffInvitation = defineRoute({
  method: 'DELETE',
  path: '/api/studio/staff/invitations/{id}',
  summary: 'Revokes an invitation: its link ends.',
  access: 'staff.manage',
  params,
  replies: { 200: staffSchema, 403: problemSchema, 404: problemSchema },
})

export const changeStaffRole = defineRoute({
  method: 'PUT',
  path: '/api/studio/staff/{id}',
  summary:
    'Changes the role of a staff member and ends their sessions. The last owner keeps the role.',
  access: 'staff.manage',
  params,
  body: z.object({ role }),
  replies: {
    200: z.object({}),
    400: problemSchema,
    403: problemSchema,
    404: problemSchema,
    409: problemSchema,
  },
})

export const transferOwnership = defineRoute({
  method: 'POST',
  path: '/api/studio/staff/{id}/ownership',
  summary:
    'Makes another staff member an owner, whose sessions end, and you a website manager. You confirm it with your password.',
  access: 'staff.transfer',
  limit: 'sign-in',
  params,
  body: z.object({
    /** Omitted if there is none yet. */
    currentPassword: z.string().max(MAX_PASSWORD_LENGTH).optional(),
  }),
  replies: {
    200: z.object({}),
    400: problemSchema,
    403: problemSchema,
    404: problemSchema,
    429: problemSchema,
  },
})

export const removeStaffMember = defineRoute({
  method: 'DELETE',
  path: '/api/studio/staff/{id}',
  summary: 'Removes a staff member, whose sessions end. The last owner cannot be removed.',
  access: 'staff.manage',
  params,
  replies: { 200: z.object({}), 403: problemSchema, 404: problemSchema, 409: problemSchema },
})

export const readStaffInvitation = defineRoute({
  method: 'POST',
  path: '/api/studio/invitation',
  summary: 'Tells the holder of an invitation what it is for. The invitation stays valid.',
  access: 'anyone',
  crumb: 'none',
  limit: 'sign-in',
  body: z.object({ token }),
  replies: {
    200: z.object({
      email: z.string(),
      role: z.enum(roles),
      site: z.object({ title: z.string() }),
      expiresAt: z.string(),
    }),
    401: problemSchema,
    429: problemSchema,
  },
})

export const acceptStaffInvitation = defineRoute({
  method: 'POST',
  path: '/api/studio/invitation/accept',
  summary: 'Accepts an invitation: creates the account, with a password if given, and signs in.',
  access: 'anyone',
  startsSession: true,
  crumb: 'none',
  limit: 'sign-in',
  body: z.object({ token, newPassword: z.string().max(MAX_PASSWORD_LENGTH).optional() }),
  replies: { 200: sessionSchema, 400: problemSchema, 401: problemSchema, 429: problemSchema },
})
