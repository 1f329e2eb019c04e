import { type ReactNode, useRef } from 'react'
import { type AriaLandmarkRole, useLandmark } from 'react-aria/useLandmark'

const ROLES = {
  aside: 'complementary',
  footer: 'contentinfo',
  header: 'banner',
  main: 'main',
  nav: 'navigation',
  section: 'region',
} as const satisfies Readonly<Record<string, AriaLandmarkRole>>

interface LandmarkProps {
  /** The element, which decides the role. */
  readonly as: keyof typeof ROLES
  /** The accessible name, of which there is one for each landmark of a role. */
  readonly label: string
  readonly id?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A part of the screen that F6 and Shift+F6 reach, in the order of the document. It remembers which of its elements
 * had the focus.
 */
export function Landmark({ as: Element, label, id, className, children }: LandmarkProps) {
  const ref = useRef<HTMLElement & HTMLDivElement>(null)
  const { landmarkProps } = useLandmark({ role: ROLES[Element], 'aria-label': label }, ref)
  return (
    <Element {...landmarkProps} ref={ref} id={id} className={className}>
      {children}
    </Element>
  )
}
