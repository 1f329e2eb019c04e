import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'
import { defineBlock } from '../define-block.ts'
import { css } from './css.ts'
import { bars, curves, pie } from './drawing.ts'
import { template } from './template.ts'

const designs = {
  [blockVariantCodes['chart-bar']]: { name: 'bar', draw: bars },
  [blockVariantCodes['chart-line']]: { name: 'line', draw: curves },
  [blockVariantCodes['chart-pie']]: { name: 'pie', draw: pie },
} as const

const MOST_ROWS = 100
const MOST_SERIES = 6

const value = z.number().check(z.minimum(-1e15), z.maximum(1e15))
const row = z.strictObject({
  id: idSchema,
  values: z.array(value).check(z.maxLength(MOST_SERIES)),
})

/** Numbers as a drawing, and as the table that it is of. Texts `<id>.name` name rows and series. */
export const chart = defineBlock({
  type: blockTypeCodes.chart,
  slug: 'chart',
  name: 'Chart',
  version: 1,
  data: z.object({
    series: z._default(
      z.array(z.strictObject({ id: idSchema })).check(z.maxLength(MOST_SERIES)),
      [],
    ),
    rows: z._default(z.array(row).check(z.maxLength(MOST_ROWS)), []),
    digits: z._default(z.int().check(z.minimum(0), z.maximum(4)), 0),
    showsLegend: z._default(z.boolean(), true),
    /** Else it opens on request. */
    showsTable: z._default(z.boolean(), false),
  }),
  text: { title: 'line', caption: 'lines', unit: 'line' },
  itemText: { name: 'line' },
  variants: Object.keys(designs).map(Number),
  defaults: { size: { w: 12, h: 12 }, auto: { h: 'content' } },
  minSize: { w: 3, h: 4 },
  template,
  css,
  view: ({ series, rows, digits, showsLegend, showsTable }, { block, text, locale, say }) => {
    const design = Object.entries(designs).find(([code]) => Number(code) === block.variant)?.[1]
    const { name, draw } = design ?? designs[blockVariantCodes['chart-bar']]
    const unit = text('unit')?.words ?? ''
    const number = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    const written = (value: number) => number.format(value) + (unit === '' ? '' : ` ${unit}`)
    const nameOf = (id: string, index: number) => text(`${id}.name`)?.words ?? String(index + 1)
    const named = rows.map(({ id, values }, index) => ({ name: nameOf(id, index), values }))
    const shown = name === 'pie' ? series.slice(0, 1) : series
    const drawing = draw({
      rows: named,
      series: shown.length,
      format: (value) => number.format(value),
    })
    const columns = series.map(({ id }, index) => ({
      name: nameOf(id, index),
      kind: (index % 6) + 1,
    }))
    const title = text('title')?.words ?? ''
    return {
      design: name,
      name: title === '' ? say('Chart') : title,
      lines: drawing.lines.join(''),
      shapes: drawing.shapes.map((d, index) => ({ d, kind: (index % 6) + 1 })),
      labels: drawing.labels.map((label) => ({ ...label, isName: label.isName ?? false })),
      legend: showsLegend && name !== 'pie' ? columns : '',
      columns,
      rows: named.map(({ name: of, values }) => ({
        name: of,
        cells: series.map((_, index) => ({ words: written(values[index] ?? 0) })),
      })),
      showsTable,
      tableWords: say('Show as a table'),
      isThere: rows.length > 0 && series.length > 0 ? 'yes' : '',
    }
  },
})
