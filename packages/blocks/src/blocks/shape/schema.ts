import { linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { shapes } from './paths.ts'

export const colorNameSchema = z.enum(['none', 'accent', 'ink', 'ground', 'sunk', 'line'])

export const colorSchema = z.union([colorNameSchema, z.string().check(z.regex(/^#[\da-f]{6}$/i))])

export const data = z.object({
  shape: z._default(z.enum(shapes), 'circle'),
  fill: z._default(colorSchema, 'accent'),
  stroke: z._default(colorSchema, 'none'),
  /** The width of the stroke in px, whatever the size of the shape. */
  strokeWidth: z._default(z.int().check(z.minimum(1), z.maximum(40)), 2),
  isDashed: z._default(z.boolean(), false),
  /** Whether the shape is stretched or keeps its proportions. */
  fit: z._default(z.enum(['stretch', 'contain']), 'contain'),
  rotation: z._default(z.int().check(z.minimum(0), z.maximum(359)), 0),
  flip: z._default(z.enum(['none', 'across', 'down']), 'none'),
  /** The opacity in percent. */
  opacity: z._default(z.int().check(z.minimum(5), z.maximum(100)), 100),
  link: z.optional(linkSchema),
})

export const text = { label: 'line' } as const
