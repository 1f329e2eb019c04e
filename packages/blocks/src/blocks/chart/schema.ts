import { blockVariantCodes } from '@vitrine/model'
import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { layoutBars, layoutLines, layoutPie } from './shapes.ts'

export const designs = {
  [blockVariantCodes['chart-bar']]: { name: 'bar', layout: layoutBars },
  [blockVariantCodes['chart-line']]: { name: 'line', layout: layoutLines },
  [blockVariantCodes['chart-pie']]: { name: 'pie', layout: layoutPie },
} as const

const MAX_ROWS = 100

const MAX_SERIES = 6

const value = z.number().check(z.minimum(-1e15), z.maximum(1e15))

const row = z.strictObject({
  id: idSchema,
  values: z.array(value).check(z.maxLength(MAX_SERIES)),
})

export const data = z.object({
  series: z._default(z.array(z.strictObject({ id: idSchema })).check(z.maxLength(MAX_SERIES)), []),
  rows: z._default(z.array(row).check(z.maxLength(MAX_ROWS)), []),
  digits: z._default(z.int().check(z.minimum(0), z.maximum(4)), 0),
  showsLegend: z._default(z.boolean(), true),
  /** Whether the table is open; otherwise visitors open it. */
  showsTable: z._default(z.boolean(), false),
})

export const text = { title: 'line', caption: 'lines', unit: 'line' } as const

export const itemText = { name: 'line' } as const
