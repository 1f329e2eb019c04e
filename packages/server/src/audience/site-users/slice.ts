import type { Slice } from '../../platform/slice.ts'
import { siteUserJobs } from './jobs.ts'
import { ACCOUNT_LINK, makeAccountLink } from './link-email.ts'
import { siteUserRoutes } from './routes.ts'
import { deleteOldSessions } from './session-store.ts'
import { deleteOldTokens } from './token-store.ts'
import { deleteUnverifiedUsers } from './user-store.ts'

export const siteUsersSlice: Slice = {
  routes: siteUserRoutes,
  jobs: siteUserJobs,
  emailSecrets: { [ACCOUNT_LINK]: makeAccountLink },
  nightly: {
    'delete old sessions of visitors': deleteOldSessions,
    'delete old links in emails to visitors': deleteOldTokens,
    'delete unverified accounts': deleteUnverifiedUsers,
  },
}
