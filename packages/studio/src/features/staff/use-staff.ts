import type { inviteStaffMember, listStaffMembers, Reply } from '@vitrine/contract'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { showFailure } from '../../ui/overlays/toasts.ts'

export const staffQuery = routeQuery('listStaffMembers')

/** The people who run the site, and the open invitations. */
export type Staff = Reply<typeof listStaffMembers>

export type StaffPerson = Staff['staff'][number]

export type Invitation = Staff['invitations'][number]

/** An invitation with its link, which is there if the server sends no email. */
export type NewInvitation = Reply<typeof inviteStaffMember>

/** Loads what the screen shows anew. */
export async function refreshStaff(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })
}

/** Runs an action and loads the staff anew; shows the server's message if it fails. Resolves to its reply. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error) showFailure(error.message)
    return undefined
  } finally {
    await refreshStaff()
  }
}

/** Opens the sign-in page anew, for a person whose sessions have ended. */
export function leaveStudio(): void {
  window.location.assign('/config/sign-in')
}
