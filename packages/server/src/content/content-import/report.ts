import type { ContentResult, EntryOutcome } from './import-content.ts'
import type { EntryPosition } from './entry.ts'

/** Counts the entries of a result by what became, or would become, of them. */
export function countEntries({ outcomes }: ContentResult) {
  const count = (matches: (outcome: EntryOutcome) => boolean) => outcomes.filter(matches).length
  const created = (kind: 'post' | 'page') =>
    count((outcome) => outcome.action === 'create' && outcome.kind === kind)
  return {
    posts: created('post'),
    pages: created('page'),
    drafts: count(({ action, isPublished }) => action === 'create' && !isPublished),
    comments: outcomes.reduce((sum, { comments }) => sum + comments, 0),
    exists: count(({ action }) => action === 'exists'),
    skip: count(({ action }) => action === 'skip'),
    error: count(({ action }) => action === 'error'),
  }
}

/** Formats the result for people, line by line. */
export function formatReport(name: string, result: ContentResult): readonly string[] {
  const { dryRun, images, redirects, outcomes, remarks } = result
  const counts = countEntries(result)
  const verb = dryRun ? 'to create' : 'created'
  const lines = [
    `${name}: ${result.format}`,
    '',
    formatCount(`posts ${verb}`, counts.posts),
    formatCount(`pages ${verb}`, counts.pages),
    formatCount('  of these drafts', counts.drafts),
    formatCount(`comments ${dryRun ? 'to import' : 'imported'}`, counts.comments),
    formatCount('imported before', counts.exists),
    formatCount('skipped', counts.skip),
    formatCount('errors', counts.error),
    formatCount(
      dryRun ? 'images to fetch' : 'images stored',
      dryRun ? images.named : images.stored,
    ),
    formatCount(dryRun ? 'redirects to add' : 'redirects added', redirects.added),
    ...formatSection(
      'Errors (these are not imported, the others are)',
      listNotes(outcomes, 'error'),
    ),
    ...formatSection('Skipped', listNotes(outcomes, 'skip')),
    ...formatSection('Notes', [
      ...listNotes(outcomes, 'create'),
      ...remarks.map(({ message, ...at }) => `${formatPosition(at)}${message}`),
      ...redirects.issues.map(({ from, message }) => `${from} is not redirected: ${message}`),
    ]),
    ...(dryRun ? ['', 'Dry run: nothing was changed.'] : []),
  ]
  return lines.map((line) => line.replaceAll(/\p{Cc}/gu, ' '))
}

/** Converts the result to JSON for programs. */
export function toReportJson(name: string, result: ContentResult): object {
  return { file: name, ...result, counts: countEntries(result) }
}

/** The number of equal notes that are printed before the rest are counted. */
const NOTES_SHOWN = 3

function listNotes(
  outcomes: readonly EntryOutcome[],
  action: EntryOutcome['action'],
): readonly string[] {
  const counts = new Map<string, number>()
  const lines: string[] = []
  for (const { title, notes, line, file, ...outcome } of outcomes) {
    if (outcome.action !== action) continue
    for (const note of notes) {
      const count = (counts.get(note) ?? 0) + 1
      counts.set(note, count)
      const place = formatPosition({ line, path: file })
      if (count <= NOTES_SHOWN) lines.push(`${place}${JSON.stringify(title)}: ${note}`)
    }
  }
  const more = [...counts].filter(([, count]) => count > NOTES_SHOWN)
  return [...lines, ...more.map(([note, count]) => `… and ${count - NOTES_SHOWN} more: ${note}`)]
}

/** Formats the line of an entry, or the path of its own file. */
function formatPosition({ line, path }: EntryPosition): string {
  if (line !== null) return `line ${line}: `
  return path === null ? '' : `${path}: `
}

function formatCount(label: string, count: number): string {
  return `  ${label.padEnd(18)} ${String(count).padStart(6)}`
}

function formatSection(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
}
