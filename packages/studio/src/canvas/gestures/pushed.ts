import { push } from '@vitrine/page'
import type { Places } from './places.ts'

/** Returns all places of a section after some blocks moved and pushed away what they cover. */
export function pushAll(all: Places, moved: Places): Places {
  let places = new Map([...all].filter(([id]) => !moved.has(id)))
  for (const [id, place] of moved) {
    const pushed = push(places, { id, place })
    places = new Map([...pushed].filter(([each]) => each !== id))
  }
  return new Map([...places, ...moved])
}
