import type { StudioComment } from '@vitrine/contract'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SelectionRow } from '../../ui/lists/SelectionRow.tsx'
import { isRejected, useModeration } from './use-moderation.ts'

/** The maximum number of comments that one call changes. */
const MAX_SELECTED = 100

interface CommentSelectionProps {
  readonly comments: readonly StudioComment[]
  readonly selected: readonly StudioComment[]
  readonly onSelect: (ids: readonly string[]) => void
}

/** Selects all comments that are listed, and approves, rejects or deletes the selected ones. */
export function CommentSelection({ comments, selected, onSelect }: CommentSelectionProps) {
  const t = useTranslate()
  const count = selected.length
  const isTooLarge = count > MAX_SELECTED
  return (
    <SelectionRow
      label={count > 0 ? t('comments.selected', { count }) : t('comments.selectAll')}
      count={count}
      total={comments.length}
      error={isTooLarge ? t('comments.tooMany') : undefined}
      onSelectAll={(isAll) =>
        onSelect(isAll ? comments.slice(0, MAX_SELECTED).map(({ id }) => id) : [])
      }
    >
      {count > 0 && !isTooLarge && <Actions selected={selected} onDone={() => onSelect([])} />}
    </SelectionRow>
  )
}

function Actions(props: {
  readonly selected: readonly StudioComment[]
  readonly onDone: () => void
}) {
  const { selected, onDone } = props
  const t = useTranslate()
  const { decide, remove, isPending } = useModeration(onDone)
  const canMoveTo = (status: StudioComment['status']) =>
    selected.some((each) => each.status !== status)
  return (
    <>
      {canMoveTo('approved') && (
        <Button small isPending={isPending} onPress={() => decide(selected, 'approved')}>
          {t('comments.approve')}
        </Button>
      )}
      {canMoveTo('spam') && (
        <Button small isPending={isPending} onPress={() => decide(selected, 'spam')}>
          {t('comments.markSpam')}
        </Button>
      )}
      {canMoveTo('trash') && (
        <Button small isPending={isPending} onPress={() => decide(selected, 'trash')}>
          {t('comments.trash')}
        </Button>
      )}
      {selected.every(isRejected) && (
        <Button small onPress={() => void remove(selected)}>
          {t('comments.delete')}
        </Button>
      )}
      <Button small quiet onPress={onDone}>
        {t('comments.clearSelection')}
      </Button>
    </>
  )
}
