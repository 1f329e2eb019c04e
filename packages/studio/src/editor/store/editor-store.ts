import {
  applyOps,
  checkDocument,
  type CommandName,
  type CommandPayload,
  type DocumentKind,
  type Op,
  runCommand,
} from '@vitrine/page'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StudioText } from '../../ui/i18n.ts'
import { cleanJson } from './clean-text.ts'
import { describeStep, getStepName } from './describe-step.ts'
import type { EditedBody } from './edited-body.ts'
import {
  addEntry,
  dropTouched,
  EMPTY_HISTORY,
  type History,
  stepHistory,
  tryApply,
} from './history.ts'
import { resolveChanges } from './resolve-changes.ts'
import { SaveQueue, type SaveQueuePorts, type SaveState } from './save-queue.ts'
import { NO_SELECTION, pruneSelection, type Selection } from './selection.ts'

export type Device = 'desktop' | 'tablet' | 'phone'

/** The open document. */
export interface EditorState {
  readonly body: EditedBody
  readonly history: History
  readonly selection: Selection
  readonly device: Device
  readonly save: SaveState
  /** The message of the last command that was not possible, or of what was undone; read aloud. */
  readonly notice: { readonly text: StudioText; readonly isError: boolean; readonly at: number }
}

/** A change of the document, for views that follow it step by step. */
export interface DocumentChange {
  readonly ops: readonly Op[]
  readonly body: EditedBody
  /** The origin of the change; a view need not repeat what it proposed itself. */
  readonly source: ChangeSource
}

export type ChangeSource = 'studio' | 'canvas-text' | 'history' | 'remote'

export interface DispatchOptions {
  /** Changes with the same key shortly after each other are one entry of the history. */
  readonly key?: string
  readonly source?: ChangeSource
  /** The selection after the change. */
  readonly select?: Selection
}

export interface EditorStore {
  readonly documentId: string
  readonly kind: DocumentKind
  readonly locale: string
  readonly state: StoreApi<EditorState>
  /** Runs a command. Returns whether it was possible; if not, the notice says why. */
  readonly dispatch: <N extends CommandName>(
    name: N,
    payload: CommandPayload<N>,
    options?: DispatchOptions,
  ) => boolean
  readonly undo: () => void
  readonly redo: () => void
  readonly select: (selection: Selection) => void
  readonly setDevice: (device: Device) => void
  readonly announce: (text: StudioText) => void
  /** Calls a listener after each change of the document. Returns the function that ends it. */
  readonly onChange: (listen: (change: DocumentChange) => void) => () => void
  readonly queue: SaveQueue
  /** Ends a conflict with the changes of this window, or with those of the other. */
  readonly resolveConflict: (choice: 'mine' | 'theirs') => void
}

export interface OpenDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly rev: number
  readonly body: EditedBody
  readonly locale: string
  readonly clientId: string
  /** The steps of an earlier window on this revision. */
  readonly history?: History
}

/** Opens a document: its body, history, selection and the queue of changes to save. */
export function createEditorStore(document: OpenDocument, ports: SaveQueuePorts): EditorStore {
  const { id: documentId, kind, rev, locale, clientId } = document
  const core = createCore(document)
  const { state, notify } = core
  const queue: SaveQueue = new SaveQueue({ documentId, clientId, base: rev }, ports, {
    onState: (save) => state.setState({ save }),
    onSaved: ({ sets, remote }) => {
      const sent = sets.flatMap(({ ops }) => ops)
      core.confirm(applyOps(core.saved, [...sent, ...remote]).body)
      addRemote(core, kind, remote)
    },
  })
  return {
    documentId,
    kind,
    locale,
    state,
    dispatch: (name, payload, options) =>
      runInStore({ core, queue, kind }, name, payload, options ?? {}),
    undo: () => step(core, queue, 'undo'),
    redo: () => step(core, queue, 'redo'),
    select: (selection) => state.setState({ selection }),
    setDevice: (device) => state.setState({ device }),
    announce: (text) => notify(text),
    onChange: (listen) => {
      core.listeners.add(listen)
      return () => void core.listeners.delete(listen)
    },
    queue,
    resolveConflict: (choice) => resolve(core, queue, choice),
  }
}

