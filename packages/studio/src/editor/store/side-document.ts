import type { ChangeSet } from '@vitrine/page'
import type { HistoryEntry, SideKind } from './history.ts'
import type { SaveQueue } from './save-queue.ts'
import type { SaveState } from './save-state.ts'

/** A document that is edited beside the open one, such as the styles of the site. Its steps are in the same history. */
export interface SideDocument {
  readonly kind: SideKind
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

/** The documents that are edited beside the open one, at most one of each kind. */
export interface SideDocuments {
  /** Returns the document of a kind; undefined until one is attached. */
  readonly get: (kind: SideKind) => SideDocument | undefined
  readonly list: () => readonly SideDocument[]
  readonly attach: (side: SideDocument) => void
  /** Adds a step of a document to the history. */
  readonly addStep: (step: SideStep) => void
  /** Sets the state of saving of a document. */
  readonly setSave: (kind: SideKind, save: SaveState) => void
}

interface SidePorts {
  /** Adds a step to the history of the open document. */
  readonly addStep: SideDocuments['addStep']
  /** Called with the state of saving that needs attention most. */
  readonly onSave: (save: SaveState) => void
}

const SAVED: SaveState = { kind: 'saved' }

/** Creates an empty list of documents. */
export function createSideDocuments({ addStep, onSave }: SidePorts): SideDocuments {
  const documents = new Map<SideKind, SideDocument>()
  const saves = new Map<SideKind, SaveState>()
  const setSave = (kind: SideKind, save: SaveState) => {
    saves.set(kind, save)
    onSave([...saves.values()].reduce(getUrgentState, SAVED))
  }
  return {
    get: (kind) => documents.get(kind),
    list: () => [...documents.values()],
    attach: (side) => {
      documents.set(side.kind, side)
      setSave(side.kind, saves.get(side.kind) ?? SAVED)
    },
    addStep,
    setSave,
  }
}

/** Saves what waits, of the open document and those beside it. Resolves to false if that was not possible. */
export async function saveAll(store: {
  readonly queue: SaveQueue
  readonly side: SideDocuments
}): Promise<boolean> {
  const queues = [store.queue, ...store.side.list().map(({ queue }) => queue)]
  const saved = await Promise.all(queues.map(async (queue) => queue.flush()))
  return !saved.includes(false)
}

const BY_URGENCY = ['saved', 'saving', 'busy', 'offline', 'signed-out', 'rejected'] as const

/** Returns the state of saving of two documents that needs attention most. */
export function getUrgentState(one: SaveState, other: SaveState): SaveState {
  return BY_URGENCY.indexOf(other.kind) > BY_URGENCY.indexOf(one.kind) ? other : one
}
