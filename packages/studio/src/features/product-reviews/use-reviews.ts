import { type ProductReviewState, productReviewStates } from '@vitrine/model'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import type { ProductReview } from '@vitrine/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/route-query.ts'
import { useTranslate } from '../../ui/i18n.ts'
import { askToConfirm } from '../../ui/overlays/confirm.ts'
import { showFailure, showToast } from '../../ui/overlays/toasts.ts'

/** The filters of the list. They are in the URL, so that they can be bookmarked and shared. */
export interface ReviewFilters {
  readonly search: string
  /** The text of the search field, which the URL follows and may be late. */
  readonly text: string
  /** Undefined for all. */
  readonly state: ProductReviewState | undefined
  /** Empty for any number. */
  readonly stars: string
  /** Empty for all products. */
  readonly productId: string
  readonly isFiltered: boolean
  readonly change: (
    values: Readonly<Partial<Record<'search' | 'state' | 'stars' | 'product', string>>>,
  ) => void
  readonly clear: () => void
}

const STARS = /^[1-5]$/

export function useReviewFilters(): ReviewFilters {
  const [parameters, setParameters] = useSearchParams()
  const get = (name: string) => parameters.get(name) ?? ''
  const search = get('search')
  const [text, setText] = useState(search)
  const state = productReviewStates.find((each) => each === get('state'))
  const stars = STARS.test(get('stars')) ? get('stars') : ''
  const productId = get('product')
  const change: ReviewFilters['change'] = (values) => {
    if (values.search !== undefined) setText(values.search)
    // A control may call this with the parameters of an earlier rendering.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(values))
      if (value.trim() === '') next.delete(name)
      else next.set(name, value.trim())
    setParameters(next, { replace: true })
  }
  return {
    ...{ search, text, state, stars, productId, change },
    isFiltered: search !== '' || state !== undefined || stars !== '' || productId !== '',
    clear: () => change({ search: '', state: '', stars: '', product: '' }),
  }
}

/** Loads the reviews that match the filters, page by page, with their number in each state and their products. */
export function useReviews({ search, state, stars, productId }: ReviewFilters) {
  const input = {
    ...(search && { search }),
    ...(state && { state }),
    ...(stars && { stars }),
    ...(productId && { productId }),
  }
  return useInfiniteQuery({
    queryKey: ['listProductReviews', input],
    queryFn: ({ pageParam: cursor }) =>
      callApi('listProductReviews', { query: { ...input, ...(cursor && { cursor }) } }),
    initialPageParam: '',
    getNextPageParam: ({ nextPageCursor }) => nextPageCursor,
    placeholderData: keepPreviousData,
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
