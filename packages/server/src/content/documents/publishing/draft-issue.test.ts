import { readFileSync } from 'node:fs'
import { accessibilityTexts, contentTexts } from '@vitrine/model'
import { expect, it } from 'vitest'
import { draftIssueCodes } from './draft-issue.ts'

it('has each code in the guide', () => {
  const guide = readFileSync(
    new URL('../../../../../../docs/guide/pages.md', import.meta.url),
    'utf8',
  )
  const codes = [
    ...Object.keys(accessibilityTexts),
    ...Object.keys(contentTexts),
    ...draftIssueCodes,
  ]
  expect(codes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([])
})
