import { GripVertical } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import styles from './SortableList.module.css'

/** One row of a list with an order. */
export interface SortableItem {
  readonly id: string
  /** The accessible name of the handle that moves the row. */
  readonly moveLabel: string
  readonly content: ReactNode
}

interface SortableListProps {
  /** The accessible name of the list. */
  readonly label: string
  readonly items: readonly SortableItem[]
  readonly isDisabled?: boolean
  /** Moves a row to a place, counted from 0 in the list without it. */
  readonly onMove: (id: string, to: number) => void
}

/** A row that is dragged, and the place where it would be dropped. */
interface Drag {
  readonly id: string
  readonly to: number
}

/** A list whose rows have controls of their own, and a handle to drag them or to move them by the arrow keys. */
export function SortableList(props: SortableListProps) {
  const { label, items, isDisabled = false, onMove } = props
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const at = items.findIndex(({ id }) => id === drag?.id)
  const follow = (event: PointerEvent, id: string) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    setDrag({ id, to: findPlace(list.current, event.clientY, id) })
  }
  const drop = () => {
    if (drag && drag.to !== at) onMove(drag.id, drag.to)
    setDrag(undefined)
  }
  const press = (key: string, id: string, index: number): boolean => {
    const to = key === 'ArrowUp' ? index - 1 : key === 'ArrowDown' ? index + 1 : -1
    if (to >= 0 && to < items.length) onMove(id, to)
    return key === 'ArrowUp' || key === 'ArrowDown'
  }
  return (
    <ul className={styles['list']} aria-label={label} ref={list}>
      {items.map(({ id, moveLabel, content }, index) => (
        <li
          key={id}
          className={styles['row']}
          data-row={id}
          data-dragged={drag?.id === id || undefined}
          data-drop={drag && drag.to !== at ? getDropSide(drag.to, at, index) : undefined}
        >
          <button
            type="button"
            className={styles['grip']}
            aria-label={moveLabel}
            disabled={isDisabled}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => follow(event, id)}
            onPointerUp={drop}
            onPointerCancel={() => setDrag(undefined)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setDrag(undefined)
              else if (press(event.key, id, index)) event.preventDefault()
            }}
          >
            <GripVertical aria-hidden="true" />
          </button>
          {content}
        </li>
      ))}
    </ul>
  )
}

/** Returns the place of a pointer: the number of other rows whose middle is above it. */
function findPlace(list: HTMLElement | null, y: number, id: string): number {
  const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])]
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return row.dataset['row'] !== id && top + height / 2 < y
  }).length
}

/** Returns the side of a row at which the dragged one would be dropped. */
function getDropSide(to: number, from: number, index: number): 'before' | 'after' | undefined {
  if (index !== to) return undefined
  return to < from ? 'before' : 'after'
}
