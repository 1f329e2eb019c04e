import type { Slice } from '../../platform/slice.ts'
import { deleteExpiredInvitations } from './invitation-store.ts'
import { accountRoutes } from './routes.ts'
import { deleteOldSignIns } from './store.ts'

export const accountsSlice: Slice = {
  routes: accountRoutes,
  nightly: {
    'delete old sign-in links and sessions': deleteOldSignIns,
    'delete expired invitations': deleteExpiredInvitations,
  },
}
