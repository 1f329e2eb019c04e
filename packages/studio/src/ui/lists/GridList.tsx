import type { ReactNode } from 'react'
import {
  Button,
  GridList as AriaGridList,
  GridListItem,
  type Key,
  type Selection,
} from 'react-aria-components/GridList'
import { Check, GripVertical } from 'lucide-react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import toggles from '../fields/toggles.module.css'
import styles from './GridList.module.css'

/** One item of a list or a grid. */
export interface GridItem {
  readonly id: string
  /** The name for screen readers and for finding the item by typing. */
  readonly label: string
  readonly content: ReactNode
  /** The address that the item opens. */
  readonly href?: string
}

/** A move of items of a list before or after another one. */
export interface ListMove {
  readonly ids: readonly string[]
  readonly targetId: string
  readonly position: 'before' | 'after'
}

export interface GridListProps {
  /** The accessible name of the list. */
  readonly label: string
  readonly items: readonly GridItem[]
  /** Whether the items stand in rows and columns, as images do. */
  readonly layout?: 'stack' | 'grid'
  readonly selectionMode?: 'none' | 'single' | 'multiple'
  readonly selectedIds?: readonly string[]
  readonly onSelect?: (ids: readonly string[]) => void
  readonly onAction?: (id: string) => void
  /** Moves items by drag and drop; without it they stay where they are. Offer the same moves in a menu. */
  readonly onMove?: (move: ListMove) => void
  readonly empty?: ReactNode
}

/** A list whose items can be selected, opened and moved, and may have buttons of their own. */
export function GridList(props: GridListProps) {
  const { label, items, layout = 'stack', selectionMode = 'none', onMove, empty } = props
  const { selectedIds, onSelect, onAction } = props
  const { dragAndDropHooks } = useDragAndDrop<GridItem>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition === 'on') return
      onMove?.({ ids: [...keys].map(String), targetId: String(key), position: dropPosition })
    },
  })
  const select = (selection: Selection) =>
    onSelect?.(selection === 'all' ? items.map(({ id }) => id) : [...selection].map(String))
  return (
    <AriaGridList
      aria-label={label}
      className={styles['list'] ?? ''}
      layout={layout}
      data-layout={layout}
      items={items}
      selectionMode={selectionMode}
      {...(selectedIds && { selectedKeys: selectedIds })}
      onSelectionChange={select}
      {...(onAction && { onAction: (key: Key) => onAction(String(key)) })}
      {...(onMove && { dragAndDropHooks })}
      renderEmptyState={() => empty}
    >
      {({ id, label: name, content, href }) => (
        <GridListItem
          id={id}
          textValue={name}
          className={styles['item'] ?? ''}
          {...(href !== undefined && { href })}
        >
          {onMove && (
            <Button slot="drag" className={styles['grip'] ?? ''}>
              <GripVertical aria-hidden="true" />
            </Button>
          )}
          {selectionMode === 'multiple' && onAction && (
            <Checkbox slot="selection" className={`${toggles['toggle']} ${styles['select']}`}>
              {({ isSelected }) => (
                <span className={toggles['box']} aria-hidden="true">
                  {isSelected && <Check />}
                </span>
              )}
            </Checkbox>
          )}
          {content}
        </GridListItem>
      )}
    </AriaGridList>
  )
}
