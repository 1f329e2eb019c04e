import type { Block } from '@vitrine/page'
import { type ClipboardEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { useEditor } from '../../context.ts'
import {
  addColumn,
  addRow,
  type DataTable,
  findTableError,
  isTable,
  saveTable,
} from '../values/data-table.ts'
import type { ListField } from '../values/field-place.ts'
import { findList } from '../values/find-list.ts'
import { describePaste, pasteTable } from '../values/paste-table.ts'
import { TableCells } from './TableCells.tsx'
import styles from './TableDialog.module.css'

export interface TableDialogProps {
  readonly block: Block
  readonly field: ListField
  readonly table: DataTable
  readonly onClose: () => void
}

/** The table of a chart. Cells pasted from a spreadsheet replace it. @see platform spec §5 "Your dataset" */
export function TableDialog({ block, field, table, onClose }: TableDialogProps) {
  const { store } = useEditor()
  const t = useTranslate()
  const [draft, setDraft] = useState(table)
  const [notes, setNotes] = useState<readonly string[]>([])
  const maxRows = field.max
  const maxColumns = findList(block, isTable(field)?.each ?? '')?.field.max ?? 0
  const paste = (event: ClipboardEvent) => {
    const pasted = readClipboard(event, { maxRows, maxColumns })
    if (!pasted) return
    event.preventDefault()
    setDraft(pasted.table)
    setNotes(describePaste(t, pasted, maxRows))
  }
  const save = () => {
    const error = findTableError(draft)
    if (error) return setNotes([t(`inspector.dataset.${error}`)])
    if (saveTable(store, block, field, draft)) onClose()
  }
  return (
    <Dialog
      title={t('inspector.dataset')}
      isOpen
      size="wide"
      mustAnswer
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('studio.cancel')}</Button>
          <Button primary onPress={save}>
            {t('inspector.dataset.save')}
          </Button>
        </>
      }
    >
      <div className={styles['table']} onPaste={paste}>
        <p className={styles['note']}>{t('inspector.dataset.help')}</p>
        <div role="alert">
          {notes.map((note) => (
            <p key={note} className={styles['error']}>
              {note}
            </p>
          ))}
        </div>
        <TableCells table={draft} onChange={setDraft} />
        <AddCells table={draft} {...{ maxRows, maxColumns }} onChange={setDraft} />
      </div>
    </Dialog>
  )
}

/** Reads a table that is pasted; undefined for a single value, which goes into its cell. */
function readClipboard(event: ClipboardEvent, limits: Parameters<typeof pasteTable>[1]) {
  const text = event.clipboardData.getData('text/plain')
  return /[\t\n;]/.test(text.trim()) ? pasteTable(text, limits) : undefined
}

function AddCells(props: {
  readonly table: DataTable
  readonly maxRows: number
  readonly maxColumns: number
  readonly onChange: (table: DataTable) => void
}) {
  const { table, maxRows, maxColumns, onChange } = props
  const t = useTranslate()
  const full = (count: number, max: number) =>
    count >= max ? t('inspector.list.full', { count: max }) : undefined
  return (
    <div className={styles['row']}>
      <Button
        small
        disabledReason={full(table.rows.length, maxRows)}
        onPress={() => onChange(addRow(table))}
      >
        {t('inspector.dataset.addRow')}
      </Button>
      <Button
        small
        disabledReason={full(table.columns.length, maxColumns)}
        onPress={() => onChange(addColumn(table))}
      >
        {t('inspector.dataset.addColumn')}
      </Button>
    </div>
  )
}
