import { readFileSync } from 'node:fs'
import { blockTypeCodes } from '@vitrine/model'
import { expect, it } from 'vitest'

it('lists every type of block with its code and its name', () => {
  const guide = readFileSync(new URL('../../../../docs/guide/blocks.md', import.meta.url), 'utf8')
  const listed = [...guide.matchAll(/^\| (\d+) +\| (\S+) +\| \S/gm)].map(
    ([, code, name = '']) => [name, Number(code)] as const,
  )
  expect(listed).toEqual(Object.entries(blockTypeCodes))
})
