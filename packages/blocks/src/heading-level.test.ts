import { blockTypeCodes } from '@vitrine/model'
import { type Block, htmlToRich, newContent, newSection } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { expect, it } from 'vitest'
import { contentHtml } from './content-html.ts'
import { collectionId, fixtureBlock } from './fixture.ts'
import { fixturePorts, fixtures } from './fixtures.ts'

const said = (body: string) =>
  fixtureBlock(blockTypeCodes.html, { text: { fr: { body: htmlToRich(body) } } })
const posts = fixtureBlock(blockTypeCodes['summary-v2'], {
  data: { collectionId },
  text: { fr: { heading: 'Lire' } },
})

/** The levels of all headings, in the order they are read. */
function levelsOf(...sections: readonly (readonly Block[])[]): string {
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
  const { html } = contentHtml(content, {
    ...fixturePorts,
    render: (source, data) => compile(source).render(data).output,
  })
  return [...html.matchAll(/<h([1-6])/g)].map(([, level]) => level).join('')
}

it('puts the heading of a block below those that its section has', () => {
  expect(levelsOf([posts])).toBe('2')
  expect(levelsOf([said('<h1>Maison</h1>'), posts])).toBe('12')
  expect(levelsOf([said('<h2>Journal</h2>'), posts, posts])).toBe('233')
  expect(levelsOf([said('<h3>Journal</h3><h2>Lire</h2>'), posts])).toBe('323')
  expect(levelsOf([posts, posts], [said('<h2>Plus</h2>'), posts], [posts])).toBe('22232')
})

it('has no block that goes further down than its place', () => {
  const deep = fixtures.flatMap(({ name, block }) => {
    const levels = levelsOf([block])
    const isText = block.type === blockTypeCodes.html || block.type === blockTypeCodes.markdown
    return isText || /^(2[2-3]*)?$/.test(levels) ? [] : [`${name}: ${levels}`]
  })
  expect(deep).toEqual([])
})
