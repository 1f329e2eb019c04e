import { createStore, useStore } from 'zustand'

export const themes = ['system', 'light', 'dark'] as const
export const densities = ['comfortable', 'compact'] as const

/** How the studio looks in this browser. */
export interface Preferences {
  readonly theme: (typeof themes)[number]
  readonly density: (typeof densities)[number]
}

const KEY = 'vitrine-studio-preferences'

/** Reads stored preferences. What is not one of the choices has its default. */
export function parsePreferences(stored: string | null): Preferences {
  const [theme, density] = (stored ?? '').split(' ')
  return {
    theme: themes.find((each) => each === theme) ?? 'system',
    density: densities.find((each) => each === density) ?? 'comfortable',
  }
}

const store = createStore<Preferences>(() => parsePreferences(localStorage.getItem(KEY)))

/** Changes how the studio looks, and stores it for this browser. */
export function changePreferences(changes: Partial<Preferences>): void {
  store.setState(changes)
  const { theme, density } = store.getState()
  localStorage.setItem(KEY, `${theme} ${density}`)
  applyPreferences()
}

/** Sets the attributes of the document that the style sheets read. */
export function applyPreferences(): void {
  const { theme, density } = store.getState()
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset['theme']
  else dataset['theme'] = theme
  dataset['density'] = density
}

/** Returns how the studio looks in this browser. */
export function usePreferences(): Preferences {
  return useStore(store)
}
