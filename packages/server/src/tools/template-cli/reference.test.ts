import { readdirSync, readFileSync } from 'node:fs'
import { compile, formatters, createIntlZones, predicates } from '@vitrine/template'
import { expect, it } from 'vitest'
import { getLocale } from '../../website/locale/index.ts'
import { renderReferencePages } from './reference-pages.ts'
import { folderWith } from '../../test/cli/template-cli.ts'

it('lists every name with its arguments', async () => {
  const { code, out } = await folderWith({}).run('reference')
  expect(out).toMatch(/^instructions \(\d+\)$/m)
  expect(out).toContain('  truncate [limit] [ellipsis]\n')
  for (const name of [...Object.keys(formatters), ...Object.keys(predicates), '.repeated section'])
    expect(out).toContain(`\n  ${name}`)
  expect(code).toBe(0)
})

it('lists them as JSON for editors', async () => {
  const { out } = await folderWith({}).run('reference', '--json')
  const { formatters: entries } = JSON.parse(out)
  expect(entries).toContainEqual(
    expect.objectContaining({
      name: 'truncate',
      arguments: [
        expect.objectContaining({ name: 'limit', isOptional: true }),
        expect.objectContaining({ name: 'ellipsis' }),
      ],
    }),
  )
})

it('has a page for each, under a name of its own on every file system', () => {
  const files = Object.keys(renderReferencePages()).map((file) => file.toLowerCase())
  expect(new Set(files).size).toBe(files.length)
  for (const file of files)
    expect(file).toMatch(/^(?:(?:instructions|formatters|predicates)\/)?[\w-]+\.md$/)
})

it('shows on every page what its example prints', () => {
  const page = renderReferencePages()['formatters/truncate.md']
  expect(page).toMatch(/^# Formatter `truncate`\n/)
  expect(page).toMatch(/The template prints:\n\n```\n.+…\n```/)
})

const folder = new URL('../../../../../docs/reference/', import.meta.url)
const pages = ['instructions', 'formatters', 'predicates'].flatMap((kind) =>
  readdirSync(new URL(kind, folder)).map((file) => `${kind}/${file}`),
)

/** The fenced parts of a page: how it is written, a template, its data and what it prints. */
function readExample(page: string): readonly string[] {
  const text = readFileSync(new URL(page, folder), 'utf8')
  return [...text.matchAll(/^(`{3,})[a-z]*\n([^]*?)^\1$/gm)].map(([, , inside = '']) => inside)
}

it.each(pages)('docs/reference/%s shows what its example prints', (page) => {
  const [, template = '', data = '', output, ...more] = readExample(page)
  expect(more).toEqual([])
  const context = {
    locale: getLocale('en-US'),
    zones: createIntlZones(),
    now: Date.UTC(2026, 0, 1),
  }
  const rendering = compile(template.slice(0, -1)).render(JSON.parse(data), context)
  expect(rendering.errors).toEqual([])
  expect(rendering.output.replace(/\n?$/, '\n')).toBe(output)
})
