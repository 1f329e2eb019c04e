import { type BlockType, blockTypeCodes } from '@vitrine/model'
import { compile } from '@vitrine/template'
import { describe, expect, it } from 'vitest'
import { fixtureBlock } from './fixture.ts'
import { fixturePorts } from './fixtures.ts'
import { blockRegistry, contentHtml, notShown, placeholderBlock } from './index.ts'
import { newContent, newSection } from '@vitrine/page'
import { providerBlocks } from './provider/block.ts'
import { superseded } from './superseded/blocks.ts'

const types = Object.entries(blockTypeCodes) as readonly (readonly [BlockType, number])[]

/** Of each type that there is, by what becomes of it. */
function fateOf(code: number): string {
  const found = [
    notShown.has(code) ? 'named' : '',
    superseded.some(({ type }) => type === code) ? 'superseded' : '',
    providerBlocks.some(({ type }) => type === code) ? 'embed' : '',
  ].filter((fate) => fate !== '')
  const isKnown = blockRegistry.has(code)
  if (found.length === 0 && isKnown) return 'native'
  const [fate = 'forgotten'] = found
  return found.length === 1 && isKnown === (fate !== 'named') ? fate : `${found.join(' and ')}?`
}

describe('each of the block types', () => {
  it('is native, embedded, superseded, or named for what it is', () => {
    expect(types).toHaveLength(64)
    const fates = types.map(([name, code]) => [name, fateOf(code)] as const)
    expect(fates.filter(([, fate]) => !/^(?:native|embed|superseded|named)$/.test(fate))).toEqual(
      [],
    )
    expect(fates.filter(([, fate]) => fate === 'named').map(([name]) => name)).toEqual([
      'donation',
    ])
  })

  it('is the only one of its code, its slug and its name', () => {
    const kinds = [...blockRegistry.values()]
    for (const key of ['slug', 'name'] as const)
      expect(new Set(kinds.map((kind) => kind[key])).size, key).toBe(kinds.length)
  })

  it('that cannot be shown says what it is in the editor, and nothing to visitors', () => {
    const blocks = [...notShown.keys()].map((type) => fixtureBlock(type, { id: `b${type}` }))
    const content = newContent([{ section: newSection(() => 's1'), blocks }])
    const ports = {
      ...fixturePorts,
      render: (source: string, data: object) => compile(source).render(data).output,
    }
    expect(contentHtml(content, ports).html).not.toContain('sqs-block')
    const { html } = contentHtml(content, { ...ports, edit: true })
    for (const [type, name] of notShown) {
      expect(html).toContain(`data-block-type="${type}"`)
      expect(html).toContain(`${name} cannot be shown yet. The block is kept as it is.`)
    }
    expect(placeholderBlock(fixtureBlock(15))).toContain('A block of type 15, which is not known')
  })
})
