import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { linkView } from '../link-view.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { drawings } from './drawings.ts'
import { fields } from './inspector.ts'
import { colorSchema, data, named, text } from './schema.ts'
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

/** One drawn shape. Without a text it decorates; with one it is told, and may lead somewhere. */
export const shape = defineBlock({
  type: blockTypeCodes.shape,
  slug: 'shape',
  name: 'Shape',
  version: 1,
  data,
  text,
  defaults: { size: { w: 4, h: 6 } },
  fields,
  a11y,
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
