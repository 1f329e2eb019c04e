import {
  applyOps,
  checkDocument,
  type CommandName,
  type CommandPayload,
  type Conflict,
  type DocumentKind,
  findExcess,
  mergeOps,
  type Op,
  runCommand,
} from '@vitrine/page'
import type { StoreApi } from 'zustand/vanilla'
import type { StudioText, Translate } from '../../ui/i18n.ts'
import { addLanguage, completeMeta, type EditedLanguages } from './add-language.ts'
import { cleanJson } from './clean-text.ts'
import {
  announceLost,
  announceRestored,
  type ConflictChoice,
  resolveConflict,
  settleConflict,
} from './conflicts.ts'
import {
  type ChangeSource,
  type Core,
  createCore,
  type Device,
  type DocumentChange,
  type EditorState,
  type OpenDocument,
} from './core.ts'
import { describeStep, getStepName } from './describe-step.ts'
import type { Guard, OthersPort } from './guard.ts'
import { isTooLarge } from './change-size.ts'
import { addEntry, dropTouched, stepHistory, tryApply } from './history.ts'
import { undoRejected } from './undo-rejected.ts'
import { SaveQueue, type SaveQueuePorts } from './save-queue.ts'
import type { Selection } from './selection.ts'
import { createShownState, type ShownState } from './shown-state.ts'
import { createSideDocuments, type SideDocuments, type SideStep } from './side-document.ts'

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
  /** The language whose texts are shown where this one has none: that of the site. */
  readonly sourceLocale: string
  readonly state: StoreApi<EditorState>
  /** The state as panels show it. */
  readonly shown: ShownState
  /** Runs a command. Returns whether it was possible; if not, the notice says why. */
  readonly dispatch: <N extends CommandName>(
    name: N,
    payload: CommandPayload<N>,
    options?: DispatchOptions,
  ) => boolean
  /** Undoes the last change. After the server has rejected changes, saves what remains of them. */
  readonly undo: () => void
  readonly redo: () => void
  readonly select: (selection: Selection) => void
  readonly setDevice: (device: Device) => void
  readonly announce: (text: StudioText) => void
  /** Calls a listener after each change of the document. Returns the function that ends it. */
  readonly onChange: (listen: (change: DocumentChange) => void) => () => void
  readonly queue: SaveQueue
  /** The documents that are edited beside this one, which `saveAll` saves too. */
  readonly side: SideDocuments
  readonly others: OthersPort
  /** Ends a conflict. The draft has the value of this window until then, and afterwards what was chosen. */
  readonly resolveConflict: (conflict: Conflict, choice: ConflictChoice) => void
}

/** Opens a document: its body, history, selection and the queue of changes to save. */
export function createEditorStore(document: OpenDocument, ports: SaveQueuePorts): EditorStore {
  const { id: documentId, kind, rev, locale, clientId, sourceLocale = locale } = document
  const languages = { locale, sourceLocale, firstSlug: document.firstSlug }
  const core = createCore(document)
  const { state, notify } = core
  const guard: Guard = { refuse: () => undefined }
  const queue: SaveQueue = new SaveQueue({ documentId, clientId, base: rev }, ports, {
    onState: (save) => state.setState({ save }),
    onConflict: (conflict, pending) => settleConflict(core, conflict, pending),
    findConflicts: (remote, pending) =>
      mergeOps({ base: core.saved, mine: pending, theirs: [{ ops: remote }] }).conflicts,
    onSaved: ({ sets, ...merged }) => {
      const sent = sets.flatMap(({ ops }) => ops)
      core.confirm(applyOps(core.saved, sent).body)
      receive(merged.remote)
      announceRestored(core, sent, merged)
    },
  })
  const receive = (remote: readonly Op[]) => {
    core.confirm(applyOps(core.saved, remote).body)
    addRemote(core, kind, remote)
  }
  const side = createSideDocuments({
    addStep: (added) => addSideStep(core, added),
    onSave: (sideSave) => state.setState({ sideSave }),
  })
  return {
    documentId,
    kind,
    locale,
    sourceLocale,
    state,
    shown: createShownState(state),
    dispatch: (name, payload, options) =>
      runInStore({ core, queue, kind, languages, guard }, name, payload, options ?? {}),
    undo: () => {
      step({ core, guard }, { queue, side }, 'undo')
      undoRejected(core, queue)
    },
    redo: () => step({ core, guard }, { queue, side }, 'redo'),
    select: core.select,
    setDevice: (device) => state.setState({ device }),
    announce: (text) => notify(text),
    onChange: (listen) => {
      core.listeners.add(listen)
      return () => void core.listeners.delete(listen)
    },
    queue,
    side,
    others: {
      follow: ({ base, rev, ops }) => {
        if (queue.advance(base, rev)) receive(ops)
      },
      setGuard: (refuse) => {
        guard.refuse = refuse
      },
    },
    resolveConflict: (conflict, choice) => resolveConflict({ core, queue, kind }, conflict, choice),
  }
}

