import type { ImportOutcome } from './import-products.ts'
import type { PlannedProduct } from './plan.ts'
import type { Place, Problem } from './sheet.ts'

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

/** How many remarks of one kind are written out before the rest are counted. */
const REMARKS_SHOWN = 3

/** The outcome as a person reads it, line by line. */
export function reportLines(name: string, outcome: ImportOutcome): readonly string[] {
  const { file, dryRun } = outcome
  const counts = countsOf(outcome)
  const delimiter = DELIMITERS[file.delimiter] ?? file.delimiter
  const lines = [
    `${name}: ${file.format}, ${delimiter}, ${file.encoding}, ${plural(file.rows, 'row')}`,
    ...(file.foreignCurrency === null ? [] : [foreignLine(file.foreignCurrency, outcome.currency)]),
    '',
    ...(dryRun ? [...planLines(outcome), ''] : []),
    countLine(dryRun ? 'to create' : 'created', counts.create, variantsOf(outcome, 'create')),
    countLine(dryRun ? 'to update' : 'updated', counts.update, variantsOf(outcome, 'update')),
    countLine('unchanged', counts.unchanged, variantsOf(outcome, 'unchanged')),
    countLine('skipped', counts.skip),
    countLine('errors', counts.error),
    ...section('Errors (a product with an error is left out, the others are not)', [
      ...file.refused.flatMap(({ errors }) => errors.map(problemLine)),
      ...outcome.failed.map(problemLine),
    ]),
    ...section(
      'Skipped',
      file.skipped.map(({ title, reason, ...place }) => `${placeOf(place)}: ${title}: ${reason}`),
    ),
    ...section('To know', [...remarkLines(outcome.remarks), ...fileRemarks(outcome)]),
  ]
  const end = dryRun ? ['', 'This was a dry run: nothing has been changed.'] : []
  return [...lines, ...end].map(printable)
}

function foreignLine(given: string, currency: string): string {
  const other = 'Another of its currencies can be named with --currency.'
  return `ATTENTION: its prices in ${given} are taken as ${currency}, not converted. ${other}`
}

/** The same for programs. */
export function reportJson(name: string, outcome: ImportOutcome): object {
  const { file, dryRun, products, failed, remarks, pictures } = outcome
  return {
    file: name,
    format: file.format,
    delimiter: file.delimiter,
    encoding: file.encoding,
    foreignCurrency: file.foreignCurrency,
    rows: file.rows,
    dryRun,
    counts: countsOf(outcome),
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
      ...file.refused.flatMap(({ key, title, errors }) =>
        errors.map((error) => ({ ...error, key, title })),
      ),
      ...failed,
    ],
    skipped: file.skipped,
    remarks,
    pictures: { files: pictures.files, notFetched: pictures.addresses },
    notedColumns: file.notedColumns,
  }
}

function countsOf({ products, file, failed }: ImportOutcome) {
  const count = (action: PlannedProduct['action']) =>
    products.filter((product) => product.action === action).length
  return {
    create: count('create'),
    update: count('update'),
    unchanged: count('unchanged'),
    skip: file.skipped.length,
    error: file.refused.length + failed.length,
  }
}

/** Whether everything of the file that is to be in the shop is there now. */
export function isWhole(outcome: ImportOutcome): boolean {
  return countsOf(outcome).error === 0
}

function variantsOf({ products }: ImportOutcome, action: PlannedProduct['action']): number {
  return products
    .filter((product) => product.action === action)
    .reduce((sum, { draft }) => sum + draft.variants.length, 0)
}

const WHY = {
  create: 'new',
  update: 'the file says something else than at the last import',
  unchanged: 'as at the last import',
} as const

function planLines({ products }: ImportOutcome): readonly string[] {
  return products.map(({ action, draft }) => {
    const what = `${draft.title} (/${draft.urlId}, ${plural(draft.variants.length, 'variant')})`
    return `  ${placeOf({ ...draft, column: null })}: ${action} ${what}: ${WHY[action]}`
  })
}

function countLine(label: string, products: number, variants = 0): string {
  const with_ = variants > 0 ? `, ${plural(variants, 'variant')}` : ''
  return `  ${label.padEnd(10)} ${String(products).padStart(5)}${with_}`
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
}

function remarkLines(remarks: readonly Problem[]): readonly string[] {
  const kinds = new Map<string, Problem[]>()
  for (const remark of remarks) {
    const kind = `${remark.column} ${remark.message}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), remark])
  }
  return [...kinds.values()].flatMap((alike) => {
    const lines = alike.slice(0, REMARKS_SHOWN).map(problemLine)
    const more = alike.length - lines.length
    return more > 0 ? [...lines, `… and the same on ${plural(more, 'more row')}`] : lines
  })
}

function fileRemarks({ file, pictures }: ImportOutcome): readonly string[] {
  const columns = file.notedColumns.map((name) => `"${name}"`).join(', ')
  const { addresses } = pictures
  const count = plural(addresses.length, 'picture')
  return [
    ...(columns === '' ? [] : [`Kept as notes of the products, as no fields of ours: ${columns}`]),
    ...(addresses.length === 0
      ? []
      : [`${count} not fetched, named by an address such as ${addresses[0] ?? ''}`]),
  ]
}

function problemLine({ message, ...place }: Problem): string {
  return `${placeOf(place)}: ${message}`
}

/** `line 14, column "Price"`; with the spreadsheet's row where cells of several lines part the two. */
function placeOf({ line, row, column }: Place): string {
  const rowToo = row === line ? '' : ` (row ${row})`
  return `line ${line}${rowToo}${column === null ? '' : `, column "${column}"`}`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** A file may hold what a terminal would obey. */
function printable(line: string): string {
  return line.replaceAll(/\p{Cc}/gu, ' ')
}
