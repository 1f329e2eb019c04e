import { blockCatalog } from '@vitrine/blocks/fields'
import type { DraggedItem } from '../../canvas/protocol.ts'
import type { CanvasHandle } from '../frame/canvas-handle.ts'

/** The distance after which a press is a drag, in pixels. */
const DRAG_DISTANCE = 4

/** Follows blocks and sections that are dragged from the Add panel. Returns the function that ends it. */
export function listenToPanel(canvas: CanvasHandle): () => void {
  const listen = (event: PointerEvent) => {
    const item = findItem(event.target)
    // A finger scrolls the panel.
    if (!item || event.button !== 0 || event.pointerType === 'touch') return
    followPress(canvas, item, event)
  }
  // Buttons of the panel stop the event.
  const options = { capture: true } as const
  document.addEventListener('pointerdown', listen, options)
  return () => document.removeEventListener('pointerdown', listen, options)
}

function findItem(target: EventTarget | null): DraggedItem | undefined {
  const element = target instanceof Element ? target : undefined
  const { dragBlock, dragPreset } =
    element?.closest<HTMLElement>('[data-drag-block],[data-drag-preset]')?.dataset ?? {}
  if (dragPreset !== undefined) return { kind: 'preset', id: dragPreset }
  const type = Number(dragBlock)
  const size = blockCatalog.get(type)?.defaults.size
  return size && { kind: 'block', type, size }
}

/** Follows the pointer of a press until it is released. Escape ends it without a change. */
function followPress(canvas: CanvasHandle, item: DraggedItem, start: PointerEvent): void {
  const listeners = new AbortController()
  const options = { signal: listeners.signal, capture: true } as const
  let layer: HTMLElement | undefined
  const send = (event: PointerEvent | undefined, isDropped: boolean) =>
    canvas.send({ kind: 'drag', item, at: event && findPoint(event), isDropped })
  const end = () => {
    listeners.abort()
    layer?.remove()
  }
  const move = (event: PointerEvent) => {
    const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    if (!layer && distance <= DRAG_DISTANCE) return
    layer ??= addLayer(event.pointerId)
    send(event, false)
  }
  const stop = () => {
    if (layer) send(undefined, false)
    end()
  }
  addEventListener('pointermove', move, options)
  addEventListener(
    'pointerup',
    (event) => {
      if (layer) send(event, true)
      end()
    },
    options,
  )
  addEventListener('pointercancel', stop, options)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !layer) return
      event.preventDefault()
      event.stopPropagation()
      stop()
    },
    options,
  )
}

/** Covers the studio, so that the frame of the page does not take the pointer. */
function addLayer(pointerId: number): HTMLElement {
  const layer = document.createElement('div')
  layer.style.cssText = 'position:fixed;inset:0;z-index:1000;cursor:grabbing;touch-action:none'
  document.body.append(layer)
  layer.setPointerCapture(pointerId)
  return layer
}

/** Returns the point of the page in its own pixels: the frame may be scaled. Undefined outside of it. */
function findPoint({ clientX, clientY }: PointerEvent) {
  const frame = document.querySelector<HTMLElement>('main iframe')
  if (!frame) return undefined
  const { left, top, right, bottom, width } = frame.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) return undefined
  // A page that is wider than its space continues below the panels.
  const desk = frame.closest('[data-desk]')?.getBoundingClientRect()
  if (desk && (clientX < desk.left || clientX > desk.right)) return undefined
  const scale = width / frame.offsetWidth
  return { x: (clientX - left) / scale, y: (clientY - top) / scale }
}
