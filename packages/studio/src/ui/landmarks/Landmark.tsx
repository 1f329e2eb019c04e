import type { HTMLAttributes, Ref } from 'react'
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
  const { landmarkProps } = useLandmark(
    { role: ROLES[Element], 'aria-label': label, ...(onReach && { focus: onReach }) },
    own,
  )
  return <Element {...landmarkProps} {...rest} ref={own} />
}
