import { readdirSync, readFileSync } from 'node:fs'
import { compile, intlZones } from '@vitrine/template'
import type { Entry } from '@vitrine/template/reference'
import { localeOf } from '../../website/locale/index.ts'
import { type Kind, reference, usageOf } from './reference.ts'

const kinds: Readonly<Record<Kind, { readonly one: string; readonly about: string }>> = {
  instructions: { one: 'instruction', about: 'What steers a template.' },
  formatters: {
    one: 'formatter',
    about: '`{value|name argument …}`: each changes the value and hands it to the next.',
  },
  predicates: {
    one: 'predicate',
    about:
      '`{.name? argument …}`, `{.if name? argument …}` or `{.or name? argument …}`: whether a block is shown.',
  },
}

/** A page for every name of the template language and one that lists them, by file in docs/reference. */
export function templatePages(): Readonly<Record<string, string>> {
  const fixtures = readFixtures()
  const pages = entriesByKind().flatMap(([kind, entries]) =>
    entries.map((entry): [string, string] => [
      `${kind}/${fileOf(entry)}`,
      pageOf(kind, entry, fixtures),
    ]),
  )
  return { 'template-language.md': indexPage(), ...Object.fromEntries(pages) }
}

function entriesByKind(): readonly (readonly [Kind, readonly Entry[]])[] {
  const { instructions, formatters, predicates } = reference
  return [
    ['instructions', instructions],
    ['formatters', formatters],
    ['predicates', predicates],
  ]
}

/** Comments have no letters in their names. */
const SIGNS: Readonly<Record<string, string>> = { '#': 'comment', '##': 'long-comment' }

function fileOf({ name }: Entry): string {
  return `${SIGNS[name] ?? name.replaceAll(/^\.|\?/g, '').replaceAll(' ', '-')}.md`
}

function pageOf(kind: Kind, entry: Entry, fixtures: readonly Fixture[]): string {
  const { name, summary, example } = entry
  const { template, data } = example
  const args = entry.arguments.map(
    (each) =>
      `| \`${cell(each.name)}\` | ${each.isOptional ? 'no' : 'yes'} | ${cell(prose(each.summary))} |`,
  )
  const tests = fixtures.filter(({ source }) => uses(kind, name, source)).slice(0, 3)
  return [
    `# ${kinds[kind].one} \`${name}\``,
    prose(summary),
    fenced('', usage(kind, entry)),
    ...differences(entry),
    ...(args.length === 0
      ? []
      : [['| argument | needed | |', '| --- | --- | --- |', ...args].join('\n')]),
    fenced('', template),
    'with the data',
    fenced('json', jsonText(data)),
    'prints',
    fenced('', shown(template, data)),
    ...(tests.length === 0
      ? []
      : [
          `Tested in ${tests.map(({ file }) => `[${file}](../../../fixtures/template/${file})`).join(', ')}.`,
        ]),
    '[The whole language](../template-language.md)',
  ]
    .join('\n\n')
    .concat('\n')
}

function indexPage(): string {
  const sections = entriesByKind().map(([kind, entries]) => {
    const rows = entries.map(
      (entry) =>
        `| [\`${cell(usageOf(entry))}\`](${kind}/${fileOf(entry)}) | ${cell(prose(entry.summary))} |`,
    )
    const head = `## ${entries.length} ${kind}\n\n${kinds[kind].about}`
    return `${head}\n\n| | |\n| --- | --- |\n${rows.join('\n')}\n`
  })
  return `# The template language

Every name of JSON-T as \`@vitrine/template\` knows it, with a page for each. Arguments in brackets may be
left out; … means several. [template-dialects.md](template-dialects.md) tells where the product's dialect
differs from the reference engine. Written by \`npm run docs\` from the engine's tables; \`npx vitrine
template reference\` prints the same, and \`npx vitrine template render FILE --data DATA.json\` runs an
example.

${sections.join('\n')}`
}

/** How a tag with it is written; what may be left out stands in brackets. */
function usage(kind: Kind, entry: Entry): string {
  const written = usageOf(entry)
  if (kind === 'formatters') return `{value|${written}}`
  if (kind === 'predicates') return `{.${written}} … {.or} … {.end}`
  if (entry.name === 'variable') return '{reference[|formatter…]}'
  return entry.name === '##' ? '{## [text] ##}' : `{${written}}`
}

/** Tags that a text speaks of are shown, not read as HTML. */
function prose(text: string): string {
  return text.replaceAll(/<[^>]+>/g, (tag) => `\`${tag}\``)
}

/** What docs/reference/template-dialects.md says of a name. */
function differences({ name }: Entry): readonly string[] {
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

/** What an example prints in American English, at the start of 2026. */
function shown(template: string, data: unknown): string {
  const context = { locale: localeOf('en-US'), zones: intlZones(), now: Date.UTC(2026, 0, 1) }
  return compile(template).render(data, context).output
}

/** On one line where it fits. */
function jsonText(data: unknown): string {
  const text = JSON.stringify(data)
  return text.length <= 90 ? text : JSON.stringify(data, null, 2)
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

/** Longer than any fence in the text. */
function fenced(language: string, text: string): string {
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

function uses(kind: Kind, name: string, source: string): boolean {
  const follows = String.raw`(?![\w-])`
  const quoted = name.replaceAll(/[.?]/g, String.raw`\$&`)
  if (kind === 'formatters') return new RegExp(`\\|${quoted}${follows}`).test(source)
  if (kind === 'predicates') return new RegExp(`[{. ]${quoted}`).test(source)
  return name !== 'variable' && new RegExp(`\\{${quoted}${follows}`).test(source)
}
