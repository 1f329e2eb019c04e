import { blockTypeCodes } from '@vitrine/model'
import { type Block, htmlToRich, newContent, newSection } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { expect, it } from 'vitest'
import { renderContent } from './content.ts'
import { collectionId, createBlock } from '../fixture/fixture.ts'
import { fixturePorts, fixtures } from '../fixtures.ts'

const createText = (body: string) =>
  createBlock(blockTypeCodes.html, { text: { fr: { body: htmlToRich(body) } } })
const posts = createBlock(blockTypeCodes['summary-v2'], {
  data: { collectionId },
  text: { fr: { heading: 'Lire' } },
})

/** The levels of all headings, in the order they are read. */
function getLevels(...sections: readonly (readonly Block[])[]): string {
  const content = newContent(
    sections.map((blocks, section) => ({
      section: newSection(() => `s${section}`),
      blocks: blocks.map((block, row) => ({
        ...block,
        id: `b${section}${row}`,
        place: { desktop: { x: 0, y: row * 4, w: 12, h: 4, z: 0 } },
      })),
    })),
  )
  const { html } = renderContent(content, {
    ...fixturePorts,
    render: (source, data) => compile(source).render(data).output,
  })
  return [...html.matchAll(/<h([1-6])/g)].map(([, level]) => level).join('')
}

it('renders the heading of a block below those of its section', () => {
  expect(getLevels([posts])).toBe('2')
  expect(getLevels([createText('<h1>Maison</h1>'), posts])).toBe('12')
  expect(getLevels([createText('<h2>Journal</h2>'), posts, posts])).toBe('233')
  expect(getLevels([createText('<h3>Journal</h3><h2>Lire</h2>'), posts])).toBe('323')
  expect(getLevels([posts, posts], [createText('<h2>Plus</h2>'), posts], [posts])).toBe('22232')
})

it('renders no heading below the next level', () => {
  const deep = fixtures.flatMap(({ name, block }) => {
    const levels = getLevels([block])
    const isText = block.type === blockTypeCodes.html || block.type === blockTypeCodes.markdown
    return isText || /^(2[2-3]*)?$/.test(levels) ? [] : [`${name}: ${levels}`]
  })
  expect(deep).toEqual([])
})
