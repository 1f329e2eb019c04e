import { getTranslate, messageLanguages } from '@vitrine/model'
import { type Block, type Content, newContent, newSection } from '@vitrine/page'
import { compile } from '@vitrine/template'
import { compileText } from '@vitrine/template/text'
import { expect, it } from 'vitest'
import { fixturePorts, fixtures } from '../fixtures.ts'
import { blockRegistry, type ContentPorts, createFactRecorder } from '../index.ts'
import { type BlockFacts, MissingFact, recallPorts, renderContentParts } from '../render.ts'

/** The kinds of blocks that the server alone renders: it cleans HTML, and formats dates and numbers. */
const SERVER_KINDS = [
  'archive',
  'calendar',
  'chart',
  'donation',
  'markdown',
  'postsbyauthor',
  'postsbycategory',
  'postsbymonth',
  'postsbytag',
  'rss',
  'tagcloud',
  'tourdates',
]

const blocks = fixtures.map(({ block }, index): Block => ({
  ...block,
  id: `b${index}`,
  place: { desktop: { x: 0, y: 0, w: 6, h: 4, z: 0 } },
}))

function createPage(block: Block): Content {
  return newContent([{ section: newSection(() => 's1'), blocks: [block] }])
}

/** Sends facts as the server sends them. */
function send(facts: BlockFacts): BlockFacts {
  return JSON.parse(JSON.stringify(facts))
}

function renderByServer(block: Block, locale: string) {
  const recorder = createFactRecorder()
  const render: ContentPorts['render'] = (source, data) => compile(source).render(data).output
  const ports = { ...fixturePorts, render, edit: true, locale, translate: getTranslate(locale) }
  const rendered = renderContentParts(createPage(block), recorder.watch(ports))
  return { rendered, facts: send(recorder.getFacts()) }
}

function renderByFacts(block: Block, facts: BlockFacts) {
  const ports = recallPorts(facts)
  if (!ports) throw new Error('The server said nothing about the site')
  const render: ContentPorts['render'] = (source, data) => compileText(source).render(data).output
  return renderContentParts(createPage(block), { ...ports, render })
}

it.each(messageLanguages)('renders the same bytes with facts as the server: %s', (locale) => {
  const refused = new Set<string>()
  for (const block of blocks) {
    const { rendered, facts } = renderByServer(block, locale)
    try {
      expect(renderByFacts(block, facts)).toEqual(rendered)
    } catch (error) {
      if (!(error instanceof MissingFact)) throw error
      refused.add(blockRegistry.get(block.type)?.slug ?? '')
    }
  }
  expect([...refused].toSorted()).toEqual(SERVER_KINDS)
})

it('says so when a block shows what the server was not asked for', () => {
  const image = blocks.find(({ data }) => data['assetId'] !== undefined)
  if (!image) throw new Error('No fixture has an image')
  const { facts } = renderByServer(image, 'fr')
  const other = {
    ...image,
    data: { ...image.data, assetId: '01890000-0000-7000-8000-00000000ffff' },
  }
  expect(() => renderByFacts(other, facts)).toThrow(MissingFact)
  expect(recallPorts({ answers: facts.answers })).toBeUndefined()
})
