import { blockCatalog, type InspectorField } from '@vitrine/blocks/fields'
import { type Content, defaultPopup, type JsonObject } from '@vitrine/page'
import { getSiteId } from '../../api/session.ts'
import {
  type CanvasKind,
  type CanvasMessage,
  CONNECT,
  type GestureMessage,
  type PressedKey,
  type StudioMessage,
  type StudioShortcut,
} from '../../canvas/protocol.ts'
import { canvasTexts } from '../../ui/texts/canvas.ts'
import { translate } from '../../ui/translate.ts'
import { getTypeName } from '../block-fields.ts'
import { getBreakpoint } from '../store/breakpoint.ts'
import {
  findEditor,
  findHolder,
  type Presence,
  type PresenceState,
} from '../presence/presence-store.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { getPopup } from '../store/get-popup.ts'
import { loadLocalRenderer } from './lazy-local-rendering.ts'
import { recordKey } from '../../api/typing.ts'
import { PartRenderer } from './part-renderer.ts'
import { computeUpdates, includeAround, type Updates } from './updates.ts'

interface LinkPorts {
  /** Asks the server to render parts of unsaved content. */
  readonly render: ConstructorParameters<typeof PartRenderer>[0]['render']
  readonly onShortcut: (shortcut: StudioShortcut) => void
  readonly onKey: (key: PressedKey) => void
  readonly onPress: () => void
  readonly onReady: () => void
  /** The canvas lacks a script without which it cannot be edited. */
  readonly onFailed: () => void
  readonly onGesture: (message: GestureMessage) => void
  readonly isReadOnly: boolean
  readonly presence: Presence
  /** Whether the document may have changed since it was opened. */
  readonly isLate: boolean
}

/** The connection between the document and its canvas. */
export interface CanvasLink {
  readonly send: (message: StudioMessage) => void
  /** Renders the page around its content again. */
  readonly renderAround: () => void
  readonly close: () => void
}

const kinds: ReadonlyMap<number, CanvasKind> = new Map(
  [...blockCatalog].map(([type, { minSize, text, fields }]) => [
    type,
    // Only a text block consists of its text alone, so that it is edited in place.
    {
      name: getTypeName(translate, type),
      minSize,
      ...listAccepts(fields),
      ...(Object.keys(text).join() === 'body' && text['body'] === 'rich' && { text: 'body' }),
    },
  ]),
)

function listAccepts(fields: readonly InspectorField[]): Pick<CanvasKind, 'accept'> {
  const field = fields.find(({ ui }) => ui === 'asset')
  return field?.ui === 'asset' ? { accept: field.accept } : {}
}

/** Connects a document to the frame that shows it: changes go there, and commands come back. */
export function connectCanvas(
  frame: HTMLIFrameElement,
  store: EditorStore,
  ports: LinkPorts,
): CanvasLink {
  let port: MessagePort | undefined
  let edited: string | undefined
  const send = (message: StudioMessage) => port?.postMessage(message)
  const renderer = new PartRenderer({
    getContent: () => store.state.getState().body,
    render: ports.render,
    show: (parts) => send({ kind: 'rendered', parts }),
  })
  const handle = (message: CanvasMessage) => {
    if (message.kind === 'ready') {
      send(createStart(store, ports.isReadOnly))
      // Another device may have been chosen since the address was asked for.
      send({ kind: 'breakpoint', bp: getBreakpoint(store.state.getState().device) })
      send(describeOthers(ports.presence.getState()))
      ports.onReady()
      if (ports.isLate) renderer.add(listEverything(store))
      // Without it the server renders, as it does until then.
      loadLocalRenderer(message.facts).then(
        (local) => renderer.use(local),
        () => {},
      )
    } else if (message.kind === 'editing') edited = message.block
    else if (message.kind === 'render') renderer.add(message)
    else handleMessage(store, { ...ports, send }, message)
  }
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== location.origin || data !== CONNECT) return
    port?.close()
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = (event: MessageEvent<CanvasMessage>) => handle(event.data)
    frame.contentWindow?.postMessage(CONNECT, location.origin, [channel.port2])
  }
  addEventListener('message', onMessage)
  const stops = [
    listenToChanges(store, {
      send,
      add: (updates) => renderer.add(updates),
      getEdited: () => edited,
    }),
    listenToState(store, send),
    ports.presence.subscribe((state) => send(describeOthers(state))),
    () => removeEventListener('message', onMessage),
    () => renderer.stop(),
    () => port?.close(),
  ]
  return {
    send,
    renderAround: () => renderer.add({ blocks: [], sections: [], around: true }),
    close: () => stops.forEach((stop) => stop()),
  }
}

