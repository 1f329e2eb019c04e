import { escapeHtml } from '../../platform/html/escape.ts'
import type { RenderedArea } from '../block-content/index.ts'
import type { PageRendering, TagInput } from './page-rendering.ts'

/** An area of the theme that owners fill with blocks. The studio uses its label. */
interface LayoutField {
  readonly id: string
  readonly columns: 1 | 12
  readonly label: string | undefined
}

/**
 * Renders a block field with the owner's content.
 *
 * @see compat §2 "squarespace:block-field", dom §6
 */
export function renderBlockField(
  { areas }: Pick<PageRendering, 'areas'>,
  { attributes, onIssue }: Pick<TagInput, 'attributes' | 'onIssue'>,
): string {
  const { id = '', columns = '12', label } = attributes
  if (id === '') {
    onIssue('A block field needs an id')
    return ''
  }
  if (columns !== '1' && columns !== '12') onIssue('A block field has 1 or 12 columns')
  const field = { id, columns: columns === '1' ? (1 as const) : (12 as const), label }
  return renderField(field, areas.get(id), attributes['class'])
}

function renderField(
  { id, columns, label }: LayoutField,
  area: RenderedArea | undefined,
  extraClass: string | undefined,
): string {
  const classes = [
    `sqs-layout sqs-grid-${columns} columns-${columns}`,
    ...(extraClass ? [extraClass] : []),
    ...(area ? [] : ['empty']),
  ]
  const attributePairs: [string, string | undefined][] = [
    ['class', classes.join(' ')],
    ['data-type', 'block-field'],
    ['data-updated-on', area && String(area.updatedAt.getTime())],
    ['id', id],
    ['data-layout-label', label],
  ]
  const attributeHtml = attributePairs.flatMap(([name, value]) =>
    value === undefined ? [] : ` ${name}="${escapeHtml(value)}"`,
  )
  return `<div${attributeHtml.join('')}>${area?.html ?? ''}</div>`
}
