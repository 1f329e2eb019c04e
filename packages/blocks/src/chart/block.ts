import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import { defineBlock } from '../define-block.ts'
import { a11y } from './a11y.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, designs, itemText, text } from './schema.ts'
import { template } from './template.ts'

/** Numbers as a drawing, and as the table that it is of. Texts `<id>.name` name rows and series. */
export const chart = defineBlock({
  type: blockTypeCodes.chart,
  slug: 'chart',
  name: 'Chart',
  version: 1,
  data,
  text,
  itemText,
  variants: Object.keys(designs).map(Number),
  defaults: { size: { w: 12, h: 12 }, auto: { h: 'content' } },
  fields,
  a11y,
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
    const few = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 })
    const written = (value: number | undefined) =>
      value === undefined ? '–' : number.format(value) + (unit === '' ? '' : ` ${unit}`)
    const nameOf = (id: string, index: number) => {
      const { words, lang } = text(`${id}.name`) ?? { words: String(index + 1), lang: '' }
      return { name: words, lang }
    }
    const named = rows.map(({ id, values }, index) => ({ ...nameOf(id, index), values }))
    const shown = name === 'pie' ? series.slice(0, 1) : series
    const drawing = draw({
      rows: named,
      series: shown.length,
      format: (value) => number.format(value),
      shorten: (value) => few.format(value),
    })
    const isNamed = series.some(({ id }) => text(`${id}.name`) !== undefined)
    const columns = series.map(({ id }, index) => ({
      ...nameOf(id, index),
      kind: (index % 6) + 1,
    }))
    const title = text('title')?.words ?? ''
    return {
      design: name,
      name: title === '' ? say('Chart') : title,
      lines: drawing.lines.join(''),
      shapes: drawing.shapes.map((d, index) => ({ d, kind: (index % 6) + 1 })),
      labels: drawing.labels.map(({ isName = false, isBetween = false, value = '', ...label }) => ({
        ...label,
        isName,
        isBetween,
        value,
      })),
      // Whatever is not drawn is read.
      isDrawn: drawing.shapes.length > 0 ? 'yes' : '',
      legend: showsLegend && name !== 'pie' && isNamed ? columns : '',
      columns,
      rows: named.map(({ values, ...row }) => ({
        ...row,
        cells: series.map((_, index) => ({ words: written(values[index]) })),
      })),
      showsTable: showsTable || drawing.shapes.length === 0,
      tableWords: say('Show as a table'),
      isThere: rows.length > 0 && series.length > 0 ? 'yes' : '',
    }
  },
})
