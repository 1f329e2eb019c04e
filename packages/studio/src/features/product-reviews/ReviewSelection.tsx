import type { ProductReview } from '@vitrine/contract'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SelectionRow } from '../../ui/lists/SelectionRow.tsx'
import { useModeration } from './use-reviews.ts'

/** The maximum number of reviews that one call changes. */
const MAX_SELECTED = 200

interface ReviewSelectionProps {
  readonly reviews: readonly ProductReview[]
  readonly selected: readonly ProductReview[]
  readonly onSelect: (ids: readonly string[]) => void
}

/** Selects all reviews that are listed, and approves, rejects or deletes the selected ones. */
export function ReviewSelection({ reviews, selected, onSelect }: ReviewSelectionProps) {
  const t = useTranslate()
  const { decide, remove, isPending } = useModeration(() => onSelect([]))
  const count = selected.length
  return (
    <SelectionRow
      label={count > 0 ? t('reviews.selected', { count }) : t('reviews.selectAll')}
      count={count}
      total={reviews.length}
      error={count > MAX_SELECTED ? t('reviews.tooMany') : undefined}
      onSelectAll={(isAll) =>
        onSelect(isAll ? reviews.slice(0, MAX_SELECTED).map(({ id }) => id) : [])
      }
    >
      {count > 0 && count <= MAX_SELECTED && (
        <>
          <Button small isPending={isPending} onPress={() => decide(selected, 'approved')}>
            {t('reviews.approve')}
          </Button>
          <Button small isPending={isPending} onPress={() => decide(selected, 'rejected')}>
            {t('reviews.reject')}
          </Button>
          <Button small onPress={() => void remove(selected.map(({ id }) => id))}>
            {t('studio.delete')}
          </Button>
          <Button small quiet onPress={() => onSelect([])}>
            {t('reviews.clearSelection')}
          </Button>
        </>
      )}
    </SelectionRow>
  )
}
