import type { MailingList } from '@vitrine/contract'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'
import { refreshLists } from '../../ui/mailing-lists/lists-query.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

/** The states of subscribers in the order of their tabs. */
export const STATUSES = ['confirmed', 'pending', 'unsubscribed'] as const

/** Returns the filters of the list; no status for all. */
export function useSubscriberFilters() {
  const { get, choose, text, change } = useUrlFilters({ status: 'all' })
  const search = get('search')
  const status = choose('status', STATUSES)
  const list = get('list')
  return {
    ...{ search, text, status, list, change },
    isFiltered: search !== '' || status !== undefined || list !== '',
    clear: () => change({ search: '', status: '', list: '' }),
  }
}

/** The filters of the list, as the URL has them. */
export type SubscriberFilters = ReturnType<typeof useSubscriberFilters>

/** Loads the subscribers that match the filters, page by page, with their number in each state. */
export function useSubscribers({ search, status, list }: SubscriberFilters) {
  const input = {
    ...(search && { search }),
    ...(status && { status }),
    ...(list && { listId: list }),
  }
  return useInfiniteQuery({
    ...pagedQuery(['listNewsletterSubscribers', input], (page) =>
      callApi('listNewsletterSubscribers', { query: { ...input, ...page } }),
    ),
    select: ({ pages }) => ({
      subscribers: pages.flatMap(({ subscribers }) => subscribers),
      counts: pages[0]?.counts ?? undefined,
    }),
  })
}

/** Shows the subscribers as they are now. */
export async function refreshSubscribers(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['listNewsletterSubscribers'] })
}

/** Returns the call that deletes subscribers once staff have confirmed it. */
export function useDeleteSubscribers(onDone: () => void) {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      callApi('deleteNewsletterSubscribers', { body: { ids: [...ids] } }),
    onSuccess: async ({ deleted }) => {
      onDone()
      await refreshSubscribers()
      showToast(t('subscribers.deleted', { count: deleted }))
    },
    onError: ({ message }) => showFailure(message),
  })
  const remove = async (ids: readonly string[]) => {
    const isConfirmed = await askToConfirm({
      title: t('subscribers.delete.title', { count: ids.length }),
      message: t('subscribers.delete.text'),
      confirmLabel: t('studio.delete'),
    })
    if (isConfirmed) mutate(ids)
  }
  return { remove, isPending }
}

/** Returns the call that puts subscribers on a list, or takes them off it. */
export function useChangeLists(onDone: () => void) {
  const t = useTranslate()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ list, ids, isMember }: ListChange) =>
      callApi('changeMailingListMembers', {
        params: { id: list.id },
        body: { ids: [...ids], isMember },
      }),
    onSuccess: async ({ changed }, { list: { name }, isMember }) => {
      onDone()
      await refreshLists()
      showToast(t(isMember ? 'lists.added' : 'lists.removed', { count: changed, name }))
    },
    onError: ({ message }) => showFailure(message),
  })
  return { mutate, isPending }
}

interface ListChange {
  readonly list: MailingList
  readonly ids: readonly string[]
  readonly isMember: boolean
}
