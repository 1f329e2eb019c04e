import { X } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useTranslate } from '../../../ui/i18n.ts'
import { type DataTable, readNumber, removeColumn } from '../values/data-table.ts'
import styles from './TableDialog.module.css'

interface TableCellsProps {
  readonly table: DataTable
  readonly onChange: (table: DataTable) => void
}

/** The cells of a table: names of columns and rows, and numbers. */
export function TableCells({ table, onChange }: TableCellsProps) {
  const t = useTranslate()
  const { columns, rows } = table
  const rename = (at: number, name: string) =>
    onChange({ ...table, columns: columns.with(at, { id: columns[at]?.id ?? '', name }) })
  if (columns.length === 0 && rows.length === 0) return null
  return (
    <div className={styles['scroll']}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('inspector.dataset.rows')}</span>
            </th>
            {columns.map(({ id, name }, at) => {
              const label = t('inspector.dataset.column', { number: at + 1 })
              return (
                <th scope="col" key={id}>
                  <span className={styles['head']}>
                    <TextField
                      label={label}
                      hidesLabel
                      placeholder={label}
                      value={name}
                      maxLength={200}
                      onChange={(next) => rename(at, next)}
                    />
                    <IconButton
                      small
                      Icon={X}
                      label={t('inspector.list.remove', { name: name === '' ? label : name })}
                      onPress={() => onChange(removeColumn(table, at))}
                    />
                  </span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <TableRow key={row.id} table={table} at={at} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableRow({ table, at, onChange }: TableCellsProps & { readonly at: number }) {
  const t = useTranslate()
  const { columns, rows } = table
  const row = rows[at]
  if (!row) return null
  const label = t('inspector.dataset.row', { number: at + 1 })
  const name = row.name === '' ? label : row.name
  const set = (change: Partial<typeof row>) =>
    onChange({ columns, rows: rows.with(at, { ...row, ...change }) })
  return (
    <tr>
      <th scope="row">
        <TextField
          label={label}
          hidesLabel
          placeholder={label}
          value={row.name}
          maxLength={200}
          onChange={(next) => set({ name: next })}
        />
      </th>
      {columns.map(({ id, name: own }, index) => {
        const column = own === '' ? t('inspector.dataset.column', { number: index + 1 }) : own
        const cell = row.cells[index] ?? ''
        const isWrong = cell !== '' && readNumber(cell) === undefined
        return (
          <td key={id}>
            <TextField
              label={t('inspector.dataset.cell', { row: name, column })}
              hidesLabel
              inputMode="decimal"
              value={cell}
              {...(isWrong && { error: t('inspector.dataset.number') })}
              onChange={(next) => set({ cells: row.cells.with(index, next) })}
            />
          </td>
        )
      })}
      <td>
        <IconButton
          small
          Icon={X}
          label={t('inspector.list.remove', { name })}
          onPress={() => onChange({ columns, rows: rows.toSpliced(at, 1) })}
        />
      </td>
    </tr>
  )
}
