import { blockTypeCodes } from '@vitrine/model'
import { linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { linkView } from '../link-view.ts'
import { css } from './css.ts'
import { drawings, shapes } from './drawings.ts'
import { template } from './template.ts'

/** A colour of the theme, or one of the owner's own. */
const colors = {
  none: 'none',
  accent: 'var(--accent,LinkText)',
  ink: 'var(--ink,CanvasText)',
  ground: 'var(--ground,Canvas)',
  sunk: 'var(--ground-sunk,Canvas)',
  line: 'var(--line,GrayText)',
} as const

const named = z.enum(['none', 'accent', 'ink', 'ground', 'sunk', 'line'])
const colorSchema = z.union([named, z.string().check(z.regex(/^#[\da-f]{6}$/i))])

/** One drawn shape. Without a text it decorates; with one it is told, and may lead somewhere. */
export const shape = defineBlock({
  type: blockTypeCodes.shape,
  slug: 'shape',
  name: 'Shape',
  version: 1,
  data: z.object({
    shape: z._default(z.enum(shapes), 'circle'),
    fill: z._default(colorSchema, 'accent'),
    stroke: z._default(colorSchema, 'none'),
    /** In px, whatever the shape's size. */
    strokeWidth: z._default(z.int().check(z.minimum(1), z.maximum(40)), 2),
    isDashed: z._default(z.boolean(), false),
    /** Filling its place whole, or keeping its proportions. */
    fit: z._default(z.enum(['stretch', 'contain']), 'contain'),
    rotation: z._default(z.int().check(z.minimum(0), z.maximum(359)), 0),
    flip: z._default(z.enum(['none', 'across', 'down']), 'none'),
    /** In percent. */
    opacity: z._default(z.int().check(z.minimum(5), z.maximum(100)), 100),
    link: z.optional(linkSchema),
  }),
  text: { label: 'line' },
  defaults: { size: { w: 4, h: 6 } },
  minSize: { w: 1, h: 1 },
  template,
  css,
  view: (given, { text, resolve }) => {
    const { fill, stroke, strokeWidth, isDashed, fit, rotation, flip, opacity } = given
    const name = text('label')?.words ?? ''
    const turns = [
      ...(rotation === 0 ? [] : [`rotate(${rotation} 50 50)`]),
      ...(flip === 'across' ? ['translate(100 0) scale(-1 1)'] : []),
      ...(flip === 'down' ? ['translate(0 100) scale(1 -1)'] : []),
    ]
    // A line has no inside.
    const drawn = given.shape === 'line' && stroke === 'none' ? fill : stroke
    return {
      name,
      // A link that says nothing is none.
      link: name === '' ? '' : linkView(given.link, resolve),
      drawing: drawings[given.shape],
      aspect: fit === 'stretch' ? 'none' : 'xMidYMid meet',
      transform: turns.join(' '),
      dashes: isDashed ? `${strokeWidth * 3} ${strokeWidth * 2}` : '',
      style: [
        `--shape-fill:${colorOf(fill)}`,
        `--shape-stroke:${colorOf(drawn)}`,
        `--shape-stroke-width:${strokeWidth}px`,
        `--shape-opacity:${opacity / 100}`,
      ].join(';'),
    }
  },
})

function colorOf(color: z.output<typeof colorSchema>): string {
  const found = named.safeParse(color)
  return found.success ? colors[found.data] : color
}
