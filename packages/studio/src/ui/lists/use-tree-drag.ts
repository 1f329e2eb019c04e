import { useState } from 'react'
import { type DragAndDropHooks, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { isMovePossible, toIds, type TreeBranch, type TreeMove } from './tree-move.ts'

interface TreeDrag<Node> {
  readonly hooks: DragAndDropHooks<Node>
  readonly isDragging: boolean
}

const ITEM_TYPE = 'application/x-vitrine-tree-item'

/** Sets up drag and drop inside a tree, by pointer and by keyboard: Enter lifts, arrows choose, Enter drops. */
export function useTreeDrag<Node extends TreeBranch>(
  nodes: readonly Node[],
  onMove: ((move: TreeMove) => void) | undefined,
  canMove: (move: TreeMove) => boolean = () => true,
): TreeDrag<Node> {
  const [dragged, setDragged] = useState<readonly string[]>([])
  const isAllowed = (move: TreeMove) => isMovePossible(nodes, move) && canMove(move)
  const { dragAndDropHooks } = useDragAndDrop<Node>({
    getItems: (keys) => toIds(keys).map((id) => ({ [ITEM_TYPE]: id, 'text/plain': id })),
    acceptedDragTypes: [ITEM_TYPE],
    onDragStart: ({ keys }) => setDragged(toIds(keys)),
    onDragEnd: () => setDragged([]),
    getDropOperation: (target, _types, allowed) => {
      if (target.type !== 'item') return 'cancel'
      const { key, dropPosition: position } = target
      const move = { ids: dragged, targetId: String(key), position }
      return isAllowed(move) ? (allowed[0] ?? 'move') : 'cancel'
    },
    onMove: ({ keys, target: { key, dropPosition: position } }) => {
      const move = { ids: toIds(keys), targetId: String(key), position }
      if (isAllowed(move)) onMove?.(move)
    },
  })
  return { hooks: dragAndDropHooks, isDragging: dragged.length > 0 }
}
