import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { FormSubmission, QueryInput, Routes } from '@vitrine/contract'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

/** The address of the list of submissions. */
export const SUBMISSIONS = '/config/forms/submissions'

/** The lists of submissions in the order of their tabs. */
export const LISTS = ['received', 'unread', 'spam'] as const

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Returns the filters of the list, and the submission that is open. */
export function useSubmissionFilters() {
  const { get, choose, text, change } = useUrlFilters({ list: 'received', form: 'all' })
  const getDay = (name: string) => (DAY.test(get(name)) ? get(name) : '')
  const search = get('search')
  const status = choose('list', LISTS) ?? 'received'
  const formId = get('form')
  const from = getDay('from')
  const to = getDay('to')
  return {
    ...{ search, text, status, formId, from, to, change },
    openId: get('open'),
    isFiltered: search !== '' || status !== 'received' || from !== '' || to !== '',
    clear: () => change({ search: '', list: '', from: '', to: '' }),
  }
}

/** The filters of the list, as the URL has them. */
export type SubmissionFilters = ReturnType<typeof useSubmissionFilters>

/** Returns the filters as the server takes them. */
export function toSubmissionQuery(
  filters: SubmissionFilters,
): QueryInput<Routes['listFormSubmissions']> {
  const { search, status, formId, from, to } = filters
  return {
    status,
    ...(search && { search }),
    ...(formId && { formId }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** Loads the submissions that match the filters, page by page, with their number in each list. */
export function useSubmissions(filters: SubmissionFilters) {
  const input = toSubmissionQuery(filters)
  return useInfiniteQuery({
    ...pagedQuery(['listFormSubmissions', input], (page) =>
      callApi('listFormSubmissions', { query: { ...input, ...page } }),
    ),
    select: ({ pages }) => ({
      submissions: pages.flatMap(({ submissions }) => submissions),
      counts: pages[0]?.counts,
    }),
  })
}

/** Shows the forms and their submissions as they are now. */
export async function refreshSubmissions(): Promise<void> {
  const names = ['listForms', 'listFormSubmissions', 'readFormSubmission']
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
}

/** Returns the calls that change submissions. Deleting is confirmed first. */
export function useSubmissionChanges(onDone: () => void) {
  const t = useTranslate()
  const onError = ({ message }: Error) => showFailure(message)
  const show = async (message: string) => {
    onDone()
    await refreshSubmissions()
    showToast(message)
  }
  const marking = useMutation({
    mutationFn: (body: { readonly ids: string[]; readonly isRead: boolean }) =>
      callApi('markFormSubmissions', { body }),
    onSuccess: ({ changed }) => show(t('forms.marked', { count: changed })),
    onError,
  })
  const sorting = useMutation({
    mutationFn: (body: { readonly ids: string[]; readonly status: FormSubmission['status'] }) =>
      callApi('sortFormSubmissions', { body }),
    onSuccess: ({ changed }) => show(t('forms.marked', { count: changed })),
    onError,
  })
  const deletion = useMutation({
    mutationFn: (ids: string[]) => callApi('deleteFormSubmissions', { body: { ids } }),
    onSuccess: ({ deleted }) => show(t('forms.deleted', { count: deleted })),
    onError,
  })
  return {
    mark: (ids: readonly string[], isRead: boolean) => marking.mutate({ ids: [...ids], isRead }),
    sort: (ids: readonly string[], status: FormSubmission['status']) =>
      sorting.mutate({ ids: [...ids], status }),
    remove: async (ids: readonly string[]) => {
      const isConfirmed = await askToConfirm({
        title: t('forms.delete.title', { count: ids.length }),
        message: t('forms.delete.text'),
        confirmLabel: t('studio.delete'),
      })
      if (isConfirmed) deletion.mutate([...ids])
    },
    isPending: marking.isPending || sorting.isPending || deletion.isPending,
  }
}
