import { blockCatalog } from '@vitrine/blocks/fields'
import type { Content } from '@vitrine/page'
import {
  type CanvasKind,
  type CanvasMessage,
  CONNECT,
  type PressedKey,
  type RenderedParts,
  type StudioMessage,
  type StudioShortcut,
} from '../../canvas/protocol.ts'
import { canvasTexts } from '../../ui/texts/canvas.ts'
import { nudgeBlock } from '../actions.ts'
import { getBreakpoint } from '../store/breakpoint.ts'
import type { EditorStore } from '../store/editor-store.ts'
import { computeUpdates, pickContent, type Updates } from './updates.ts'

interface LinkPorts {
  /** Asks the server to render parts of unsaved content. */
  readonly render: (content: Content, updates: Updates) => Promise<RenderedParts>
  readonly onShortcut: (shortcut: StudioShortcut) => void
  readonly onKey: (key: PressedKey) => void
  readonly onPress: () => void
  readonly onReady: () => void
  readonly isReadOnly: boolean
}

/** The connection between the document and its canvas. */
export interface CanvasLink {
  readonly send: (message: StudioMessage) => void
  readonly close: () => void
}

/** The pause after which changes are rendered together, in milliseconds. */
const RENDER_MS = 80

const kinds: ReadonlyMap<number, CanvasKind> = new Map(
  [...blockCatalog].map(([type, { name, minSize, text }]) => [
    type,
    // Only a text block consists of its text alone, so that it is edited in place.
    {
      name,
      minSize,
      ...(Object.keys(text).join() === 'body' && text['body'] === 'rich' && { text: 'body' }),
    },
  ]),
)

/** Connects a document to the frame that shows it: changes go there, and commands come back. */
export function connectCanvas(
  frame: HTMLIFrameElement,
  store: EditorStore,
  ports: LinkPorts,
): CanvasLink {
  let port: MessagePort | undefined
  let edited: string | undefined
  const send = (message: StudioMessage) => port?.postMessage(message)
  const renderer = createRenderer(store, ports.render, (parts) => send({ kind: 'rendered', parts }))
  const handle = (message: CanvasMessage) => {
    if (message.kind === 'ready') {
      send(createStart(store, ports.isReadOnly))
      ports.onReady()
    } else if (message.kind === 'editing') edited = message.block
    else if (message.kind === 'render') renderer.add(message)
    else handleMessage(store, ports, message)
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
    listenToChanges(store, { send, add: renderer.add, getEdited: () => edited }),
    listenToState(store, send),
    () => removeEventListener('message', onMessage),
    renderer.stop,
    () => port?.close(),
  ]
  return { send, close: () => stops.forEach((stop) => stop()) }
}

function handleMessage(
  store: EditorStore,
  ports: LinkPorts,
  message: Exclude<CanvasMessage, { readonly kind: 'ready' | 'editing' | 'render' }>,
): void {
  switch (message.kind) {
    case 'select':
      return store.select(message.selection)
    case 'command': {
      const { name, payload, key } = message.command
      const source = message.isText ? 'canvas-text' : 'studio'
      store.dispatch(name, payload, { source, ...(key !== undefined && { key }) })
      return
    }
    case 'nudge':
      return nudgeBlock(store, message)
    case 'shortcut':
      return ports.onShortcut(message.shortcut)
    case 'key':
      return ports.onKey(message.key)
    case 'press':
      return ports.onPress()
    case 'announce':
      return store.announce(() => message.text)
  }
}

function createStart(store: EditorStore, isReadOnly: boolean): StudioMessage {
  const { body, device, selection } = store.state.getState()
  return {
    kind: 'start',
    content: getContent(body),
    locale: store.locale,
    bp: getBreakpoint(device),
    kinds,
    selection,
    isReadOnly,
    texts: canvasTexts,
  }
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
      ports.add({ blocks: [], sections: body.sections.map(({ id }) => id) })
    } else {
      ports.send({ kind: 'apply', ops, isOwnText: source === 'canvas-text' })
      const edited =
        source === 'canvas-text' || source === 'history' ? ports.getEdited() : undefined
      const updates = computeUpdates(before, body, ops, edited)
      if (updates.blocks.length + updates.sections.length > 0) ports.add(updates)
    }
    before = body
  })
}

function listenToState(store: EditorStore, send: (message: StudioMessage) => void): () => void {
  return store.state.subscribe((now, before) => {
    if (now.selection !== before.selection)
      send({ kind: 'select', selection: now.selection, reveals: true })
    if (now.device !== before.device) send({ kind: 'breakpoint', bp: getBreakpoint(now.device) })
  })
}

/** Collects what must be rendered, asks the server once, and drops answers that newer changes made stale. */
function createRenderer(
  store: EditorStore,
  render: LinkPorts['render'],
  show: (parts: RenderedParts) => void,
) {
  const blocks = new Set<string>()
  const sections = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRendering = false
  const run = async () => {
    timer = undefined
    if (isRendering) return
    const updates = { blocks: [...blocks], sections: [...sections] }
    blocks.clear()
    sections.clear()
    isRendering = true
    const content = pickContent(store.state.getState().body, updates)
    const parts = await render(content, updates).catch(() => undefined)
    isRendering = false
    if (parts) show(dropStale(parts, { blocks, sections }))
    if (blocks.size + sections.size > 0) plan()
  }
  const plan = () => {
    timer ??= setTimeout(() => void run(), RENDER_MS)
  }
  return {
    add: (updates: Updates) => {
      for (const id of updates.blocks) blocks.add(id)
      for (const id of updates.sections) sections.add(id)
      plan()
    },
    stop: () => clearTimeout(timer),
  }
}

function dropStale(
  parts: RenderedParts,
  waiting: { readonly blocks: ReadonlySet<string>; readonly sections: ReadonlySet<string> },
): RenderedParts {
  return {
    ...parts,
    sections: parts.sections.filter(({ id }) => !waiting.sections.has(id)),
    blocks: parts.blocks.filter(({ id }) => !waiting.blocks.has(id)),
  }
}

function getContent({ sections, blocks }: Content): Content {
  return { sections, blocks }
}
