import { type FocusEvent, useEffect, useRef } from 'react'

/** The overlays that a decision about a row opens: the focus returns from them to the list. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * Moves the focus to the list when the row that had it goes away, as after a decision about it: otherwise the keyboard
 * would begin at the top of the document again.
 */
export function useLostFocus() {
  const box = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return undefined
    // A dialog that closes gives the focus back to the row in this frame, if the row is still there.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  })
  return {
    ref: box,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a target the element is gone, or the window lost the focus.
      if (relatedTarget && !relatedTarget.closest(OVERLAYS))
        isInside.current = box.current?.contains(relatedTarget) ?? false
    },
  }
}
