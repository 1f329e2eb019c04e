import { prefersReducedMotion } from './reduced-motion.ts'

/** Maps the share of time that has passed to the share of the way, both 0–1. */
export type Easing = (share: number) => number

export interface TweenOptions {
  /** The duration in ms. @see platform spec §9 "Tween default duration" */
  readonly durationMs?: number
  readonly easing?: Easing
  readonly from?: number
  readonly to?: number
  /** Receives the value of each frame; the last is exactly `to`. */
  readonly onUpdate: (value: number) => void
  readonly signal?: AbortSignal
}

/**
 * Changes a value from `from` to `to`, frame by frame; at once if the visitor prefers reduced motion. Resolves to whether
 * it reached the end, which an aborted tween does not. Throws a RangeError if the duration is not finite.
 *
 * @see platform spec §5 "Tween duration must be finite"
 */
export function tween(options: TweenOptions): Promise<boolean> {
  const { durationMs = 300, easing = easeLinear, from = 0, to = 1, onUpdate, signal } = options
  if (!Number.isFinite(durationMs))
    throw new RangeError(`The duration of a tween must be finite, unlike ${durationMs}.`)
  return new Promise((resolve) => {
    const length = prefersReducedMotion() ? 0 : durationMs
    const start = performance.now()
    const step = (now: number) => {
      if (signal?.aborted) return resolve(false)
      // The time of a frame may lie before the start.
      const share = length > 0 ? Math.max(0, (now - start) / length) : 1
      if (share >= 1) {
        onUpdate(to)
        return resolve(true)
      }
      onUpdate(from + (to - from) * easing(share))
      requestAnimationFrame(step)
    }
    if (length > 0) requestAnimationFrame(step)
    else step(start)
  })
}

function easeLinear(share: number): number {
  return share
}

/** Begins fast and ends slowly. @see platform spec §9 "easing easeOutSine" */
export function easeOutSine(share: number): number {
  return Math.sin((share * Math.PI) / 2)
}
