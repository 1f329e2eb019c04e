import { ChevronRight, GripVertical, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react'
import { Collection } from 'react-aria-components/Collection'
import {
  Button,
  type Key,
  type Selection,
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
} from 'react-aria-components/Tree'
import { useTranslate } from '../i18n.ts'
import { findMenuRow, isMenuKey, type RowMenuRequest } from './row-menu.ts'
import styles from './Tree.module.css'
import type { TreeMove } from './tree-move.ts'
import { useTreeDrag } from './use-tree-drag.ts'

/** One item of a tree. */
export interface TreeNode {
  readonly id: string
  /** The visible name. */
  readonly label: string
  /** The name for screen readers with the item's state, if it is more than its label. */
  readonly name?: string
  readonly Icon?: LucideIcon
  /** The content after the label, such as a badge. */
  readonly status?: ReactNode
  /** The buttons at the end of the row, such as its menu. */
  readonly actions?: ReactNode
  /** Whether the item is the title of those in it. */
  readonly isHeading?: boolean
  /** Whether the item is what is open. */
  readonly isCurrent?: boolean
  /** Whether the item cannot be moved. */
  readonly isFixed?: boolean
  readonly children?: readonly TreeNode[]
}

export interface TreeProps {
  /** The accessible name of the tree. */
  readonly label: string
  readonly nodes: readonly TreeNode[]
  readonly selectionMode?: 'none' | 'single' | 'multiple'
  readonly selectedIds?: readonly string[]
  readonly onSelect?: (ids: readonly string[]) => void
  /** Opens an item: Enter or a double click. */
  readonly onAction?: (id: string) => void
  readonly expandedIds?: readonly string[]
  readonly defaultExpandedIds?: readonly string[]
  readonly onExpand?: (ids: readonly string[]) => void
  /** Moves items by drag and drop; without it they stay where they are. Offer the same moves in a menu. */
  readonly onMove?: (move: TreeMove) => void
  /** Returns whether a move is allowed, for the target under the pointer. */
  readonly canMove?: (move: TreeMove) => boolean
  /** Opens the menu of an item: the right button, Shift+F10 or the Menu key. Returns whether it has one. */
  readonly onMenu?: (request: RowMenuRequest) => boolean
  readonly empty?: ReactNode
  /** Whether names have the width of the buttons, which cover them while the row has the pointer or the focus. */
  readonly compact?: boolean
}

/** A tree whose items can be selected, opened and moved by pointer and by keyboard. */
export function Tree(props: TreeProps) {
  const { label, nodes, selectedIds, onSelect, onAction, onMove, empty, ...rest } = props
  const { selectionMode = 'single', defaultExpandedIds = [], expandedIds, onExpand } = rest
  const [ownIds, setOwnIds] = useState<readonly string[]>(defaultExpandedIds)
  const expanded = expandedIds ?? ownIds
  const open = useMemo(() => new Set(expanded), [expanded])
  const drag = useTreeDrag(nodes, onMove, rest.canMove)

  const expand = (keys: Set<Key>) => {
    const next = [...keys].map(String)
    // An item that collapses under a keyboard drag traps the keys (react-spectrum#10599).
    if (drag.isDragging && next.length < expanded.length) return
    setOwnIds(next)
    onExpand?.(next)
  }
  const select = (selection: Selection) => {
    onSelect?.(selection === 'all' ? nodes.map(({ id }) => id) : [...selection].map(String))
  }
  const tree = (
    <AriaTree
      aria-label={label}
      className={styles['tree'] ?? ''}
      items={nodes}
      dependencies={[open]}
      selectionMode={selectionMode}
      selectionBehavior="replace"
      {...(selectedIds && { selectedKeys: selectedIds })}
      onSelectionChange={select}
      expandedKeys={expanded}
      onExpandedChange={expand}
      {...(onAction && { onAction: (key: Key) => onAction(String(key)) })}
      data-compact={rest.compact || undefined}
      {...(onMove && { dragAndDropHooks: drag.hooks })}
      renderEmptyState={() => empty}
    >
      {(node) => <TreeRow node={node} open={open} hasGrips={onMove !== undefined} />}
    </AriaTree>
  )
  return rest.onMenu ? <MenuArea onMenu={rest.onMenu}>{tree}</MenuArea> : tree
}

/** Listens for the menu of rows. Menus of a row are outside of its element. */
function MenuArea(props: {
  readonly onMenu: NonNullable<TreeProps['onMenu']>
  readonly children: ReactNode
}) {
  const open = (
    event: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>,
    at: RowMenuRequest['at'] | undefined,
  ) => {
    const row = findMenuRow(event)
    if (row && props.onMenu({ id: row.id, at: at ?? row.at })) event.preventDefault()
  }
  return (
    <div
      role="presentation"
      onContextMenu={(event) => open(event, { x: event.clientX, y: event.clientY })}
      onKeyDown={(event) => isMenuKey(event) && open(event, undefined)}
    >
      {props.children}
    </div>
  )
}

interface TreeRowProps {
  readonly node: TreeNode
  /** The ids of the items that are expanded. */
  readonly open: ReadonlySet<string>
  readonly hasGrips: boolean
}

/** An item. Those in it are rendered once it is expanded, as a page can have thousands. */
function TreeRow({ node, open, hasGrips }: TreeRowProps) {
  const { id, label, name, children = [] } = node
  return (
    <AriaTreeItem
      id={id}
      textValue={name ?? label}
      hasChildItems={children.length > 0}
      className={styles['item'] ?? ''}
      data-heading={node.isHeading || undefined}
      data-current={node.isCurrent || undefined}
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded, state }) => (
          <TreeRowContent
            node={node}
            onFocus={() => state.selectionManager.setFocusedKey(id)}
            grip={hasGrips ? getGrip(node) : undefined}
            isExpanded={hasChildItems ? isExpanded : undefined}
          />
        )}
      </TreeItemContent>
      {open.has(id) && (
        <Collection items={children} dependencies={[open]}>
          {(child) => <TreeRow node={child} open={open} hasGrips={hasGrips} />}
        </Collection>
      )}
    </AriaTreeItem>
  )
}

