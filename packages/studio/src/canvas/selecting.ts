import { expandGroups } from '@vitrine/page'
import type { CanvasSelection } from './protocol.ts'
import type { CanvasState } from './state.ts'

/** Selects a block with its group; `isAdded` adds it to the selected ones, or takes it away. */
export function selectBlock(state: CanvasState, id: string, isAdded: boolean): void {
  const { blocks } = state.selection
  const own = expandGroups(state.content.blocks, [id])
  // A second press selects a block of a group alone.
  if (!isAdded)
    return select(state, undefined, blocks.length > 1 && blocks.includes(id) ? [id] : own)
  const others = blocks.filter((each) => !own.includes(each))
  select(state, undefined, others.length === blocks.length ? [...blocks, ...own] : others)
}

/** The part around the content of the page that was pressed, and its element. */
interface Around {
  readonly part?: CanvasSelection['part'] | undefined
  readonly element?: string | undefined
}

/** Selects a section, blocks, or a part around the content of the page, and tells the studio. */
export function select(
  state: CanvasState,
  section: string | undefined,
  blocks: readonly string[],
  around: Around = {},
): void {
  const own = state.content.sections.find(({ blockIds }) => blockIds.includes(blocks[0] ?? ''))
  const selection = {
    section: own?.id ?? section,
    blocks,
    ...(section === undefined && around.part && { part: around.part }),
    ...(section === undefined && around.element !== undefined && { element: around.element }),
  }
  state.selection = selection
  state.send({ kind: 'select', selection })
}
