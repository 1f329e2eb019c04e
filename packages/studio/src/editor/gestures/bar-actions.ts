import type { Block, Content } from '@vitrine/page'
import {
  AlignCenterVertical,
  AlignCenterHorizontal,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  BringToFront,
  Copy,
  Group,
  Lock,
  LockOpen,
  type LucideIcon,
  MoveHorizontal,
  SendToBack,
  Smartphone,
  Trash2,
  Ungroup,
} from 'lucide-react'
import type { TextId } from '../../ui/texts.ts'
import { deleteSelection, duplicateSelection, toggleLock } from '../actions.ts'
import { getBreakpoint } from '../store/breakpoint.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { newId } from '../store/new-id.ts'

/** Something to do with all selected blocks. */
export interface BarAction {
  readonly id: string
  readonly label: TextId
  readonly Icon: LucideIcon
  readonly keys?: string
  /** The least number of blocks that it needs. */
  readonly minimum: number
  readonly run: (store: EditorStore) => void
}

const edges = [
  { edge: 'left', label: 'gestures.align.left', Icon: AlignStartVertical },
  { edge: 'center', label: 'gestures.align.center', Icon: AlignCenterVertical },
  { edge: 'right', label: 'gestures.align.right', Icon: AlignEndVertical },
  { edge: 'top', label: 'gestures.align.top', Icon: AlignStartHorizontal },
  { edge: 'middle', label: 'gestures.align.middle', Icon: AlignCenterHorizontal },
  { edge: 'bottom', label: 'gestures.align.bottom', Icon: AlignEndHorizontal },
] as const

const axes = [
  {
    axis: 'horizontal',
    label: 'gestures.distribute.horizontal',
    Icon: AlignHorizontalDistributeCenter,
  },
  { axis: 'vertical', label: 'gestures.distribute.vertical', Icon: AlignVerticalDistributeCenter },
] as const

const orders = [
  { to: 'front', label: 'gestures.toFront', Icon: BringToFront },
  { to: 'back', label: 'gestures.toBack', Icon: SendToBack },
] as const

type Actions = readonly BarAction[]

/** Lists what can be done with the selected blocks; the groups are those of the bar. */
export function listBarActions(
  blocks: Content['blocks'],
  ids: readonly string[],
): readonly Actions[] {
  const selected = ids.flatMap((id) => blocks[id] ?? [])
  return [listAligning(), listSpacing(), listStacking(selected), listStates(selected)]
}

function listAligning(): Actions {
  return edges.map(({ edge, label, Icon }) => ({
    id: `align.${edge}`,
    label,
    Icon,
    minimum: 2,
    run: (store) => store.dispatch('multi.align', { ...getTarget(store), edge }),
  }))
}

function listSpacing(): Actions {
  return [
    ...axes.map(({ axis, label, Icon }): BarAction => ({
      id: `distribute.${axis}`,
      label,
      Icon,
      minimum: 3,
      run: (store) => store.dispatch('multi.distribute', { ...getTarget(store), axis }),
    })),
    {
      id: 'matchWidth',
      label: 'gestures.matchWidth',
      Icon: MoveHorizontal,
      minimum: 2,
      run: (store) => store.dispatch('multi.matchWidth', getTarget(store)),
    },
  ]
}

function listStacking(selected: readonly Block[]): Actions {
  const groups = new Set(selected.map(({ group }) => group))
  const isGroup = groups.size === 1 && !groups.has(undefined)
  return [
    isGroup
      ? {
          id: 'ungroup',
          label: 'gestures.ungroup',
          Icon: Ungroup,
          minimum: 2,
          run: (store) =>
            groups.forEach((group) => group && store.dispatch('block.ungroup', { group })),
        }
      : {
          id: 'group',
          label: 'gestures.group',
          Icon: Group,
          minimum: 2,
          run: (store) =>
            store.dispatch('block.group', { ids: getTarget(store).ids, group: newId() }),
        },
    ...orders.map(({ to, label, Icon }): BarAction => ({
      id: `order.${to}`,
      label,
      Icon,
      minimum: 2,
      run: (store) => store.dispatch('multi.reorder', { ...getTarget(store), to }),
    })),
  ]
}

function listStates(selected: readonly Block[]): Actions {
  const isHidden = selected.every(({ hidden }) => hidden?.mobile)
  const isLocked = selected.every(({ lock }) => lock)
  return [
    {
      id: 'hide',
      label: isHidden ? 'gestures.showOnPhone' : 'gestures.hideOnPhone',
      Icon: Smartphone,
      minimum: 2,
      run: (store) => {
        const { ids } = getTarget(store)
        store.dispatch('multi.hide', { ids, bp: 'mobile', hidden: !isHidden })
      },
    },
    {
      id: 'lock',
      label: isLocked ? 'gestures.unlock' : 'gestures.lock',
      Icon: isLocked ? LockOpen : Lock,
      keys: 'mod+shift+l',
      minimum: 1,
      run: toggleLock,
    },
    {
      id: 'duplicate',
      label: 'gestures.duplicate',
      Icon: Copy,
      keys: 'mod+d',
      minimum: 2,
      run: duplicateSelection,
    },
    {
      id: 'delete',
      label: 'gestures.delete',
      Icon: Trash2,
      keys: 'Delete',
      minimum: 2,
      run: deleteSelection,
    },
  ]
}

function getTarget({ state }: EditorStore) {
  const { selection, device } = state.getState()
  return { ids: selection.blocks, bp: getBreakpoint(device) }
}
