import { type BlockType, blockTypeCodes } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { fixtureBlock } from './fixture.ts'
import { blockRegistry, placeholderBlock } from './index.ts'
import { providerBlocks } from './provider/block.ts'
import { superseded } from './superseded/blocks.ts'

const types = Object.entries(blockTypeCodes) as readonly (readonly [BlockType, number])[]

/** Of each type that there is, by what becomes of it. */
function fateOf(code: number): string {
  const found = [
    superseded.some(({ type }) => type === code) ? 'superseded' : '',
    providerBlocks.some(({ type }) => type === code) ? 'embed' : '',
  ].filter((fate) => fate !== '')
  const isKnown = blockRegistry.has(code)
  if (found.length === 0 && isKnown) return 'native'
  const [fate = 'forgotten'] = found
  return found.length === 1 && isKnown ? fate : `${found.join(' and ')}?`
}

describe('each of the block types', () => {
  it('is native, embedded or superseded', () => {
    expect(types).toHaveLength(64)
    const fates = types.map(([name, code]) => [name, fateOf(code)] as const)
    expect(fates.filter(([, fate]) => !/^(?:native|embed|superseded)$/.test(fate))).toEqual([])
  })

  it('is the only one of its code, its slug and its name', () => {
    const kinds = [...blockRegistry.values()]
    for (const key of ['slug', 'name'] as const)
      expect(new Set(kinds.map((kind) => kind[key])).size, key).toBe(kinds.length)
  })

  it('is told of in the editor where it is none of them', () => {
    expect(placeholderBlock(fixtureBlock(15))).toContain('A block of type 15, which is not known')
  })
})
