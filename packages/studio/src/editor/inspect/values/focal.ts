import type { Json } from '@vitrine/page'
import { isJsonObject } from './json-members.ts'

/** A point of an image, from 0 to 1 from the left and the top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** Returns a stored point; undefined if there is none. */
export function getFocalPoint(value: Json | undefined): FocalPoint | undefined {
  if (!isJsonObject(value)) return undefined
  const { x, y } = value
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined
}

/** Returns the point of an image that was pressed, to a hundredth. */
export function computeFocalPoint(
  press: FocalPoint,
  image: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  },
): FocalPoint {
  const share = (part: number, whole: number) =>
    Math.round(Math.min(Math.max(part / whole, 0), 1) * 100) / 100
  return {
    x: share(press.x - image.left, image.width),
    y: share(press.y - image.top, image.height),
  }
}
