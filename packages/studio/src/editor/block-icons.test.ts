import { blockCatalog } from '@vitrine/blocks/fields'
import { blockTypeCodes } from '@vitrine/model'
import { Square } from 'lucide-react'
import { expect, it } from 'vitest'
import { blockIcons, getBlockIcon } from './block-icons.ts'

/** The types that are versions of one another. */
const versions = [
  ['summary', 'summary-v2'],
  ['social-links', 'social-account-links', 'social-account-links-v2'],
  ['opentable', 'opentable-v2'],
]

it('has an icon of its own for each type of block', () => {
  for (const type of [...Object.values(blockTypeCodes), ...blockCatalog.keys()])
    expect(getBlockIcon(type), String(type)).not.toBe(Square)
})

it('uses one icon for the versions of a type alone', () => {
  const types = Object.entries(blockIcons)
  const groups = new Set(
    types.map(([, Icon]) => types.flatMap(([name, each]) => (each === Icon ? [name] : [])).join()),
  )
  const shared = [...groups].filter((names) => names.includes(','))
  expect(shared.toSorted()).toEqual(versions.map((names) => names.join()).toSorted())
})
