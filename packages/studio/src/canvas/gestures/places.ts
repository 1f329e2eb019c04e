import { deriveMobile, type Block, type Content, type Rect, type Section } from '@vitrine/page'
import { type CanvasState, findBlock } from '../state.ts'

export type Places = ReadonlyMap<string, Rect>

/** Returns where the blocks of a section are at the breakpoint of the canvas. */
export function listPlaces(state: CanvasState, section: Section): Places {
  const { content, bp } = state
  const derived = bp === 'mobile' ? deriveMobile(section, content.blocks) : undefined
  return new Map(
    section.blockIds.flatMap((id): readonly (readonly [string, Rect])[] => {
      const { desktop, mobile } = findBlock(state, id)?.place ?? {}
      const place = bp === 'desktop' ? desktop : (mobile ?? derived?.get(id))
      return place ? [[id, place]] : []
    }),
  )
}

/** Returns the blocks of the page with some of them at other places. */
export function replacePlaces({ content, bp }: CanvasState, places: Places): Content['blocks'] {
  const changed = [...places].flatMap(([id, place]): readonly (readonly [string, Block])[] => {
    const block = content.blocks[id]
    return block ? [[id, { ...block, place: { ...block.place, [bp]: place } }]] : []
  })
  return { ...content.blocks, ...Object.fromEntries(changed) }
}

/** Returns the smallest rectangle around places. */
export function computeBounds(places: Places): Rect {
  const all = [...places.values()]
  const x = Math.min(...all.map((place) => place.x))
  const y = Math.min(...all.map((place) => place.y))
  const right = Math.max(...all.map((place) => place.x + place.w))
  const bottom = Math.max(...all.map((place) => place.y + place.h))
  return { x, y, w: right - x, h: bottom - y, z: 0 }
}

/** Returns places moved together by cells, inside the columns. */
export function shiftPlaces(
  places: Places,
  by: { readonly x: number; readonly y: number },
  cols: number,
): Places {
  const bounds = computeBounds(places)
  const x = Math.min(Math.max(by.x, -bounds.x), Math.max(0, cols - bounds.x - bounds.w))
  const y = Math.max(by.y, -bounds.y)
  return new Map(
    [...places].map(([id, place]) => [id, { ...place, x: place.x + x, y: place.y + y }]),
  )
}

/** Returns places of a grid in one with another number of columns. */
export function scalePlaces(places: Places, from: number, to: number): Places {
  if (from === to) return places
  return new Map(
    [...places].map(([id, place]) => {
      const w = Math.min(to, Math.max(1, Math.round((place.w * to) / from)))
      return [id, { ...place, w, x: Math.min(Math.round((place.x * to) / from), to - w) }]
    }),
  )
}

/** Returns whether the same blocks are at the same places. */
export function isSamePlaces(one: Places, other: Places): boolean {
  return (
    one.size === other.size &&
    [...one].every(([id, { x, y, w, h }]) => {
      const place = other.get(id)
      return place?.x === x && place.y === y && place.w === w && place.h === h
    })
  )
}

/** Returns the places of blocks that a change has moved. */
export function pickChanged(before: Places, after: Places): Places {
  return new Map(
    [...after].filter(([id, place]) => {
      const old = before.get(id)
      return !old || !isSamePlaces(new Map([[id, old]]), new Map([[id, place]]))
    }),
  )
}