function handleMessage(
  store: EditorStore,
  ports: LinkPorts & { readonly send: (message: StudioMessage) => void },
  message: Exclude<CanvasMessage, { readonly kind: 'ready' | 'editing' | 'render' }>,
): void {
  switch (message.kind) {
    case 'select':
      return store.select(message.selection)
    case 'command': {
      const { name, payload, key } = message.command
      const source = message.isText ? 'canvas-text' : 'studio'
      if (message.isText) recordKey()
      const isDone = store.dispatch(name, payload, { source, ...(key !== undefined && { key }) })
      if (!isDone && message.isText) restoreText(store, ports.send, payload)
      return
    }
    case 'shortcut':
      return ports.onShortcut(message.shortcut)
    case 'key':
      return ports.onKey(message.key)
    case 'press':
      return ports.onPress()
    case 'failed':
      return ports.onFailed()
    case 'announce':
      return store.announce(() => message.text)
    default:
      return ports.onGesture(message)
  }
}

/** Shows the text of the document again where the frame shows one that was not possible. */
function restoreText(
  store: EditorStore,
  send: (message: StudioMessage) => void,
  payload: object,
): void {
  const id = 'id' in payload && typeof payload.id === 'string' ? payload.id : ''
  const block = store.state.getState().body.blocks[id]
  if (!block) return
  // A document is JSON.
  const value = block as unknown as JsonObject
  send({ kind: 'apply', ops: [{ op: 'set', path: ['blocks', id], value }], isOwnText: false })
}

function createStart(store: EditorStore, isReadOnly: boolean): StudioMessage {
  const { body, selection } = store.state.getState()
  return {
    kind: 'start',
    content: getContent(body),
    locale: store.locale,
    sourceLocale: store.sourceLocale,
    kinds,
    selection,
    isReadOnly,
    site: getSiteId(),
    texts: canvasTexts,
  }
}

/** Describes the sections that others are editing, each with the first of them. */
function describeOthers(state: PresenceState): StudioMessage {
  const ids = new Set(state.people.flatMap(({ sections }) => sections))
  const sections = [...ids].map((section) => ({
    section,
    name: findEditor(state, section) ?? '',
    isHeld: findHolder(state, section) !== undefined,
  }))
  return { kind: 'others', sections }
}

function listenToChanges(
  store: EditorStore,
  ports: {
    readonly send: (message: StudioMessage) => void
    readonly add: (updates: Updates) => void
    readonly getEdited: () => string | undefined
  },
): () => void {
  let before = store.state.getState().body
  return store.onChange(({ ops, body, source }) => {
    if (ops.length === 0) {
      ports.send({ kind: 'reset', content: getContent(body) })
      ports.add(listEverything(store))
    } else {
      ports.send({ kind: 'apply', ops, isOwnText: source === 'canvas-text' })
      const edited =
        source === 'canvas-text' || source === 'history' ? ports.getEdited() : undefined
      const changed = computeUpdates(before, body, ops, edited)
      const updates = includeAround(store.kind, changed, ops)
      if (updates.around || updates.blocks.length + updates.sections.length > 0) ports.add(updates)
    }
    const { position } = getPopup(body) ?? defaultPopup
    if (position !== (getPopup(before) ?? defaultPopup).position)
      ports.send({ kind: 'popup', position })
    before = body
  })
}

/** Lists what renders the whole page. */
function listEverything({ state }: EditorStore): Updates {
  const sections = state.getState().body.sections.map(({ id }) => id)
  return { blocks: [], sections, around: true }
}

function listenToState(store: EditorStore, send: (message: StudioMessage) => void): () => void {
  return store.state.subscribe((now, before) => {
    if (now.selection !== before.selection)
      send({ kind: 'select', selection: now.selection, reveals: true })
    if (now.device !== before.device) send({ kind: 'breakpoint', bp: getBreakpoint(now.device) })
  })
}

function getContent({ sections, blocks }: Content): Content {
  return { sections, blocks }
}
