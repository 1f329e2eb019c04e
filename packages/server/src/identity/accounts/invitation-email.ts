import { createHmac } from 'node:crypto'
import { getTranslate, type StaffRole } from '@vitrine/model'
import type { Site } from '../../platform/http/site.ts'
import type { EmailSecret, NewEmail } from '../../platform/mail/index.ts'
import { findSiteById } from '../sites/index.ts'
import { renewInvitation } from './invitation-store.ts'

/** The kind of the link in these emails. */
export const INVITATION_LINK = 'staff-invitation'

/** Returns the key of the email of an invitation. */
export function getInvitationEmailKey(id: string): string {
  return `staff-invitation:${id}`
}

/** Creates the email of an invitation, in the site's language. Its link is made when it is sent. */
export function createInvitationEmail(
  { title: site, language }: Pick<Site, 'title' | 'language'>,
  invitation: {
    readonly id: string
    readonly email: string
    readonly role: StaffRole
    /** The email address of the staff member who invites. */
    readonly inviter: string
  },
): NewEmail {
  const { id, email, role, inviter } = invitation
  const translate = getTranslate(language)
  return {
    dedupe: getInvitationEmailKey(id),
    recipient: email,
    subject: translate('emails.invitation.subject', { site }),
    language,
    parts: [
      { text: translate('emails.invitation.before', { inviter, site }) },
      { text: translate('emails.invitation.role', { role: translate(`staff.role.${role}`) }) },
      { text: translate('emails.invitation.open') },
      { link: { kind: INVITATION_LINK, id, label: translate('emails.invitation.button') } },
      { text: translate('emails.invitation.after') },
    ],
  }
}

/** Makes the link of an invitation, which is valid from now on for as long as its email says. */
export const makeInvitationLink: EmailSecret = async ({ db, siteId, id }) => {
  const site = await findSiteById(db, siteId)
  const isOpen = site !== undefined && (await renewInvitation(db, siteId, id))
  return isOpen ? getInvitationPath(deriveInvitationToken(site.secret, id)) : undefined
}

/** Returns the path of an invitation, whose token no server log sees. */
export function getInvitationPath(token: string): `/${string}` {
  return `/config/invitation#${token}`
}

/**
 * Derives the 128-bit token of an invitation from the site's secret, so that its email can be written later while
 * the database stores only a digest.
 */
export function deriveInvitationToken(siteSecret: Buffer, id: string): string {
  const digest = createHmac('sha256', siteSecret).update(`staff-invitation:${id}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}
