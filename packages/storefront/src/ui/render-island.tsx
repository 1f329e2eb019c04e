import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/**
 * Renders an island into `element`. If it fails, now or later, the server's markup is restored and the page works
 * as without scripts.
 */
export function renderIsland(element: Element, island: ReactNode): void {
  const serverNodes = [...element.childNodes]
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      element.replaceChildren(...serverNodes)
      reportError(error)
    },
  })
  // Synchronously, because a pending click is replayed next.
  flushSync(() => root.render(island))
}
