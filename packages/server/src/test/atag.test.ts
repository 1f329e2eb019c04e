import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listCriteria } from './atag/index.ts'
import { listTestTitles } from './atag/test-titles.ts'

const ROOT = new URL('../../../../', import.meta.url)
/** The numbers of success criteria of the levels A and AA of each guideline of ATAG 2.0. */
const COUNTS = {
  'A.1.1': 1,
  'A.1.2': 2,
  'A.2.1': 2,
  'A.2.2': 2,
  'A.3.1': 3,
  'A.3.2': 3,
  'A.3.3': 1,
  'A.3.4': 1,
  'A.3.5': 1,
  'A.3.6': 3,
  'A.3.7': 1,
  'A.4.1': 2,
  'A.4.2': 2,
  'B.1.1': 2,
  'B.1.2': 4,
  'B.2.1': 1,
  'B.2.2': 2,
  'B.2.3': 2,
  'B.2.4': 3,
  'B.2.5': 2,
  'B.3.1': 5,
  'B.3.2': 1,
  'B.4.1': 4,
  'B.4.2': 2,
}

function readText(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8')
}

it('lists every criterion of ATAG 2.0 of the levels A and AA', () => {
  const ids = Object.entries(COUNTS).flatMap(([guideline, count]) =>
    Array.from({ length: count }, (_, at) => `${guideline}.${at + 1}`),
  )
  expect(listCriteria().map(({ id }) => id)).toEqual(ids)
})

it('names an existing test for every criterion that applies', () => {
  for (const { id, state, tests } of listCriteria()) {
    expect(tests.length > 0, id).toBe(state !== 'not applicable')
    for (const { file, title } of tests)
      expect(listTestTitles(readText(file)), `${id}: ${file}`).toContain(title)
  }
})

it('describes the accessibility features in the guide, which the README names', () => {
  const guide = readText('docs/guide/accessibility.md')
  for (const feature of ['F6', 'Ctrl + K', 'alternative text', 'Publish', 'contrast', 'headings'])
    expect(guide).toContain(feature)
  expect(readText('README.md')).toContain('(docs/guide/accessibility.md)')
})
