import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Gives the focus to what comes next when an element that has it, or contains it, is removed from the screen. */
export function useFocusAfter(ref: RefObject<HTMLElement | null>, focusNext: () => void): void {
  const focus = useEffectEvent(focusNext)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) focus()
    }
  }, [ref])
}
