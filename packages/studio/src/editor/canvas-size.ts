import { createStore, useStore } from 'zustand'

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
