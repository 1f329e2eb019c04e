import { type RefObject, useEffect } from 'react'

/**
 * Scrolls an element that has the focus back into view when something beside it grows, such as a list above the button
 * that adds to it.
 */
export function useFocusInView(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current
    if (!element?.parentElement) return
    const show = () => {
      if (document.activeElement === element) element.scrollIntoView({ block: 'nearest' })
    }
    const observer = new ResizeObserver(show)
    observer.observe(element.parentElement)
    element.addEventListener('focus', show)
    return () => {
      observer.disconnect()
      element.removeEventListener('focus', show)
    }
  }, [ref])
}
