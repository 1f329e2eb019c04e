import { listenToPinch } from '../ui/keys/pinch.ts'
import { loadGestures } from './lazy-gestures.ts'
import { listenToKeys } from './keys.ts'
import { listenToMenu } from './menu.ts'
import { receive } from './messages.ts'
import { createOverlay } from './overlay.ts'
import { translatePlaceholders } from './placeholders.ts'
import { listenToPointer } from './pointer.ts'
import { type CanvasMessage, CONNECT, type StudioMessage } from './protocol.ts'
import { quietFocus } from './quiet-focus.ts'
import { createState } from './state.ts'
import { shareStudioFont } from './studio-font.ts'
import { createTextEditing } from './text-editing.ts'

/** Waits for the studio, which frames the canvas from the same origin, and hands it a port. */
function waitForStudio(): void {
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const [port] = event.ports
    if (event.source !== parent || event.origin !== origin || event.data !== CONNECT || !port)
      return
    connect(port)
  })
  parent.postMessage(CONNECT, origin)
}

function connect(port: MessagePort): void {
  const send = (message: CanvasMessage) => port.postMessage(message)
  let handle: ((message: StudioMessage) => void) | undefined
  port.onmessage = ({ data }: MessageEvent<StudioMessage>) => {
    if (data.kind !== 'start') return handle?.(data)
    const state = createState(data, send)
    shareStudioFont()
    const overlay = createOverlay(state)
    const text = createTextEditing(state, overlay)
    const gestures = loadGestures(state, overlay, text)
    const cancelDrag = listenToPointer(state, { overlay, text, gestures })
    listenToMenu(state, { overlay, text, cancelDrag })
    listenToKeys(state, { overlay, text, gestures, cancelDrag })
    listenToPinch(document, (shortcut) => send({ kind: 'shortcut', shortcut }))
    quietFocus(document.body)
    translatePlaceholders(data.texts)
    handle = (message) => {
      receive(state, message, { overlay, text, gestures })
      if (message.kind !== 'rendered') return
      quietFocus(document.body)
      translatePlaceholders(data.texts)
    }
    overlay.draw()
  }
  const facts = document.querySelector('script[data-facts]')?.textContent ?? ''
  send({ kind: 'ready', facts })
}

waitForStudio()
