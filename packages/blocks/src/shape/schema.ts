import { linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { shapes } from './drawings.ts'

export const named = z.enum(['none', 'accent', 'ink', 'ground', 'sunk', 'line'])

export const colorSchema = z.union([named, z.string().check(z.regex(/^#[\da-f]{6}$/i))])

export const data = z.object({
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
})

export const text = { label: 'line' } as const
