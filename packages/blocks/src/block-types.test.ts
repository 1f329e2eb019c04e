import { type BlockType, blockTypeCodes } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { createBlock } from './fixture/fixture.ts'
import { blockRegistry, renderUnknownBlock } from './index.ts'
import providerBlocks from './blocks/provider/block.ts'

const types = Object.entries(blockTypeCodes) as readonly (readonly [BlockType, number])[]

/** The codes of all legacy types. */
const legacyCodes = [...blockRegistry.values()].flatMap(({ legacyTypes = [] }) =>
  legacyTypes.map(({ type }) => type),
)

/** Returns how a type is implemented. */
function getKind(code: number): string {
  const found = [
    legacyCodes.includes(code) ? 'superseded' : '',
    providerBlocks.some(({ type }) => type === code) ? 'embed' : '',
  ].filter((fate) => fate !== '')
  const isKnown = blockRegistry.has(code)
  if (found.length === 0 && isKnown) return 'native'
  const [fate = 'forgotten'] = found
  return found.length === 1 && isKnown ? fate : `${found.join(' and ')}?`
}

describe('a block type', () => {
  it('is native, embedded or a legacy type', () => {
    const fates = types.map(([name, code]) => [name, getKind(code)] as const)
    expect(fates.filter(([, fate]) => !/^(?:native|embed|superseded)$/.test(fate))).toEqual([])
  })

  it('has a unique code and slug', () => {
    const slugs = [...blockRegistry.values()].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  it('has a placeholder in the editor if it is unknown', () => {
    expect(renderUnknownBlock(createBlock(15))).toContain('Unknown block type 15')
  })
})
