import { createStore, useStore } from 'zustand'

export const zooms = ['fit', '50', '75', '100'] as const
/** The size at which pages are shown, in percent; `fit` shows their whole width. */
export type Zoom = (typeof zooms)[number]

const KEY = 'vitrine-editor-zoom'

const store = createStore<{ readonly zoom: Zoom }>(() => {
  const stored = localStorage.getItem(KEY)
  return { zoom: zooms.find((each) => each === stored) ?? 'fit' }
})

/** Sets the zoom, and stores it for this browser. */
export function setZoom(zoom: Zoom): void {
  store.setState({ zoom })
  localStorage.setItem(KEY, zoom)
}

/** Returns the zoom of this browser. */
export function useZoom(): Zoom {
  return useStore(store, ({ zoom }) => zoom)
}
