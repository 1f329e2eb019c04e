import { blockTypeCodes, type ColourRole, mixColours, type SectionTheme } from '@vitrine/model'
import { type Block, computeOverlap, type Content, getStack, type Section } from '@vitrine/page'
import { data, type colorNameSchema } from '../blocks/shape/schema.ts'
import type * as z from 'zod/mini'

type ColorName = z.output<typeof colorNameSchema>

/** The roles of the named colors of a shape; it shows none for `none`. */
const roles = {
  accent: 'accent',
  ink: 'ink',
  ground: 'ground',
  sunk: 'groundSunk',
  line: 'line',
} as const satisfies Readonly<Record<Exclude<ColorName, 'none'>, ColourRole>>

/** The named colors that a shape can be changed to, the quietest first. */
const fills = ['sunk', 'ground', 'line', 'accent', 'ink'] as const

/** The shapes that fill most of their block, so that a text on it is on the shape. */
const WIDE_SHAPES: ReadonlySet<string> = new Set([
  ...['rectangle', 'rounded', 'circle', 'half', 'quarter', 'arch', 'pentagon', 'hexagon'],
  'pebble',
])

/** A shape that a text lies on. */
export interface ShapeBelow {
  readonly id: string
  /** The color that the text is read on. */
  readonly ground: string
  /** The other named colors of the shape, and what the text would be read on. */
  readonly others: readonly { readonly fill: string; readonly ground: string }[]
}

interface Placed {
  readonly section: Section
  readonly blocks: Content['blocks']
  readonly colours: SectionTheme['colours']
  /** The color behind the shape; undefined over an image. */
  readonly behind: string | undefined
}

/** Returns the topmost shape that a block lies on with more than half of its area; undefined if there is none. */
export function findShapeBelow(block: Block, placed: Placed): ShapeBelow | undefined {
  const { section, blocks, colours, behind } = placed
  const { desktop } = block.place
  const stack = getStack({ blocks, sections: [section] }, section, 'desktop').map(({ id }) => id)
  for (const id of stack.slice(0, stack.indexOf(block.id)).toReversed()) {
    const other = blocks[id]
    if (other?.type !== blockTypeCodes.shape || other.hidden?.desktop) continue
    if (computeOverlap(other.place.desktop, desktop) * 2 <= desktop.w * desktop.h) continue
    const parsed = data.safeParse(other.data)
    if (!parsed.success || !WIDE_SHAPES.has(parsed.data.shape)) continue
    const share = parsed.data.opacity / 100
    const mix = (color: string) => {
      if (share === 1) return color
      return behind === undefined ? undefined : mixColours(behind, color, share)
    }
    const color = findFill(parsed.data.fill, colours)
    const ground = color === undefined ? undefined : mix(color)
    if (ground === undefined) continue
    const others = fills.map((fill) => ({ fill, ground: mix(colours[roles[fill]]) ?? ground }))
    return { id, ground, others }
  }
  return undefined
}

function findFill(fill: string, colours: SectionTheme['colours']): string | undefined {
  if (fill.startsWith('#')) return fill
  return Object.hasOwn(roles, fill) ? colours[roles[fill as keyof typeof roles]] : undefined // the check above
}
