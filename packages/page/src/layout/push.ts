import type { Id } from '../document/common.ts'
import { type Cells, computeOverlap } from './cells.ts'

/**
 * Moves a block and pushes away the blocks that it covers. A pushed block slides below all blocks that slid
 * before it and pushes others in turn, once each. All other blocks stay, even if they overlap.
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
      .filter(([id, place]) => !settled.has(id) && computeOverlap(place, pusher) > 0)
      .toSorted(([, a], [, b]) => a.y - b.y || a.x - b.x)
    for (const [id, place] of hit) {
      const free = moveBelow(place, [...settled.values()])
      pushed.set(id, free)
      settled.set(id, free)
    }
  }
  return pushed
}

/** Moves a rectangle down until it covers none of the others. */
export function moveBelow<P extends Cells>(place: P, taken: readonly Cells[], gap = 0): P {
  let free = place
  for (;;) {
    const bottoms = taken.flatMap((other) =>
      computeOverlap(free, other) > 0 ? [other.y + other.h] : [],
    )
    if (bottoms.length === 0) return free
    free = { ...free, y: Math.max(...bottoms) + gap }
  }
}
