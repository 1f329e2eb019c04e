import { blockTypeCodes, blockVariantCodes } from '@vitrine/model'
import { defineBlock } from '../../definition/define-block.ts'
import { checkAccessibility } from './accessibility.ts'
import { css } from './css.ts'
import { fields } from './inspector.ts'
import { data, designs, itemText, text } from './schema.ts'
import { template } from './template.ts'

/** A chart with the table of its numbers. The texts `<id>.name` name rows and series. */
export default defineBlock({
  type: blockTypeCodes.chart,
  slug: 'chart',
  version: 1,
  data,
  text,
  itemText,
  variants: Object.keys(designs).map(Number),
  defaults: { size: { w: 12, h: 12 }, auto: { h: 'content' } },
  fields,
  checkAccessibility,
  minSize: { w: 3, h: 4 },
  template,
  css,
  view: ({ series, rows, digits, showsLegend, showsTable }, { block, text, locale, translate }) => {
    const design = Object.entries(designs).find(([code]) => Number(code) === block.variant)?.[1]
    const { name, layout } = design ?? designs[blockVariantCodes['chart-bar']]
    const unit = text('unit')?.words ?? ''
    const numberFormat = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    const compactFormat = new Intl.NumberFormat(locale, {
      notation: 'compact',
      maximumSignificantDigits: 3,
    })
    const formatValue = (value: number | undefined) =>
      value === undefined ? '–' : numberFormat.format(value) + (unit === '' ? '' : ` ${unit}`)
    const getName = (id: string, index: number) => {
      const { words, lang } = text(`${id}.name`) ?? { words: String(index + 1), lang: '' }
      return { name: words, lang }
    }
    const namedRows = rows.map(({ id, values }, index) => ({ ...getName(id, index), values }))
    const shown = name === 'pie' ? series.slice(0, 1) : series
    const chartShapes = layout({
      rows: namedRows,
      series: shown.length,
      format: (value) => numberFormat.format(value),
      shorten: (value) => compactFormat.format(value),
    })
    const hasNames = series.some(({ id }) => text(`${id}.name`) !== undefined)
    const columns = series.map(({ id }, index) => ({
      ...getName(id, index),
      kind: (index % 6) + 1,
    }))
    const title = text('title')?.words ?? ''
    return {
      design: name,
      name: title === '' ? translate('blocks.chart') : title,
      lines: chartShapes.lines.join(''),
      shapes: chartShapes.shapes.map((d, index) => ({ d, kind: (index % 6) + 1 })),
      labels: chartShapes.labels.map(
        ({ isName = false, isBetween = false, value = '', ...label }) => ({
          ...label,
          isName,
          isBetween,
          value,
        }),
      ),
      // A chart without shapes is shown as its table alone.
      isRendered: chartShapes.shapes.length > 0 ? 'yes' : '',
      legend: showsLegend && name !== 'pie' && hasNames ? columns : '',
      columns,
      rows: namedRows.map(({ values, ...row }) => ({
        ...row,
        cells: series.map((_, index) => ({ words: formatValue(values[index]) })),
      })),
      showsTable: showsTable || chartShapes.shapes.length === 0,
      tableWords: translate('blocks.showAsTable'),
      isThere: rows.length > 0 && series.length > 0 ? 'yes' : '',
    }
  },
})
