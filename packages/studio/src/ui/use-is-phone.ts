import { useSyncExternalStore } from 'react'

/** As the width in the style sheets at which the rail becomes a bar. */
const QUERY = '(max-width: 47.99rem)'

function subscribe(listen: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

/** Returns whether the window is as narrow as a phone, or zoomed in as far. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches)
}
