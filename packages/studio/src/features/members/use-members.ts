import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryInput, Reply, Routes, SiteUserSummary } from '@vitrine/contract'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient, routeQuery } from '../../api/route-query.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'

export const STATES = ['confirmed', 'unconfirmed'] as const

const DAY = /^\d{4}-\d\d-\d\d$/

/** Returns the filters of the list of accounts; no state, area or day for all. */
export function useMemberFilters() {
  const { get, choose, text, change } = useUrlFilters({ state: 'all', area: 'all' })
  const search = get('search')
  const state = choose('state', STATES)
  const areaId = get('area')
  const since = DAY.test(get('since')) ? get('since') : ''
  return {
    ...{ search, text, state, areaId, since, change },
    isFiltered: search !== '' || state !== undefined || areaId !== '' || since !== '',
    clear: () => change({ search: '', state: '', area: '', since: '' }),
  }
}

/** The filters of the list, as the URL has them. */
export type MemberFilters = ReturnType<typeof useMemberFilters>

type Input = Omit<QueryInput<Routes['listSiteUsers']>, 'cursor'>

/** Loads the accounts that match, page by page. */
export function useMembers(input: Input) {
  return useInfiniteQuery({
    ...pagedQuery(['listSiteUsers', input], (page) =>
      callApi('listSiteUsers', { query: { ...input, ...page } }),
    ),
    select: ({ pages }) => pages.flatMap(({ siteUsers }) => siteUsers),
  })
}

/** Returns the filters as the server takes them. */
export function toMemberQuery({ search, state, areaId, since }: MemberFilters): Input {
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(areaId && { memberAreaId: areaId }),
    ...(since && { since }),
  }
}

export const areasQuery = routeQuery('listMemberAreas')

const QUERIES = ['listSiteUsers', 'readSiteUser', 'listMemberAreas', 'readMemberArea']

/** Shows accounts and areas as they are now. */
export async function refreshMembers(): Promise<void> {
  await Promise.all(QUERIES.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}

/** Returns the name of a person, or the email address of one who gave none. */
export function formatPerson({
  firstName,
  lastName,
  email,
}: Pick<SiteUserSummary, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** A visitor with an account, on their page. */
export type Person = Reply<Routes['readSiteUser']>

/** A member area with the documents for its members. */
export type AreaView = Reply<Routes['readMemberArea']>
