import type { Edges } from '../visible-frame.ts'

interface ToolbarSurroundings {
  /** The part of the page that can be seen. */
  readonly frame: Edges
  readonly text: Edges
  /** The line with the cursor. */
  readonly line: Pick<Edges, 'top' | 'bottom'>
  readonly isRightToLeft: boolean
  /** Whether a finger is used, whose device may show its keyboard at the bottom. */
  readonly isTouch: boolean
  /** The pixels of the page in one on the screen. */
  readonly enlargement: number
}

/** The distance from the edges of what can be seen, in pixels of the screen. */
const MARGIN = 8
/** The distance from the top of a text, between which the name of the block is. */
const ABOVE = 32
/** The distance from the bottom of a text, on which the handles of the block are. */
const BELOW = 14

/**
 * Computes where the toolbar of a text is: above the text, or below it if there is no room. Beside a text that is taller
 * than what can be seen, it is at the top edge, or at the bottom edge if it would cover the line with the cursor. It
 * begins where the lines of the text begin. For a finger it is at the bottom edge, above the keyboard on the screen, or
 * at the top edge if it would cover the line with the cursor.
 */
export function computeToolbarPlace(
  size: { readonly width: number; readonly height: number },
  { frame, text, line, isRightToLeft, isTouch, enlargement }: ToolbarSurroundings,
): { readonly left: number; readonly top: number } {
  const margin = MARGIN * enlargement
  const first = frame.top + margin
  const last = frame.bottom - margin - size.height
  const above = text.top - ABOVE * enlargement - size.height
  const below = text.bottom + BELOW * enlargement
  const [edge, other] = isTouch ? [last, first] : [first, last]
  const coversLine = line.top < edge + size.height + margin && line.bottom > edge
  const beside = isTouch ? [] : [above, below]
  const top =
    beside.find((at) => at >= first && at <= last) ?? (coversLine && last > first ? other : edge)
  const wanted = isRightToLeft ? text.right - size.width : text.left
  const left = Math.max(frame.left + margin, Math.min(wanted, frame.right - margin - size.width))
  return { left, top }
}