function getGrip({ isFixed, isHeading }: TreeNode): 'button' | 'space' | undefined {
  if (!isFixed) return 'button'
  return isHeading ? undefined : 'space'
}

function TreeRowContent(props: {
  readonly node: TreeNode
  /** The grip by which the row is moved, or its space in a row that cannot be; undefined in a tree without moves. */
  readonly grip: 'button' | 'space' | undefined
  /** Whether the children are shown; undefined without children. */
  readonly isExpanded: boolean | undefined
  /** Called when a button of the row gets the focus. */
  readonly onFocus: () => void
}) {
  const { node, grip, isExpanded, onFocus } = props
  const { label, Icon, status, actions } = node
  const t = useTranslate()
  return (
    // Without it, a button that gets the focus first, such as from a screen reader, loses it to the first row.
    <span className={styles['row']} onFocus={onFocus}>
      {grip === 'space' && <span className={styles['grip']} />}
      {grip === 'button' && (
        <Button slot="drag" className={styles['grip'] ?? ''}>
          <GripVertical aria-hidden="true" />
        </Button>
      )}
      {isExpanded === undefined ? (
        <span className={styles['chevron']} />
      ) : (
        <Button
          slot="chevron"
          className={styles['chevron'] ?? ''}
          aria-label={t(isExpanded ? 'studio.collapse' : 'studio.expand')}
        >
          <ChevronRight data-mirrors data-open={isExpanded || undefined} aria-hidden="true" />
        </Button>
      )}
      {Icon && <Icon aria-hidden="true" />}
      <span className={styles['label']} title={label}>
        {label}
      </span>
      {status}
      {actions && <span className={styles['actions']}>{actions}</span>}
    </span>
  )
}
