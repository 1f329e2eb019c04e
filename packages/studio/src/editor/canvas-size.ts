import { createStore, useStore } from 'zustand'
import type { ZoomShortcut } from '../canvas/protocol.ts'
import type { EditorStore } from './store/editor-store.ts'
import { setZoom, type Zoom, zooms } from './zoom.ts'

/** The width of the page on the canvas in its own pixels, and how much smaller it is shown. */
export interface CanvasSize {
  readonly width: number
  readonly scale: number
}

const store = createStore<CanvasSize>(() => ({ width: 0, scale: 1 }))

/** Stores the size of the canvas, for the parts of the editor that show it. */
export function reportCanvasSize(size: CanvasSize): void {
  store.setState(size)
}

/** Returns the size of the canvas; its width is 0 before it is measured. */
export function useCanvasSize(): CanvasSize {
  return useStore(store)
}

/** Shows pages at a zoom in this browser, and says which. */
export function changeZoom({ announce }: EditorStore, zoom: Zoom): void {
  setZoom(zoom)
  announce((t) =>
    zoom === 'fit' ? t('editor.zoom.shown.fit') : t('editor.zoom.shown', { percent: zoom }),
  )
}

/** Shows pages at the next larger or smaller zoom, or at their whole width. The largest and the smallest zoom stay. */
export function runZoomShortcut(editorStore: EditorStore, shortcut: ZoomShortcut): void {
  if (shortcut === 'zoomToFit') return changeZoom(editorStore, 'fit')
  const percent = Math.round(store.getState().scale * 100)
  const sizes = zooms.filter((zoom) => zoom !== 'fit')
  const next =
    shortcut === 'zoomIn'
      ? sizes.find((zoom) => Number(zoom) > percent)
      : sizes.findLast((zoom) => Number(zoom) < percent)
  changeZoom(editorStore, next ?? (shortcut === 'zoomIn' ? '100' : '50'))
}
