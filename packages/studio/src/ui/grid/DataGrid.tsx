import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import styles from './DataGrid.module.css'
import { GridRow } from './GridRow.tsx'
import { type CellPosition, moveCell } from './move-cell.ts'

export interface GridColumn<Row> {
  readonly id: string
  readonly title: string
  /** The width as a track of a CSS grid: `8rem` or `minmax(12rem, 1fr)`. */
  readonly width: string
  /** Whether the column has numbers, which align at the end. */
  readonly number?: boolean
  /** The content; a field in it gets the focus by Enter and gives it back by Escape. */
  readonly cell: (row: Row) => ReactNode
}

export interface DataGridProps<Row> {
  /** The accessible name of the grid. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly columns: readonly GridColumn<Row>[]
  /** The selected rows by key; without them no row can be selected. */
  readonly selectedIds?: ReadonlySet<string>
  readonly onSelect?: (ids: ReadonlySet<string>) => void
}

/** The height of a row in pixels; as `--h-row` in the tokens. */
const ROW_HEIGHT = 44
/** The rows outside of the visible part that are rendered as well. */
const OVERSCAN = 8

/**
 * A grid of thousands of rows, of which only the visible ones are rendered. Arrows, Home, End, Page Up and Page Down
 * move between cells, Space selects a row, Ctrl+A all of them.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rows, rowKey, columns, selectedIds } = props
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing of it goes to a memoized component
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: ROW_HEIGHT,
  })
  const { active, setActive, handleKey } = useGridKeys(props, scroller, virtualizer.scrollToIndex)
  const template = columns.map(({ width }) => width).join(' ')
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable={selectedIds ? true : undefined}
      className={styles['grid']}
      onKeyDown={handleKey}
    >
      <GridRow
        index={-1}
        template={template}
        cells={columns.map(({ title, number }) => ({ content: title, number }))}
        active={active}
        onFocus={setActive}
      />
      <div className={styles['rows']} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return row === undefined ? null : (
            <GridRow
              key={rowKey(row)}
              index={index}
              start={start}
              template={template}
              cells={columns.map(({ cell, number }) => ({ content: cell(row), number }))}
              active={active}
              isSelected={selectedIds?.has(rowKey(row))}
              onFocus={setActive}
            />
          )
        })}
      </div>
    </div>
  )
}

/** Moves the focus between cells and selects rows by keys. */
function useGridKeys<Row>(
  { rows, rowKey, columns, selectedIds, onSelect }: DataGridProps<Row>,
  scroller: RefObject<HTMLDivElement | null>,
  scrollToRow: (row: number) => void,
) {
  const [active, setActive] = useState<CellPosition>({ row: -1, column: 0 })
  const { direction } = useLocale()
  const toggle = (row: number) => {
    const item = rows[row]
    if (!item || !selectedIds) return
    const next = new Set(selectedIds)
    if (!next.delete(rowKey(item))) next.add(rowKey(item))
    onSelect?.(next)
  }
  const focus = (cell: CellPosition) => {
    setActive(cell)
    if (cell.row >= 0) scrollToRow(cell.row)
    focusCell(scroller, cell)
  }
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const cell = findCell(scroller.current, active)
    if (event.target !== cell) {
      if (event.key === 'Escape') cell?.focus()
      return
    }
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 1
    const size = { rows: rows.length, columns: columns.length, page }
    const next = moveCell(active, event, size, direction === 'rtl')
    if (next) focus(next)
    else if (event.key === ' ') toggle(active.row)
    else if (event.key === 'Enter') findControl(cell)?.focus()
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
      onSelect?.(new Set(rows.map(rowKey)))
    else return
    event.preventDefault()
  }
  return { active, setActive, handleKey }
}

/** The frames to wait for a row that is far away. */
const MAX_FRAMES = 20

/** Focuses a cell once the virtualizer has rendered its row. */
function focusCell(
  scroller: RefObject<HTMLDivElement | null>,
  cell: CellPosition,
  frames = MAX_FRAMES,
): void {
  requestAnimationFrame(() => {
    const element = findCell(scroller.current, cell)
    if (element) {
      // The focus alone would move the page to bring the cell to its middle.
      element.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else if (frames > 0) focusCell(scroller, cell, frames - 1)
  })
}

function findCell(grid: HTMLElement | null, { row, column }: CellPosition): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`) ?? null
}

function findControl(cell: HTMLElement | null): HTMLElement | null {
  return cell?.querySelector<HTMLElement>('input, select, textarea, button, a[href]') ?? null
}
