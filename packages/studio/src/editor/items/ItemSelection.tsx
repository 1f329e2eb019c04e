import type { DocumentSummary } from '@vitrine/contract'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { useTranslate } from '../../ui/i18n.ts'
import styles from './items.module.css'
import { useBulkActions } from './use-bulk-actions.ts'

interface ItemSelectionProps {
  readonly items: readonly DocumentSummary[]
  readonly selected: readonly DocumentSummary[]
  readonly mayPublish: boolean
  readonly onSelect: (ids: readonly string[]) => void
}

/** Selects all items that are listed, and acts on the selected ones. */
export function ItemSelection({ items, selected, mayPublish, onSelect }: ItemSelectionProps) {
  const t = useTranslate()
  const clear = () => onSelect([])
  const { isPending, publish, copy, remove } = useBulkActions(selected, clear)
  const count = selected.length
  return (
    <div className={styles['selection']} data-active={count > 0 || undefined}>
      <Checkbox
        label={count > 0 ? t('items.selected', { count }) : t('items.selectAll')}
        isSelected={count === items.length}
        isIndeterminate={count > 0 && count < items.length}
        onChange={(isAll) => onSelect(isAll ? items.map(({ id }) => id) : [])}
      />
      {count > 0 && (
        <>
          {mayPublish && (
            <Button small isPending={isPending} onPress={publish}>
              {t('items.publishSelected')}
            </Button>
          )}
          <Button small isPending={isPending} onPress={copy}>
            {t('items.copySelected')}
          </Button>
          <Button small danger isPending={isPending} onPress={remove}>
            {t('items.deleteSelected')}
          </Button>
          <Button small quiet onPress={clear}>
            {t('items.clearSelection')}
          </Button>
        </>
      )}
    </div>
  )
}
