import type { Slice } from '../../platform/slice.ts'
import { PASSWORD_RESET_LINK, passwordResetJobs, makePasswordResetLink } from './password-reset.ts'
import { INVITATION_LINK, makeInvitationLink } from './invitation-email.ts'
import { deleteExpiredInvitations } from './invitation-store.ts'
import { accountRoutes } from './routes.ts'
import { deleteOldSignIns } from './store.ts'

export const accountsSlice: Slice = {
  routes: accountRoutes,
  jobs: passwordResetJobs,
  emailSecrets: {
    [INVITATION_LINK]: makeInvitationLink,
    [PASSWORD_RESET_LINK]: makePasswordResetLink,
  },
  nightly: {
    'delete old sign-in links and sessions': deleteOldSignIns,
    'delete expired invitations': deleteExpiredInvitations,
  },
}
