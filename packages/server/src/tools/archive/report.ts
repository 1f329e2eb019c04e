import type { ExportResult } from './export-archive.ts'
import type { ImportResult, Step } from './import-archive.ts'
import type { ArchiveIssue } from './archive-reader.ts'

const NEVER_EXPORTED =
  'Never in an archive: carts; passwords, sessions and payment methods; form submissions; domains; emails; earlier versions.'
const NO_RECORDS =
  'Add --records to export orders, customers, gift cards, subscriptions, reviews and newsletter subscribers, too.'
const HAS_RECORDS =
  'The folder records/ has personal data. Store it like a backup, and do not publish it.'

/** Formats the result of an export. */
export function formatExportReport(folder: string, result: ExportResult): readonly string[] {
  const { site, documents, comments, products, images, redirects, records, omitted } = result
  const counts = {
    ...{ documents, comments, products, images, redirects },
    ...(records !== undefined && { records }),
  }
  return [
    `Exported ${site.title} (${site.identifier}) to ${folder}.`,
    ...Object.entries(counts).map(([label, count]) => formatCount(label, count)),
    ...formatSection('Skipped:', omitted),
    '',
    NEVER_EXPORTED,
    records === undefined ? NO_RECORDS : HAS_RECORDS,
  ]
}

/** Formats the result of an import: what it did or would do, or why it failed. */
export function formatImportReport(folder: string, outcome: ImportResult): readonly string[] {
  if (outcome.state === 'invalid')
    return [
      `${folder} cannot be imported. Nothing was changed.`,
      ...outcome.errors.map(formatIssue),
    ]
  if (outcome.state === 'rejected') {
    const { file, reason } = outcome
    return file === ''
      ? [reason]
      : [
          formatIssue({ file, message: reason }),
          'The import is incomplete and the site is hidden. Fix the file and run the import again.',
        ]
  }
  const { state, target, archive, created } = outcome
  const { documents, comments, products, assets, redirects, records, site } = archive
  const name = `${site.title} (${target.identifier})`
  if (state === 'unchanged')
    return [`${name} was imported from this archive before. Nothing was changed.`]
  const isPlan = state === 'planned'
  const formatStep = (step: Step, count: number) =>
    formatCount(step, count, isPlan ? undefined : created[step])
  return [
    isPlan ? `${name} would be ${PLANS[target.state]}.` : `Imported ${name}.`,
    formatStep('documents', documents.length),
    formatStep('comments', comments.length),
    formatStep('products', products.length),
    formatStep('images', assets.length),
    formatCount('redirects', redirects.length),
    ...(records.length > 0 ? [formatStep('records', records.length)] : []),
    ...formatSection('Remarks:', archive.remarks.map(formatIssue)),
    '',
    ...(isPlan
      ? ['Nothing was changed.']
      : [
          'To see its address, run: npx vitrine sites list',
          `To sign in, run: npx vitrine users link --site ${target.identifier}`,
        ]),
  ]
}

const PLANS = {
  new: 'created',
  empty: 'imported into the empty site of this name',
  untouched: 'imported into the new site of this name, whose first pages it replaced',
  unfinished: 'resumed',
  outdated: 'imported again from the start: the archive has changed since the import began',
  complete: 'left unchanged',
} as const

function formatCount(label: string, count: number, created = count): string {
  const existing = created === count ? '' : ` (${count - created} existed already)`
  return `  ${label.padEnd(10)} ${String(count).padStart(6)}${existing}`
}

function formatSection(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0
    ? []
    : ['', title, ...lines.map((line) => removeControlCharacters(`  ${line}`))]
}

function formatIssue({ file, message }: ArchiveIssue): string {
  return removeControlCharacters(`${file}: ${message}`)
}

/** Removes control characters, which a terminal could obey. */
function removeControlCharacters(line: string): string {
  return line.replaceAll(/\p{Cc}/gu, ' ')
}
