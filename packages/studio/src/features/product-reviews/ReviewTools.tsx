import { type ProductReviewState, productReviewStates } from '@vitrine/model'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './reviews.module.css'
import type { ReviewFilters } from './use-reviews.ts'

interface ReviewToolsProps {
  readonly filters: ReviewFilters
  /** The number of reviews in each state; undefined while it loads. */
  readonly counts: Readonly<Record<ProductReviewState, number>> | undefined
  /** The products that have reviews. */
  readonly products: readonly { readonly id: string; readonly title: string }[]
}

const ALL = 'all'

/** The states, the search and the filters of the list of reviews. */
export function ReviewTools({ filters, counts, products }: ReviewToolsProps) {
  const t = useTranslate()
  const { text, state, stars, productId, change } = filters
  const total = productReviewStates.reduce((sum, each) => sum + (counts?.[each] ?? 0), 0)
  return (
    <Toolbar>
      <SegmentedControl
        label={t('studio.views')}
        value={state ?? ALL}
        onChange={(id) => change({ state: id })}
        segments={[
          { id: ALL, label: t('reviews.counted', { state: t('reviews.all'), count: total }) },
          ...productReviewStates.map((id) => ({
            id,
            label: t('reviews.counted', {
              state: t(`reviews.state.${id}`),
              count: counts?.[id] ?? 0,
            }),
          })),
        ]}
      />
      <div className={styles['filters']}>
        <SearchField
          label={t('reviews.search')}
          placeholder={t('reviews.searchPlaceholder')}
          value={text}
          onChange={(search) => change({ search })}
        />
        <Select
          label={t('reviews.stars')}
          hidesLabel
          value={stars === '' ? ALL : stars}
          onChange={(id) => change({ stars: id })}
          options={[
            { id: ALL, label: t('reviews.stars.all') },
            ...[5, 4, 3, 2, 1].map((count) => ({
              id: String(count),
              label: t('reviews.stars.count', { count }),
            })),
          ]}
        />
        <Select
          label={t('reviews.product')}
          hidesLabel
          value={productId === '' ? ALL : productId}
          onChange={(id) => change({ product: id })}
          options={[
            { id: ALL, label: t('reviews.product.all') },
            ...products.map(({ id, title }) => ({ id, label: title })),
          ]}
        />
      </div>
    </Toolbar>
  )
}
