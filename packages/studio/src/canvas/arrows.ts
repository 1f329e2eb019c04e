import { isRightToLeft } from './tracks.ts'

/** A step along the columns and rows of a grid. */
export interface Step {
  readonly x: number
  readonly y: number
}

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Returns the direction of an arrow key on the screen; undefined for another key. */
export function getArrow(key: string): Step | undefined {
  return ARROWS[key]
}

/** Returns an arrow as a step along the columns, which begin at the right on a page that is written from there. */
export function toColumns<T extends Step | undefined>(arrow: T): T | Step {
  return arrow && isRightToLeft() ? { ...arrow, x: -arrow.x } : arrow
}
