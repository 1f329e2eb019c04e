import type { Slice } from '../../platform/slice.ts'
import { failedSignInJobs } from './failed-sign-in.ts'
import { PASSWORD_RESET_LINK, passwordResetJobs, makePasswordResetLink } from './password-reset.ts'
import { INVITATION_LINK, makeInvitationLink } from './invitation-email.ts'
import { deleteExpiredInvitations } from './invitation-store.ts'
import { deleteExpiredPasskeyChallenges } from './passkeys/passkey-store.ts'
import { accountRoutes } from './routes.ts'
import { deleteExpiredPendingSignIns } from './two-step/pending-sign-in-store.ts'
import { deleteOldSignIns, loadStaffEmails } from './store.ts'

export const accountsSlice: Slice = {
  routes: accountRoutes,
  jobs: (jobs) => {
    passwordResetJobs(jobs)
    failedSignInJobs(jobs)
  },
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
    'delete sign-ins that wait for a code': deleteExpiredPendingSignIns,
    'delete expired challenges of passkeys': deleteExpiredPasskeyChallenges,
    'delete expired invitations': deleteExpiredInvitations,
  },
}
