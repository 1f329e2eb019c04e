import type { ImportResult } from './import-products.ts'
import type { PlannedProduct } from './plan.ts'
import type { Position, Problem } from './sheet.ts'

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

/** The number of remarks of one kind that are printed before the rest are counted. */
const REMARKS_SHOWN = 3

/** Formats the result for people, line by line. */
export function formatReport(name: string, outcome: ImportResult): readonly string[] {
  const { file, dryRun } = outcome
  const counts = countProducts(outcome)
  const delimiter = DELIMITERS[file.delimiter] ?? file.delimiter
  const lines = [
    `${name}: ${file.format}, ${delimiter}, ${file.encoding}, ${formatPlural(file.rows, 'row')}`,
    ...(file.foreignCurrency === null
      ? []
      : [formatCurrencyWarning(file.foreignCurrency, outcome.currency)]),
    '',
    ...(dryRun ? [...formatPlan(outcome), ''] : []),
    formatCount(dryRun ? 'to create' : 'created', counts.create, countVariants(outcome, 'create')),
    formatCount(dryRun ? 'to update' : 'updated', counts.update, countVariants(outcome, 'update')),
    formatCount('unchanged', counts.unchanged, countVariants(outcome, 'unchanged')),
    formatCount('skipped', counts.skip),
    formatCount('errors', counts.error),
    ...formatSection('Errors (products with errors are skipped, the others are imported)', [
      ...file.invalid.flatMap(({ errors }) => errors.map(formatProblem)),
      ...outcome.failed.map(formatProblem),
    ]),
    ...formatSection(
      'Skipped',
      file.skipped.map(
        ({ title, reason, ...place }) => `${formatPosition(place)}: ${title}: ${reason}`,
      ),
    ),
    ...formatSection('Notes', [...formatRemarks(outcome.remarks), ...formatFileRemarks(outcome)]),
  ]
  const end = dryRun ? ['', 'Dry run: nothing was changed.'] : []
  return [...lines, ...end].map(removeControlCharacters)
}

function formatCurrencyWarning(fileCurrency: string, currency: string): string {
  const other = 'To import another currency of the file, use --currency.'
  return `WARNING: prices in ${fileCurrency} are imported as ${currency} without conversion. ${other}`
}

/** Converts the result to JSON for programs. */
export function toReportJson(name: string, outcome: ImportResult): object {
  const { file, dryRun, products, failed, remarks, images } = outcome
  return {
    file: name,
    format: file.format,
    delimiter: file.delimiter,
    encoding: file.encoding,
    foreignCurrency: file.foreignCurrency,
    rows: file.rows,
    dryRun,
    counts: countProducts(outcome),
    products: products.map(({ action, draft }) => ({
      action,
      line: draft.line,
      row: draft.row,
      key: draft.key,
      title: draft.title,
      urlId: draft.urlId,
      variants: draft.variants.length,
    })),
    errors: [
      ...file.invalid.flatMap(({ key, title, errors }) =>
        errors.map((error) => ({ ...error, key, title })),
      ),
      ...failed,
    ],
    skipped: file.skipped,
    remarks,
    pictures: { files: images.files, notFetched: images.addresses },
    notedColumns: file.notedColumns,
  }
}

/** Counts the products of a result by what became, or would become, of them. */
export function countProducts({ products, file, failed }: ImportResult) {
  const count = (action: PlannedProduct['action']) =>
    products.filter((product) => product.action === action).length
  return {
    create: count('create'),
    update: count('update'),
    unchanged: count('unchanged'),
    skip: file.skipped.length,
    error: file.invalid.length + failed.length,
  }
}

/** Returns whether no product of the file has an error. */
export function isComplete(outcome: ImportResult): boolean {
  return countProducts(outcome).error === 0
}

function countVariants({ products }: ImportResult, action: PlannedProduct['action']): number {
  return products
    .filter((product) => product.action === action)
    .reduce((sum, { draft }) => sum + draft.variants.length, 0)
}

const REASONS = {
  create: 'new',
  update: 'changed since the last import',
  unchanged: 'same as in the last import',
} as const

function formatPlan({ products }: ImportResult): readonly string[] {
  return products.map(({ action, draft }) => {
    const what = `${draft.title} (/${draft.urlId}, ${formatPlural(draft.variants.length, 'variant')})`
    return `  ${formatPosition({ ...draft, column: null })}: ${action} ${what}: ${REASONS[action]}`
  })
}

function formatCount(label: string, products: number, variants = 0): string {
  const suffix = variants > 0 ? `, ${formatPlural(variants, 'variant')}` : ''
  return `  ${label.padEnd(10)} ${String(products).padStart(5)}${suffix}`
}

function formatSection(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
}

function formatRemarks(remarks: readonly Problem[]): readonly string[] {
  const kinds = new Map<string, Problem[]>()
  for (const remark of remarks) {
    const kind = `${remark.column} ${remark.message}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), remark])
  }
  return [...kinds.values()].flatMap((alike) => {
    const lines = alike.slice(0, REMARKS_SHOWN).map(formatProblem)
    const more = alike.length - lines.length
    return more > 0 ? [...lines, `… and the same on ${formatPlural(more, 'more row')}`] : lines
  })
}

function formatFileRemarks({ file, images }: ImportResult): readonly string[] {
  const columns = file.notedColumns.map((name) => `"${name}"`).join(', ')
  const { addresses } = images
  const count = formatPlural(addresses.length, 'image')
  return [
    ...(columns === '' ? [] : [`Columns without a product field, stored as notes: ${columns}`]),
    ...(addresses.length === 0
      ? []
      : [`${count} not fetched, such as ${addresses[0] ?? ''} (use --fetch-images)`]),
  ]
}

function formatProblem({ message, ...place }: Problem): string {
  return `${formatPosition(place)}: ${message}`
}

/** Formats `line 14, column "Price"`, with the spreadsheet's row if it differs from the line. */
function formatPosition({ line, row, column }: Position): string {
  const rowToo = row === line ? '' : ` (row ${row})`
  return `line ${line}${rowToo}${column === null ? '' : `, column "${column}"`}`
}

function formatPlural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Removes control characters, which a terminal could obey. */
function removeControlCharacters(line: string): string {
  return line.replaceAll(/\p{Cc}/gu, ' ')
}
