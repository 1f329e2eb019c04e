import type { ChangeSet } from '@vitrine/page'
import type { HistoryEntry, SideKind } from './history.ts'
import type { SaveQueue, SaveState } from './save-queue.ts'

/** A document that is edited beside the open one, such as the styles of the site. Its steps are in the same history. */
export interface SideDocument {
  /** The id; undefined before its first change was saved. */
  readonly getId: () => string | undefined
  readonly getBody: () => object
  /** Applies a step that was undone or redone. */
  readonly apply: (change: ChangeSet) => void
  readonly queue: SaveQueue
  readonly close: () => void
}

/** A step of the document that is edited beside the open one. */
export type SideStep = Pick<HistoryEntry, 'label' | 'step' | 'forward' | 'inverse' | 'key'> & {
  readonly side: SideKind
}

/** The slot for the document that is edited beside the open one. */
export interface SideSlot {
  /** Returns the document; undefined until one is attached. */
  readonly get: () => SideDocument | undefined
  readonly attach: (side: SideDocument) => void
  /** Adds a step of the document to the history. */
  readonly addStep: (step: SideStep) => void
}

/** Creates an empty slot; `addStep` adds a step to the history of the open document. */
export function createSideSlot(addStep: SideSlot['addStep']): SideSlot {
  let document: SideDocument | undefined
  return {
    get: () => document,
    attach: (side) => {
      document = side
    },
    addStep,
  }
}

/** Saves what waits, of the open document and the one beside it. Resolves to false if that was not possible. */
export async function saveAll(store: {
  readonly queue: SaveQueue
  readonly side: SideSlot
}): Promise<boolean> {
  const queues = [store.queue, store.side.get()?.queue]
  const saved = await Promise.all(queues.map(async (queue) => queue?.flush()))
  return !saved.includes(false)
}

const BY_URGENCY = ['saved', 'saving', 'offline', 'signed-out', 'rejected'] as const

/** Returns the state of saving of two documents that needs attention most. */
export function getUrgentState(one: SaveState, other: SaveState): SaveState {
  return BY_URGENCY.indexOf(other.kind) > BY_URGENCY.indexOf(one.kind) ? other : one
}
