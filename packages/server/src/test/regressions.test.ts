import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = new URL('../../../../', import.meta.url)
const ROW = /^\| `(?<slug>[a-z0-9-]+)` +\| [^|]+ \| (?<test>[^|]+?) +\|$/

it('names in docs/reference/regressions.md only tests that there are', () => {
  const page = readFileSync(new URL('docs/reference/regressions.md', ROOT), 'utf8')
  const lines = page.split('\n').filter((line) => line.startsWith('| `'))
  expect(lines.length).toBeGreaterThan(5)
  const slugs = lines.map((line) => {
    const { slug = '', test = '' } = ROW.exec(line)?.groups ?? {}
    expect(slug, line).not.toBe('')
    // A rule may be held by several tests.
    for (const named of test.split(/; (?=`)/)) {
      const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(named) ?? []
      expect(existsSync(new URL(file, ROOT)), `${slug} names ${file}`).toBe(true)
      const text = readFileSync(new URL(file, ROOT), 'utf8').replaceAll(/\\(['`"])/g, '$1')
      expect(text.includes(title) && title !== '', `${slug} names "${title}"`).toBe(true)
    }
    return slug
  })
  expect(slugs).toEqual([...new Set(slugs)].toSorted())
})

it('has a rule for each of the 50 threats, and names only tests that there are', () => {
  const page = readFileSync(new URL('docs/reference/threats.md', ROOT), 'utf8')
  const rows = page.split('\n').filter((line) => /^\| [A-D]\d/.test(line))
  const ids = rows.map((row) => /^\| (\w+)/.exec(row)?.[1])
  const numbers = { A: 14, B: 18, C: 10, D: 8 }
  expect(ids).toEqual(
    Object.entries(numbers).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, at) => `${letter}${at + 1}`),
    ),
  )
  for (const row of rows) {
    const named = [...row.matchAll(/`([^`]+)` ((?:"[^"|]+"(?:, )?)+)/g)]
    expect(named.length > 0 || row.includes('No subject yet'), row).toBe(true)
    for (const [, file = '', titles = ''] of named) {
      const text = readFileSync(new URL(file, ROOT), 'utf8')
      for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g))
        expect(text.includes(title), `${file} "${title}"`).toBe(true)
    }
  }
})
