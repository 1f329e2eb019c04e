import type { Slice } from '../../platform/slice.ts'
import { PASSWORD_RESET_LINK, passwordResetJobs, makePasswordResetLink } from './password-reset.ts'
import { INVITATION_LINK, makeInvitationLink } from './invitation-email.ts'
import { deleteExpiredInvitations } from './invitation-store.ts'
import { accountRoutes } from './routes.ts'
import { deleteOldSignIns, loadStaffEmails } from './store.ts'

export const accountsSlice: Slice = {
  routes: accountRoutes,
  jobs: passwordResetJobs,
  subjects: {
    '/api/studio/staff/{id}': async (db, siteId, id) => {
      const email = (await loadStaffEmails(db, siteId, [id])).get(id)
      return email === undefined ? undefined : { name: email }
    },
  },
  emailSecrets: {
    [INVITATION_LINK]: makeInvitationLink,
    [PASSWORD_RESET_LINK]: makePasswordResetLink,
  },
  nightly: {
    'delete old sign-in links and sessions': deleteOldSignIns,
    'delete expired invitations': deleteExpiredInvitations,
  },
}
