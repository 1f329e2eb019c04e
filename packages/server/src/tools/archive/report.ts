import type { Exported } from './export-archive.ts'
import type { Imported, Step } from './import-archive.ts'
import type { ArchiveFault } from './reading.ts'

const NEVER =
  'Never in an archive: orders, carts, gift cards; accounts, passwords and sessions; what was sent by forms; hosts; letters; earlier versions.'

/** What an export did, and what it left out. */
export function exportLines(folder: string, done: Exported): readonly string[] {
  const { site, documents, comments, products, pictures, redirects, leftOut } = done
  const counts = { documents, comments, products, pictures, redirects }
  return [
    `${site.title} (${site.identifier}) is in ${folder}.`,
    ...Object.entries(counts).map(([what, count]) => countLine(what, count)),
    ...section('Left out:', leftOut),
    '',
    NEVER,
  ]
}

/** What an import did, or would do, or why it did not. */
export function importLines(folder: string, outcome: Imported): readonly string[] {
  if (outcome.state === 'faulty')
    return [`${folder} cannot be imported. Nothing was changed.`, ...outcome.faults.map(faultLine)]
  if (outcome.state === 'refused') {
    const { file, reason } = outcome
    return file === ''
      ? [reason]
      : [
          faultLine({ file, message: reason }),
          'Nothing of the archive can be seen. Mend it, and run the import again.',
        ]
  }
  const { state, target, archive, made } = outcome
  const { documents, comments, products, assets, redirects, site } = archive
  const name = `${site.title} (${target.identifier})`
  if (state === 'known')
    return [`${name} came out of this very archive already. Nothing was changed.`]
  const isPlan = state === 'planned'
  const of = (step: Step, count: number) => countLine(step, count, isPlan ? undefined : made[step])
  return [
    isPlan ? `${name} would be ${PLANS[target.state]}.` : `${name} is there.`,
    of('documents', documents.length),
    of('comments', comments.length),
    of('products', products.length),
    of('pictures', assets.length),
    countLine('redirects', redirects.length),
    ...section('Left out:', archive.remarks.map(faultLine)),
    '',
    ...(isPlan
      ? ['Nothing was changed.']
      : [`To sign in: npx vitrine users link --site ${target.identifier}`]),
  ]
}

const PLANS = {
  new: 'made',
  empty: 'filled; it is there, and empty',
  begun: 'gone on with',
  anew: 'begun anew: the archive says something else than when it was begun',
  ended: 'left as it is',
} as const

function countLine(what: string, count: number, made = count): string {
  const there = made === count ? '' : ` (${count - made} were there)`
  return `  ${what.padEnd(10)} ${String(count).padStart(6)}${there}`
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => printable(`  ${line}`))]
}

function faultLine({ file, message }: ArchiveFault): string {
  return printable(`${file}: ${message}`)
}

/** A file may hold what a terminal would obey. */
function printable(line: string): string {
  return line.replaceAll(/\p{Cc}/gu, ' ')
}
