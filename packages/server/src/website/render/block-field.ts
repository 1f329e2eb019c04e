import { escapeHtml } from '../../platform/html/escape.ts'
import type { Filling, PageRun } from './page-run.ts'

/** An area of the theme that owners fill with blocks; its description and lock are for the studio. */
interface LayoutField {
  readonly id: string
  readonly columns: 1 | 12
  readonly label: string | undefined
}

/** What an owner put into an area. */
export interface FilledArea {
  /** Sections of blocks, already safe. */
  readonly html: string
  readonly updatedAt: Date
}

/** @see compat §2 "squarespace:block-field", dom §6 */
export function drawBlockField(
  { areas }: Pick<PageRun, 'areas'>,
  { attributes, onFault }: Pick<Filling, 'attributes' | 'onFault'>,
): string {
  const { id = '', columns = '12', label } = attributes
  if (id === '') {
    onFault('An area for blocks has an id')
    return ''
  }
  if (columns !== '1' && columns !== '12') onFault('An area for blocks has 1 or 12 columns')
  const field = { id, columns: columns === '1' ? (1 as const) : (12 as const), label }
  return fieldMarkup(field, areas.get(id), attributes['class'])
}

function fieldMarkup(
  { id, columns, label }: LayoutField,
  filled: FilledArea | undefined,
  more: string | undefined,
): string {
  const classes = [
    `sqs-layout sqs-grid-${columns} columns-${columns}`,
    ...(more ? [more] : []),
    ...(filled ? [] : ['empty']),
  ]
  const marks: [string, string | undefined][] = [
    ['class', classes.join(' ')],
    ['data-type', 'block-field'],
    ['data-updated-on', filled && String(filled.updatedAt.getTime())],
    ['id', id],
    ['data-layout-label', label],
  ]
  const written = marks.flatMap(([name, value]) =>
    value === undefined ? [] : ` ${name}="${escapeHtml(value)}"`,
  )
  return `<div${written.join('')}>${filled?.html ?? ''}</div>`
}
