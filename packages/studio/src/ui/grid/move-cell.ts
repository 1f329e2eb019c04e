/** The place of a cell: row −1 is the header. */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

interface GridSize {
  readonly rows: number
  readonly columns: number
  /** The rows that Page Up and Page Down move by. */
  readonly page: number
}

interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Returns the cell that a key moves to; undefined if it moves nowhere. Left and right are those of the screen. */
export function moveCell(
  from: CellPosition,
  press: KeyPress,
  size: GridSize,
  isRightToLeft = false,
): CellPosition | undefined {
  const to = findTarget(from, press, size, isRightToLeft)
  if (!to) return undefined
  const row = Math.min(Math.max(to.row, -1), size.rows - 1)
  const column = Math.min(Math.max(to.column, 0), size.columns - 1)
  return { row, column }
}

function findTarget(
  { row, column }: CellPosition,
  { key, ctrlKey, metaKey }: KeyPress,
  { rows, columns, page }: GridSize,
  isRightToLeft: boolean,
): CellPosition | undefined {
  const isFar = ctrlKey || metaKey
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowRight':
      return { row, column: column + forward }
    case 'ArrowLeft':
      return { row, column: column - forward }
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 }
    case 'End':
      return { row: isFar ? rows - 1 : row, column: columns - 1 }
    case 'PageDown':
      return { row: row + page, column }
    case 'PageUp':
      return { row: Math.max(row - page, 0), column }
    default:
      return undefined
  }
}
