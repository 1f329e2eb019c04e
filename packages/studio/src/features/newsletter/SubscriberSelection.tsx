import type { NewsletterSubscriber } from '@vitrine/contract'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SelectionRow } from '../../ui/lists/SelectionRow.tsx'
import { useDeleteSubscribers } from './use-subscribers.ts'

/** The maximum number of subscribers that one call deletes. */
const MAX_SELECTED = 100

interface SubscriberSelectionProps {
  readonly subscribers: readonly NewsletterSubscriber[]
  readonly selected: readonly NewsletterSubscriber[]
  readonly onSelect: (ids: readonly string[]) => void
}

/** Selects all subscribers that are listed, and deletes the selected ones. */
export function SubscriberSelection({ subscribers, selected, onSelect }: SubscriberSelectionProps) {
  const t = useTranslate()
  const { remove, isPending } = useDeleteSubscribers(() => onSelect([]))
  const count = selected.length
  return (
    <SelectionRow
      label={count > 0 ? t('subscribers.selected', { count }) : t('subscribers.selectAll')}
      count={count}
      total={subscribers.length}
      error={count > MAX_SELECTED ? t('subscribers.tooMany') : undefined}
      onSelectAll={(isAll) =>
        onSelect(isAll ? subscribers.slice(0, MAX_SELECTED).map(({ id }) => id) : [])
      }
    >
      {count > 0 && count <= MAX_SELECTED && (
        <>
          <Button
            small
            danger
            isPending={isPending}
            onPress={() => void remove(selected.map(({ id }) => id))}
          >
            {t('studio.delete')}
          </Button>
          <Button small quiet onPress={() => onSelect([])}>
            {t('subscribers.clearSelection')}
          </Button>
        </>
      )}
    </SelectionRow>
  )
}