/** The state of a document with what changes it. */
interface Core {
  readonly state: StoreApi<EditorState>
  readonly listeners: Set<(change: DocumentChange) => void>
  readonly notify: (text: StudioText, isError?: boolean) => void
  /** Replaces the body and notifies the views. */
  readonly commit: (change: DocumentChange, more?: Partial<EditorState>) => void
  /** The draft as the server last confirmed it. */
  readonly saved: EditedBody
  readonly confirm: (body: EditedBody) => void
}

function createCore({ body, history = EMPTY_HISTORY }: OpenDocument): Core {
  const listeners = new Set<(change: DocumentChange) => void>()
  const state = createStore<EditorState>(() => ({
    body,
    history,
    selection: NO_SELECTION,
    device: 'desktop',
    save: { kind: 'saved' },
    notice: { text: () => '', isError: false, at: 0 },
  }))
  let saved = body
  return {
    state,
    listeners,
    notify: (text, isError = false) =>
      state.setState({ notice: { text, isError, at: Date.now() } }),
    commit: (change, more = {}) => {
      const selection = pruneSelection(more.selection ?? state.getState().selection, change.body)
      state.setState({ ...more, body: change.body, selection })
      for (const listen of listeners) listen(change)
    },
    get saved() {
      return saved
    },
    confirm: (confirmed) => {
      saved = confirmed
    },
  }
}

/** Adds the changes of others, which do not touch what waits to be saved. */
function addRemote(core: Core, kind: DocumentKind, remote: readonly Op[]): void {
  if (remote.length === 0) return
  const { body, history } = core.state.getState()
  const applied = tryApply(body, remote)
  if (applied && checkDocument(kind, applied.body).body)
    return core.commit(
      { ops: remote, body: applied.body, source: 'remote' },
      { history: dropTouched(history, remote) },
    )
  core.notify((t) => t('editor.conflict.reload'), true)
}

function runInStore<N extends CommandName>(
  {
    core,
    queue,
    kind,
  }: { readonly core: Core; readonly queue: SaveQueue; readonly kind: DocumentKind },
  name: N,
  payload: CommandPayload<N>,
  options: DispatchOptions,
): boolean {
  const { body, history, selection } = core.state.getState()
  const result = runCommand(kind, body, name, cleanJson(payload))
  if (result.error !== undefined) {
    core.notify(() => result.error, true)
    return false
  }
  const { change, inverse } = result
  if (change.ops.length === 0) return true
  const { key, source = 'studio', select = selection } = options
  const entry = {
    label: change.label,
    step: describeStep(body.blocks, name, payload),
    forward: change.ops,
    inverse,
    before: selection,
    after: select,
    key,
    at: Date.now(),
  }
  queue.push(change, key)
  core.commit(
    { ops: change.ops, body: result.body, source },
    { history: addEntry(history, entry), selection: select },
  )
  return true
}

function step(core: Core, queue: SaveQueue, direction: 'undo' | 'redo'): void {
  const { body, history } = core.state.getState()
  const isUndo = direction === 'undo'
  const found = stepHistory(history, body, direction)
  if (!found) {
    core.state.setState({ history: isUndo ? { ...history, past: [] } : { ...history, future: [] } })
    return core.notify((t) => t(isUndo ? 'editor.undo.nothing' : 'editor.redo.nothing'))
  }
  const { entry, ops, body: after } = found
  queue.push({ command: `history.${direction}`, label: `${direction} ${entry.label}`, ops })
  core.commit(
    { ops, body: after, source: 'history' },
    { history: found.history, selection: isUndo ? entry.before : entry.after },
  )
  core.notify((t) =>
    t(isUndo ? 'editor.undone' : 'editor.redone', { step: getStepName(t, entry.step) }),
  )
}

function resolve(core: Core, queue: SaveQueue, choice: 'mine' | 'theirs'): void {
  const { save, history } = core.state.getState()
  if (save.kind !== 'conflict') return
  const resolved = resolveChanges(core.saved, save.conflict, { mine: queue.pending, choice })
  if (!resolved) return core.notify((t) => t('editor.conflict.reloadOthers'), true)
  core.confirm(resolved.theirs)
  queue.restart(save.conflict.rev, resolved.changes)
  core.commit(
    { ops: [], body: resolved.body, source: 'remote' },
    { history: dropTouched(history, save.conflict.remote) },
  )
}
