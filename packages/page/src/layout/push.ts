import type { Id } from '../document/common.ts'
import { type Cells, overlap } from './cells.ts'

/**
 * Everything after one place was moved and pushed aside what it hit. What was hit slides down, and
 * pushes in its turn; each slides once, to below all that slid before it. What nothing slid onto stays
 * where it was, also where it lies over something.
 */
export function push<P extends Cells>(
  places: ReadonlyMap<Id, P>,
  moved: { readonly id: Id; readonly place: P },
): ReadonlyMap<Id, P> {
  const pushed = new Map(places)
  pushed.set(moved.id, moved.place)
  const settled = new Map([[moved.id, moved.place]])
  for (const pusher of settled.values()) {
    const hit = [...pushed]
      .filter(([id, place]) => !settled.has(id) && overlap(place, pusher) > 0)
      .toSorted(([, a], [, b]) => a.y - b.y || a.x - b.x)
    for (const [id, place] of hit) {
      const free = below(place, [...settled.values()])
      pushed.set(id, free)
      settled.set(id, free)
    }
  }
  return pushed
}

/** The place moved down until it lies over none of these. */
export function below<P extends Cells>(place: P, taken: readonly Cells[], gap = 0): P {
  let free = place
  for (;;) {
    const bottoms = taken.flatMap((other) => (overlap(free, other) > 0 ? [other.y + other.h] : []))
    if (bottoms.length === 0) return free
    free = { ...free, y: Math.max(...bottoms) + gap }
  }
}
