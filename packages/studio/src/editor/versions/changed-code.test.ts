import { expect, it } from 'vitest'
import { listCodeChanges } from './changed-code.ts'

it('lists the parts of the code of a page that differ, also those that only one version has', () => {
  const withCode = (code: object) => ({ settings: { code } })
  const before = withCode({ head: '<style></style>', foot: '<p>Same</p>' })
  const after = withCode({ foot: '<p>Same</p>' })
  expect(listCodeChanges(before, after)).toEqual([{ part: 'head', texts: ['<style></style>', ''] }])
  expect(listCodeChanges(after, after)).toEqual([])
  expect(listCodeChanges({}, withCode({ foot: 'Bye' }))).toEqual([
    { part: 'foot', texts: ['', 'Bye'] },
  ])
})
