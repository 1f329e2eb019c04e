import { formatters, predicates } from '@vitrine/template'
import { expect, it } from 'vitest'
import { templatePages } from './reference-pages.ts'
import { folderWith } from './testing.ts'

it('lists every name with its arguments', async () => {
  const { code, out } = await folderWith({}).run('reference')
  expect(out).toMatch(/^instructions \(\d+\)$/m)
  expect(out).toContain('  truncate [limit] [ellipsis]\n')
  for (const name of [...Object.keys(formatters), ...Object.keys(predicates), '.repeated section'])
    expect(out).toContain(`\n  ${name}`)
  expect(code).toBe(0)
})

it('lists them as JSON, with what an editor needs', async () => {
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
  const files = Object.keys(templatePages()).map((file) => file.toLowerCase())
  expect(new Set(files).size).toBe(files.length)
  for (const file of files)
    expect(file).toMatch(/^(?:(?:instructions|formatters|predicates)\/)?[\w-]+\.md$/)
})

it('shows on every page what its example prints', () => {
  const page = templatePages()['formatters/truncate.md']
  expect(page).toMatch(/^# formatter `truncate`\n/)
  expect(page).toMatch(/prints\n\n```\n.+…\n```/)
})
