import { blockTypeCodes } from '@vitrine/model'
import * as z from 'zod/mini'
import { defineBlock } from '../../definition/define-block.ts'
import { formatLink } from '../../parts/link.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { shapePaths } from './paths.ts'
import { fields } from './inspector.ts'
import { colorSchema, data, colorNameSchema, text } from './schema.ts'
import { template } from './template.ts'

/** The colors of the theme. */
const colors = {
  none: 'none',
  accent: 'var(--accent,LinkText)',
  ink: 'var(--ink,CanvasText)',
  ground: 'var(--ground,Canvas)',
  sunk: 'var(--ground-sunk,Canvas)',
  line: 'var(--line,GrayText)',
} as const

/** A geometric shape. It is decorative unless it has an alternative text, which a link requires. */
export default defineBlock({
  type: blockTypeCodes.shape,
  slug: 'shape',
  version: 1,
  data,
  text,
  defaults: { size: { w: 4, h: 6 } },
  fields,
  checkAccessibility,
  minSize: { w: 1, h: 1 },
  template,
  css,
  view: (options, { text, resolve }) => {
    const { fill, stroke, strokeWidth, isDashed, fit, rotation, flip, opacity } = options
    const name = text('label')?.words ?? ''
    const transforms = [
      ...(rotation === 0 ? [] : [`rotate(${rotation} 50 50)`]),
      ...(flip === 'across' ? ['translate(100 0) scale(-1 1)'] : []),
      ...(flip === 'down' ? ['translate(0 100) scale(1 -1)'] : []),
    ]
    // A line has no inside, so its stroke uses the fill by default.
    const strokeColor = options.shape === 'line' && stroke === 'none' ? fill : stroke
    return {
      name,
      // A link without a name is not rendered.
      link: name === '' ? '' : formatLink(options.link, resolve),
      drawing: shapePaths[options.shape],
      aspect: fit === 'stretch' ? 'none' : 'xMidYMid meet',
      transform: transforms.join(' '),
      dashes: isDashed ? `${strokeWidth * 3} ${strokeWidth * 2}` : '',
      style: [
        `--shape-fill:${getColor(fill)}`,
        `--shape-stroke:${getColor(strokeColor)}`,
        `--shape-stroke-width:${strokeWidth}px`,
        `--shape-opacity:${opacity / 100}`,
      ].join(';'),
    }
  },
})

function getColor(color: z.output<typeof colorSchema>): string {
  const found = colorNameSchema.safeParse(color)
  return found.success ? colors[found.data] : color
}
