import { type ProductReviewState, productReviewStates } from '@vitrine/model'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { ProductReview } from '@vitrine/contract'
import { callApi } from '../../api/call-api.ts'
import { pagedQuery } from '../../api/paged-query.ts'
import { queryClient } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { useUrlFilters } from '../../ui/lists/use-url-filters.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

const STARS = ['1', '2', '3', '4', '5'] as const

/** Returns the filters of the list; no state, number of stars or product for all. */
export function useReviewFilters() {
  const { get, choose, text, change } = useUrlFilters({
    state: 'all',
    stars: 'all',
    product: 'all',
  })
  const search = get('search')
  const state = choose('state', productReviewStates)
  const stars = choose('stars', STARS) ?? ''
  const productId = get('product')
  return {
    ...{ search, text, state, stars, productId, change },
    isFiltered: search !== '' || state !== undefined || stars !== '' || productId !== '',
    clear: () => change({ search: '', state: '', stars: '', product: '' }),
  }
}

/** The filters of the list, as the URL has them. */
export type ReviewFilters = ReturnType<typeof useReviewFilters>

/** Loads the reviews that match the filters, page by page, with their number in each state and their products. */
export function useReviews({ search, state, stars, productId }: ReviewFilters) {
  const input = {
    ...(search && { search }),
    ...(state && { state }),
    ...(stars && { stars }),
    ...(productId && { productId }),
  }
  return useInfiniteQuery({
    ...pagedQuery(['listProductReviews', input], (page) =>
      callApi('listProductReviews', { query: { ...input, ...page } }),
    ),
    select: ({ pages }) => ({
      reviews: pages.flatMap(({ reviews }) => reviews),
      counts: pages[0]?.counts,
      products: pages[0]?.products ?? [],
    }),
  })
}

/** Shows the reviews as they are now. */
export async function refreshReviews(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['listProductReviews'] })
}

/** Returns the calls that approve, reject and delete reviews. A decision can be undone; a deletion is confirmed first. */
export function useModeration(onDone: () => void) {
  const t = useTranslate()
  const onError = ({ message }: Error) => showFailure(message)
  const moderation = useMutation({
    mutationFn: ({ reviews, state }: Decision) => setState(reviews, state),
    onSuccess: async (count, { reviews, state }) => {
      onDone()
      await refreshReviews()
      showToast(t('reviews.moderated', { count }), () => {
        undo(reviews, state).catch(onError)
      })
    },
    onError,
  })
  const deletion = useMutation({
    mutationFn: (ids: readonly string[]) =>
      callApi('deleteProductReviews', { body: { ids: [...ids] } }),
    onSuccess: async ({ deleted }) => {
      onDone()
      await refreshReviews()
      showToast(t('reviews.deleted', { count: deleted }))
    },
    onError,
  })
  const remove = async (ids: readonly string[]) => {
    const isConfirmed = await askToConfirm({
      title: t('reviews.delete.title', { count: ids.length }),
      message: t('reviews.delete.text'),
      confirmLabel: t('studio.delete'),
    })
    if (isConfirmed) deletion.mutate(ids)
  }
  const decide = (reviews: readonly ProductReview[], state: ProductReviewState) =>
    moderation.mutate({ reviews, state })
  return { decide, remove, isPending: moderation.isPending || deletion.isPending }
}

interface Decision {
  readonly reviews: readonly ProductReview[]
  readonly state: ProductReviewState
}

async function setState(
  reviews: readonly ProductReview[],
  state: ProductReviewState,
): Promise<number> {
  const ids = reviews.map(({ id }) => id)
  return (await callApi('moderateProductReviews', { body: { ids, state } })).changed
}

/** Gives reviews back the state that each had before a decision. */
async function undo(reviews: readonly ProductReview[], decided: ProductReviewState): Promise<void> {
  for (const state of productReviewStates) {
    const before = reviews.filter((review) => review.state === state && state !== decided)
    if (before.length > 0) await setState(before, state)
  }
  await refreshReviews()
}
