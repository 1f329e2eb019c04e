import { routeQuery, queryClient } from '../../api/route-query.ts'

/** The mailing lists of the site. */
export const mailingListsQuery = routeQuery('listMailingLists')

/** Shows the mailing lists, and the subscribers with theirs, as they are now. */
export async function refreshLists(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['listMailingLists'] })
  await queryClient.invalidateQueries({ queryKey: ['listNewsletterSubscribers'] })
}
