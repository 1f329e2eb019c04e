import { type RefObject, useEffect } from 'react'
import { containFocus } from './contain-focus.ts'

/** Contains the focus in an element as long as the component is mounted. */
export function useContainedFocus(container: RefObject<Element | null>): void {
  useEffect(
    () => (container.current ? containFocus({ container: container.current }) : undefined),
    [container],
  )
}
