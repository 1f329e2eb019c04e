import {
  type Aesthetics,
  applyOps,
  type ChangeSet,
  checkDocument,
  diffOps,
  mergeOps,
  type Op,
  type ThemeDefaults,
} from '@vitrine/page'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { editorTexts } from '../../ui/texts/editor.ts'
import type { StylesStepId } from '../../ui/texts/editor-steps.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { dropTouched, tryApply } from '../store/history.ts'
import { resolveChanges } from '../store/resolve-changes.ts'
import { type SaveConflict, SaveQueue, type SaveQueuePorts } from '../store/save-queue.ts'
import type { SideDocument } from '../store/side-document.ts'

const KIND = 'aesthetics'

/** The key of the unsaved changes in the browser: the document may not exist before they are saved. */
export const STYLES_JOURNAL_KEY = 'aesthetics'

/** The styles of the site while they are edited. */
export interface StylesStore {
  readonly state: StoreApi<{ readonly body: Aesthetics }>
  /** The colors and fonts of the theme, which apply where the owner set none. */
  readonly theme: ThemeDefaults
  /** Changes the styles by a step that can be undone. Returns whether it was possible; if not, the notice says why. */
  readonly change: (
    step: StylesStepId,
    change: (body: Aesthetics) => Aesthetics,
    key?: string,
  ) => boolean
  readonly queue: SaveQueue
}

interface OpenedStyles {
  readonly body: Aesthetics
  readonly rev: number
  readonly theme: ThemeDefaults
  readonly clientId: string
  readonly getId: () => string | undefined
  /** The server has these changes of the draft. */
  readonly onSaved: (ops: readonly Op[]) => void
  readonly onClose: () => void
}

/** Opens the styles of the site beside a document: their steps are in its history, and their changes save with it. */
export function createStylesStore(
  editor: EditorStore,
  opened: OpenedStyles,
  ports: SaveQueuePorts,
): StylesStore {
  const { theme, rev, clientId } = opened
  const core = createCore(editor, opened.body)
  const key = { documentId: STYLES_JOURNAL_KEY, clientId, base: rev }
  const queue = new SaveQueue(key, ports, {
    onState: (sideSave) => editor.state.setState({ sideSave }),
    onConflict: (conflict, pending) => settle(editor, core, { conflict, pending }),
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
    theme,
    queue,
    change: (step, change, coalesced) => {
      const body = change(core.state.getState().body)
      return changeStyles({ editor, core, side }, body, { step, key: coalesced })
    },
  }
}

interface Core {
  readonly state: StylesStore['state']
  /** The draft as the server last confirmed it. */
  saved: Aesthetics
  readonly apply: (ops: readonly Op[]) => void
  /** Adds the changes of others, which do not touch what waits to be saved. */
  readonly addRemote: (remote: readonly Op[]) => void
}

function createCore(editor: EditorStore, body: Aesthetics): Core {
  const state = createStore<{ readonly body: Aesthetics }>(() => ({ body }))
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

interface Ports {
  readonly editor: EditorStore
  readonly core: Core
  readonly side: SideDocument
}

function changeStyles(
  { editor, core, side }: Ports,
  changed: Aesthetics,
  { step, key }: { readonly step: StylesStepId; readonly key: string | undefined },
): boolean {
  const { body } = core.state.getState()
  const ops = diffOps(body, changed)
  if (ops.length === 0) return true
  const applied = applyOps(body, ops)
  const { issues } = checkDocument(KIND, applied.body)
  if (issues) {
    const message = issues[0]?.message ?? ''
    editor.announce(() => message)
    return false
  }
  const label = editorTexts[step]
  const change: ChangeSet = { command: 'style.set', label, ops }
  editor.side.attach(side)
  side.queue.push(change, key)
  core.state.setState({ body: applied.body })
  editor.side.addStep({
    label,
    step: { id: step, block: undefined, count: 0 },
    forward: ops,
    inverse: applied.inverse,
    key,
    side: KIND,
  })
  editor.announce((t) => t('editor.stylesChanged'))
  return true
}

/** Merges the changes of someone else. Where both changed the same value, that of this window stays. */
function settle(
  editor: EditorStore,
  core: Core,
  {
    conflict,
    pending,
  }: { readonly conflict: SaveConflict; readonly pending: readonly ChangeSet[] },
): readonly ChangeSet[] | undefined {
  const resolved = resolveChanges(core.saved, conflict, pending)
  if (!resolved) return undefined
  core.saved = resolved.theirs
  core.state.setState({ body: resolved.body })
  dropSteps(editor, conflict.remote)
  if (conflict.conflicts.length > 0) editor.announce((t) => t('editor.conflict.styles'))
  return resolved.changes
}
