import { readdirSync, readFileSync } from 'node:fs'
import { compile, createIntlZones } from '@vitrine/template'
import type { Entry } from '@vitrine/template/reference'
import { getLocale } from '../../website/locale/index.ts'
import { type Kind, reference, formatEntryUsage } from './reference.ts'

const kinds: Readonly<Record<Kind, { readonly title: string; readonly about: string }>> = {
  instructions: { title: 'Instruction', about: 'Instructions control how a template runs.' },
  formatters: {
    title: 'Formatter',
    about: '`{value|name argument …}`: each formatter changes the value and passes it to the next.',
  },
  predicates: {
    title: 'Predicate',
    about:
      '`{.name? argument …}`, `{.if name? argument …}` or `{.or name? argument …}`: a predicate decides whether a block is shown.',
  },
}

/**
 * Renders the page of every name of the template language and the page that lists them, by file in
 * docs/reference.
 */
export function renderReferencePages(): Readonly<Record<string, string>> {
  const fixtures = readFixtures()
  const pages = getEntriesByKind().flatMap(([kind, entries]) =>
    entries.map((entry): [string, string] => [
      `${kind}/${getFileName(entry)}`,
      renderPage(kind, entry, fixtures),
    ]),
  )
  return { 'template-language.md': renderIndexPage(), ...Object.fromEntries(pages) }
}

function getEntriesByKind(): readonly (readonly [Kind, readonly Entry[]])[] {
  const { instructions, formatters, predicates } = reference
  return [
    ['instructions', instructions],
    ['formatters', formatters],
    ['predicates', predicates],
  ]
}

/** The file names of comments, whose own names have no letters. */
const COMMENT_NAMES: Readonly<Record<string, string>> = { '#': 'comment', '##': 'long-comment' }

function getFileName({ name }: Entry): string {
  return `${COMMENT_NAMES[name] ?? name.replaceAll(/^\.|\?/g, '').replaceAll(' ', '-')}.md`
}

function renderPage(kind: Kind, entry: Entry, fixtures: readonly Fixture[]): string {
  const { name, summary, example } = entry
  const { template, data } = example
  const args = entry.arguments.map(
    (each) =>
      `| \`${escapeCell(each.name)}\` | ${each.isOptional ? 'no' : 'yes'} | ${escapeCell(formatProse(each.summary))} |`,
  )
  const tests = fixtures.filter(({ source }) => usesName(kind, name, source)).slice(0, 3)
  return [
    `# ${kinds[kind].title} \`${name}\``,
    formatProse(summary),
    formatFence('', formatUsage(kind, entry)),
    ...getDifferences(entry),
    ...(args.length === 0
      ? []
      : [['| argument | required | description |', '| --- | --- | --- |', ...args].join('\n')]),
    formatFence('', template),
    'With this data:',
    formatFence('json', formatJson(data)),
    'The template prints:',
    formatFence('', renderExample(template, data)),
    ...(tests.length === 0
      ? []
      : [
          `Tests: ${tests.map(({ file }) => `[${file}](../../../fixtures/template/${file})`).join(', ')}.`,
        ]),
    '[All names of the template language](../template-language.md)',
  ]
    .join('\n\n')
    .concat('\n')
}

function renderIndexPage(): string {
  const sections = getEntriesByKind().map(([kind, entries]) => {
    const rows = entries.map(
      (entry) =>
        `| [\`${escapeCell(formatEntryUsage(entry))}\`](${kind}/${getFileName(entry)}) | ${escapeCell(formatProse(entry.summary))} |`,
    )
    const head = `## ${entries.length} ${kind}\n\n${kinds[kind].about}`
    return `${head}\n\n| | |\n| --- | --- |\n${rows.join('\n')}\n`
  })
  return `# The template language

Each name of JSON-T in \`@vitrine/template\` has a page. Arguments in brackets are optional; … means several.
[template-dialects.md](template-dialects.md) lists the differences between the product's dialect and the
reference engine. \`npm run docs\` writes these pages from the engine's tables. \`npx vitrine template reference\`
prints the list, and \`npx vitrine template render FILE --data DATA.json\` runs an example.

${sections.join('\n')}`
}

/** Formats a tag with the name; optional arguments are in brackets. */
function formatUsage(kind: Kind, entry: Entry): string {
  const written = formatEntryUsage(entry)
  if (kind === 'formatters') return `{value|${written}}`
  if (kind === 'predicates') return `{.${written}} … {.or} … {.end}`
  if (entry.name === 'variable') return '{reference[|formatter…]}'
  return entry.name === '##' ? '{## [text] ##}' : `{${written}}`
}

/** Formats HTML tags in a text as code. */
function formatProse(text: string): string {
  return text.replaceAll(/<[^<>]+>/g, (tag) => `\`${tag}\``)
}

/** Returns the differences between the dialects from docs/reference/template-dialects.md. */
function getDifferences({ name }: Entry): readonly string[] {
  const file = new URL('../../../../../docs/reference/template-dialects.md', import.meta.url)
  const rows = readFileSync(file, 'utf8').replaceAll('\\|', '|').split('\n')
  const own = rows
    .map((row) => row.split(' | '))
    .filter(([names]) => names?.includes(`\`${name}\``))
  return own.flatMap(([, inReference, inVitrine]) =>
    inReference !== undefined && inVitrine !== undefined
      ? [
          `The [dialects](../template-dialects.md) differ: in \`reference\` ${inReference}; in \`vitrine\` ${inVitrine}.`,
        ]
      : [],
  )
}

/** Renders an example in American English, at the start of 2026. */
function renderExample(template: string, data: unknown): string {
  const context = {
    locale: getLocale('en-US'),
    zones: createIntlZones(),
    now: Date.UTC(2026, 0, 1),
  }
  return compile(template).render(data, context).output
}

/** Formats JSON on one line if it fits. */
function formatJson(data: unknown): string {
  const text = JSON.stringify(data)
  return text.length <= 90 ? text : JSON.stringify(data, null, 2)
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|')
}

/** Formats a fenced block whose fence is longer than any in the text. */
function formatFence(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text}${text.endsWith('\n') ? '' : '\n'}${fence}`
}

interface Fixture {
  readonly file: string
  readonly source: string
}

function readFixtures(): readonly Fixture[] {
  const folder = new URL('../../../../../fixtures/template/', import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      return { file, source: /^:TEMPLATE\n([^]*?)(?:^:[A-Z]+$|$(?![^]))/m.exec(text)?.[1] ?? '' }
    })
}

function usesName(kind: Kind, name: string, source: string): boolean {
  const follows = String.raw`(?![\w-])`
  const quoted = name.replaceAll(/[.?]/g, String.raw`\$&`)
  if (kind === 'formatters') return new RegExp(`\\|${quoted}${follows}`).test(source)
  if (kind === 'predicates') return new RegExp(`[{. ]${quoted}`).test(source)
  return name !== 'variable' && new RegExp(`\\{${quoted}${follows}`).test(source)
}