/** Adds a step of a document that is edited beside the open one to the history. */
function addSideStep({ state }: Core, added: SideStep): void {
  const { history, selection } = state.getState()
  const entry = { ...added, before: selection, after: selection, at: Date.now() }
  state.setState({ history: addEntry(history, entry) })
}

/** Adds the changes of others, which do not touch what waits to be saved. */
function addRemote(core: Core, kind: DocumentKind, remote: readonly Op[]): void {
  if (remote.length === 0) return
  const { body, history, conflicts } = core.state.getState()
  const applied = tryApply(body, remote)
  if (applied && checkDocument(kind, applied.body).body) {
    core.commit(
      { ops: remote, body: applied.body, source: 'remote' },
      { history: dropTouched(history, remote) },
    )
    if (remote.some(isConversion)) core.notify((t) => t('editor.convertedMeanwhile'))
    return announceLost(core, { body, conflicts })
  }
  core.notify((t) => t('editor.conflict.reload'), true)
}

/** Returns whether a change makes a page a collection, a collection of another kind, or a page again. */
function isConversion({ path: [part, member] }: Op): boolean {
  return part === 'collection' && (member === undefined || member === 'typeName')
}

function runInStore<N extends CommandName>(
  {
    core,
    queue,
    kind,
    languages,
    guard,
  }: {
    readonly core: Core
    readonly queue: SaveQueue
    readonly kind: DocumentKind
    readonly languages: EditedLanguages
    readonly guard: Guard
  },
  name: N,
  payload: CommandPayload<N>,
  options: DispatchOptions,
): boolean {
  const { body, history, selection } = core.state.getState()
  const completed = completeMeta(body, name, cleanJson(payload), languages)
  const result = addLanguage(kind, body, runCommand(kind, body, name, completed), languages)
  if (result.error !== undefined) {
    core.notify(() => result.error, true)
    return false
  }
  const { change, inverse } = result
  if (change.ops.length === 0) return true
  const reason = isTooLarge(change.ops)
    ? (t: Translate) => t('editor.tooLarge')
    : guard.refuse(change.ops, body)
  if (reason) {
    core.notify(reason, true)
    return false
  }
  const { key, source = 'studio', select = selection } = options
  const entry = {
    label: change.label,
    step: describeStep({ before: body, after: result.body, languages }, name, payload),
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

function step(
  { core, guard }: { readonly core: Core; readonly guard: Guard },
  { queue, side }: { readonly queue: SaveQueue; readonly side: SideDocuments },
  direction: 'undo' | 'redo',
): void {
  const { body, history } = core.state.getState()
  const isUndo = direction === 'undo'
  const found = stepHistory(history, (of) => (of ? side.get(of)?.getBody() : body), direction)
  if (!found) {
    core.state.setState({ history: isUndo ? { ...history, past: [] } : { ...history, future: [] } })
    return core.notify((t) => t(isUndo ? 'editor.undo.nothing' : 'editor.redo.nothing'))
  }
  const { entry, ops } = found
  const next = entry.side ? body : applyOps(body, ops).body
  // Others may have used the space that the step needs.
  const excess = findExcess(next)
  const refuse = () => (excess === undefined ? guard.refuse(ops, body) : () => excess)
  const reason = entry.side ? undefined : refuse()
  if (reason) return core.notify(reason, true)
  const change = { command: `history.${direction}`, label: `${direction} ${entry.label}`, ops }
  if (entry.side) {
    side.get(entry.side)?.apply(change)
    core.state.setState({ history: found.history })
  } else {
    queue.push(change)
    core.commit(
      { ops, body: next, source: 'history' },
      { history: found.history, selection: isUndo ? entry.before : entry.after },
    )
  }
  core.notify((t) =>
    t(isUndo ? 'editor.undone' : 'editor.redone', { step: getStepName(t, entry.step) }),
  )
}
