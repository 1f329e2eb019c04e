import { applyOps, type ChangeSet, checkDocument, diffOps, mergeOps, type Op } from '@vitrine/page'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StudioText, Translate } from '../../ui/i18n.ts'
import { editorTexts } from '../../ui/texts/editor.ts'
import type { SideStepId } from '../../ui/texts/editor-steps.ts'
import type { EditorStore } from './editor-store.ts'
import { dropTouched, type SideKind, tryApply } from './history.ts'
import { resolveChanges } from './resolve-changes.ts'
import { type SaveConflict, SaveQueue, type SaveQueuePorts } from './save-queue.ts'
import type { SideDocument } from './side-document.ts'

/** A document of the site while it is edited beside an open one. */
export interface SideStore<B extends object> {
  readonly state: StoreApi<{ readonly body: B }>
  /** Changes the document by a step that can be undone. Returns whether it was possible; if not, the notice says why. */
  readonly change: (step: SideStepId, change: (body: B) => B, key?: string) => boolean
  readonly queue: SaveQueue
}

export interface OpenedSide<B extends object> {
  /** The kind, which is also the key of the unsaved changes: the document may not exist before they are saved. */
  readonly kind: SideKind
  readonly body: B
  readonly rev: number
  readonly clientId: string
  /** The command that its changes are stored with. */
  readonly command: string
  /** The notice after each change, by its step. */
  readonly changed: (t: Translate, step: SideStepId) => string
  /** The notice after someone else changed the same value. */
  readonly conflict: StudioText
  readonly getId: () => string | undefined
  /** The server has these changes of the draft. */
  readonly onSaved: (ops: readonly Op[]) => void
  readonly onClose: () => void
}

/** Opens a document of the site beside another: its steps are in the history of that one, and its changes save with it. */
export function createSideStore<B extends object>(
  editor: EditorStore,
  opened: OpenedSide<B>,
  ports: SaveQueuePorts,
): SideStore<B> {
  const { kind, rev, clientId } = opened
  const core = createCore(editor, opened.body)
  const key = { documentId: kind, clientId, base: rev }
  const queue = new SaveQueue(key, ports, {
    onState: (save) => editor.side.setSave(kind, save),
    onConflict: (conflict, pending) => settle({ editor, core, opened }, conflict, pending),
    findConflicts: (remote, pending) =>
      mergeOps({ base: core.saved, mine: pending, theirs: [{ ops: remote }] }).conflicts,
    onSaved: ({ sets, remote }) => {
      const sent = sets.flatMap(({ ops }) => ops)
      core.saved = applyOps(core.saved, [...sent, ...remote]).body
      core.addRemote(remote)
      opened.onSaved(sent)
    },
  })
  const side: SideDocument = {
    kind,
    getId: opened.getId,
    getBody: () => core.state.getState().body,
    apply: (change) => {
      queue.push(change)
      core.apply(change.ops)
    },
    queue,
    close: () => {
      queue.stop()
      opened.onClose()
    },
  }
  return {
    state: core.state,
    queue,
    change: (step, change, coalesced) => {
      const body = change(core.state.getState().body)
      return changeSide({ editor, core, opened, side }, body, { step, key: coalesced })
    },
  }
}

interface Core<B extends object> {
  readonly state: SideStore<B>['state']
  /** The draft as the server last confirmed it. */
  saved: B
  readonly apply: (ops: readonly Op[]) => void
  /** Adds the changes of others, which do not touch what waits to be saved. */
  readonly addRemote: (remote: readonly Op[]) => void
}

function createCore<B extends object>(editor: EditorStore, body: B): Core<B> {
  const state = createStore<{ readonly body: B }>(() => ({ body }))
  return {
    state,
    saved: body,
    apply: (ops) => state.setState(({ body: before }) => ({ body: applyOps(before, ops).body })),
    addRemote: (remote) => {
      const applied = tryApply(state.getState().body, remote)
      if (!applied || remote.length === 0) return
      state.setState({ body: applied.body })
      dropSteps(editor, remote)
    },
  }
}

/** Drops the steps of the history that touch what others changed. */
function dropSteps(editor: EditorStore, remote: readonly Op[]): void {
  editor.state.setState(({ history }) => ({ history: dropTouched(history, remote) }))
}

interface Ports<B extends object> {
  readonly editor: EditorStore
  readonly core: Core<B>
  readonly opened: OpenedSide<B>
}

function changeSide<B extends object>(
  { editor, core, opened, side }: Ports<B> & { readonly side: SideDocument },
  changed: B,
  { step, key }: { readonly step: SideStepId; readonly key: string | undefined },
): boolean {
  const { body } = core.state.getState()
  const ops = diffOps(body, changed)
  if (ops.length === 0) return true
  const applied = applyOps(body, ops)
  const { issues } = checkDocument(opened.kind, applied.body)
  if (issues) {
    const message = issues[0]?.message ?? ''
    editor.announce(() => message)
    return false
  }
  const label = editorTexts[step]
  const change: ChangeSet = { command: opened.command, label, ops }
  editor.side.attach(side)
  side.queue.push(change, key)
  core.state.setState({ body: applied.body })
  editor.side.addStep({
    label,
    step: { id: step, block: undefined, count: 0 },
    forward: ops,
    inverse: applied.inverse,
    key,
    side: opened.kind,
  })
  editor.announce((t) => opened.changed(t, step))
  return true
}

/** Merges the changes of someone else. Where both changed the same value, that of this window stays. */
function settle<B extends object>(
  { editor, core, opened }: Ports<B>,
  conflict: SaveConflict,
  pending: readonly ChangeSet[],
): readonly ChangeSet[] | undefined {
  const resolved = resolveChanges(core.saved, conflict, pending)
  if (!resolved) return undefined
  core.saved = resolved.theirs
  core.state.setState({ body: resolved.body })
  dropSteps(editor, conflict.remote)
  if (conflict.conflicts.length > 0) editor.announce(opened.conflict)
  return resolved.changes
}
