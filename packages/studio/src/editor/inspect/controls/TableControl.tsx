import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { useEditor } from '../../context.ts'
import { TableDialog } from '../../lazy-parts.tsx'
import { readTable } from '../values/data-table.ts'
import styles from '../Inspector.module.css'
import type { ControlProps } from './control.ts'
import { Fieldset } from './Fieldset.tsx'

/** The numbers of a chart: its size, and a dialog with the table. */
export function TableControl({ field, place, isDisabled }: ControlProps<'list'>) {
  const { store } = useEditor()
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const table = readTable(place.block, field, store)
  const rows = table.rows.length
  const columns = table.columns.length
  return (
    <Fieldset label={t('inspector.dataset')}>
      <p className={styles['note']}>
        {rows === 0 ? t('inspector.dataset.empty') : t('inspector.dataset.size', { rows, columns })}
      </p>
      <Button
        small
        {...(isDisabled && { disabledReason: t('editor.block.cannotChange') })}
        onPress={() => setOpen(true)}
      >
        {t('inspector.dataset.edit')}
      </Button>
      {isOpen && (
        <TableDialog
          block={place.block}
          field={field}
          table={table}
          onClose={() => setOpen(false)}
        />
      )}
    </Fieldset>
  )
}
