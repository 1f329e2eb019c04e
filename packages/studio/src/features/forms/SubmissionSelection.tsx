import type { FormSubmission } from '@vitrine/contract'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import { SelectionRow } from '../../ui/lists/SelectionRow.tsx'
import { useSubmissionChanges } from './use-submissions.ts'

/** The maximum number of submissions that one call changes. */
const MAX_SELECTED = 100

interface SubmissionSelectionProps {
  readonly submissions: readonly FormSubmission[]
  readonly selected: readonly FormSubmission[]
  readonly mayManage: boolean
  readonly onSelect: (ids: readonly string[]) => void
}

/** Selects all submissions that are listed, and marks or deletes the selected ones. */
export function SubmissionSelection(props: SubmissionSelectionProps) {
  const { submissions, selected, mayManage, onSelect } = props
  const t = useTranslate()
  const { mark, sort, remove, isPending } = useSubmissionChanges(() => onSelect([]))
  const count = selected.length
  const ids = selected.map(({ id }) => id)
  const isRead = selected.every((submission) => submission.isRead)
  const isSpam = selected.every(({ status }) => status === 'spam')
  return (
    <SelectionRow
      label={count > 0 ? t('forms.selected', { count }) : t('forms.selectAll')}
      count={count}
      total={submissions.length}
      error={count > MAX_SELECTED ? t('forms.tooMany') : undefined}
      onSelectAll={(isAll) =>
        onSelect(isAll ? submissions.slice(0, MAX_SELECTED).map(({ id }) => id) : [])
      }
    >
      {count > 0 && count <= MAX_SELECTED && (
        <>
          <Button small isPending={isPending} onPress={() => mark(ids, !isRead)}>
            {t(isRead ? 'forms.markUnread' : 'forms.markRead')}
          </Button>
          {mayManage && (
            <>
              <Button
                small
                isPending={isPending}
                onPress={() => sort(ids, isSpam ? 'received' : 'spam')}
              >
                {t(isSpam ? 'forms.notSpam' : 'forms.markSpam')}
              </Button>
              <Button small danger onPress={() => void remove(ids)}>
                {t('studio.delete')}
              </Button>
            </>
          )}
          <Button small quiet onPress={() => onSelect([])}>
            {t('forms.clearSelection')}
          </Button>
        </>
      )}
    </SelectionRow>
  )
}
