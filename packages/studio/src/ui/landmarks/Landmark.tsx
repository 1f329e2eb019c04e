import { type HTMLAttributes, type Ref, useCallback } from 'react'
import { type AriaLandmarkRole, useLandmark } from 'react-aria/useLandmark'
import { useObjectRef } from 'react-aria/useObjectRef'

const ROLES = {
  aside: 'complementary',
  footer: 'contentinfo',
  header: 'banner',
  main: 'main',
  nav: 'navigation',
  section: 'region',
} as const satisfies Readonly<Record<string, AriaLandmarkRole>>

interface LandmarkProps extends Omit<HTMLAttributes<HTMLElement>, 'role' | 'aria-label'> {
  /** The element, which decides the role. */
  readonly as: keyof typeof ROLES
  /** The accessible name, of which there is one for each landmark of a role. */
  readonly label: string
  readonly ref?: Ref<HTMLElement>
  /** Moves the focus into a part whose content is in a frame. */
  readonly onReach?: () => void
}

/**
 * A part of the screen that F6 and Shift+F6 reach, in the order of the document. It remembers which of its elements
 * had the focus.
 */
export function Landmark({ as: Element, label, ref, onReach, ...rest }: LandmarkProps) {
  const own = useObjectRef<HTMLElement>(ref)
  const focus = useCallback(() => focusPart(own.current), [own])
  const { landmarkProps } = useLandmark(
    { role: ROLES[Element], 'aria-label': label, focus: onReach ?? focus },
    own,
  )
  return <Element {...landmarkProps} {...rest} ref={own} />
}

/** Moves the focus to a part itself, which can have it until it loses it. */
function focusPart(part: HTMLElement | null): void {
  if (!part) return
  part.tabIndex = -1
  part.focus()
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
}
