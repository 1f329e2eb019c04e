import {
  type BlockFacts,
  recallPorts,
  renderContentParts,
  MissingFact,
} from '@vitrine/blocks/render'
import { blockRegistry, type ContentPorts } from '@vitrine/blocks'
import { fixtures } from '@vitrine/blocks/fixtures'
import { messageLanguages } from '@vitrine/model'
import { type Block, type Content, newContent, newPage, newSection } from '@vitrine/page'
import { compileText } from '@vitrine/template/text'
import { expect, it } from 'vitest'
import { createDocument } from '../../content/documents/index.ts'
import { newId } from '../../platform/db/id.ts'
import { insertAsset } from '../../platform/files/store.ts'
import { updateTheme } from '../../identity/sites/index.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'

/** The number of blocks in a section. */
const PER_SECTION = 30

/** Creates a page with every block that fixtures show, with texts in its own language and in another one. */
function createContent(locale: string): Content {
  const blocks = fixtures.map(({ block }, index): Block => ({
    ...block,
    id: `b${index}`,
    ...(block.text && { text: { ...block.text, [locale]: block.text['fr'] ?? {} } }),
    place: { desktop: { x: 0, y: (index % PER_SECTION) * 4, w: 6, h: 4, z: 0 } },
  }))
  const count = Math.ceil(blocks.length / PER_SECTION)
  return newContent(
    Array.from({ length: count }, (_, index) => ({
      section: newSection(() => `s${index}`),
      blocks: blocks.slice(index * PER_SECTION, (index + 1) * PER_SECTION),
    })),
  )
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Returns the content with images of the site in place of those that the fixtures name. */
async function addImages(
  { db, site }: Awaited<ReturnType<typeof testSite>>,
  content: Content,
): Promise<Content> {
  let json = JSON.stringify(content)
  for (const given of new Set(json.match(UUID))) {
    const id = newId()
    await insertAsset(db, site.id, {
      id,
      fileKey: `f${id.replaceAll('-', '')}`,
      filename: 'picture.webp',
      contentType: 'image/webp',
      byteSize: 10,
      width: 1_600,
      height: 900,
    })
    json = json.replaceAll(given, id)
  }
  return JSON.parse(json)
}

function readFacts(page: string): BlockFacts {
  const [, json = ''] =
    /<script type="application\/json" data-facts[^>]*>(.*?)<\/script>/.exec(page) ?? []
  return JSON.parse(json)
}

const render: ContentPorts['render'] = (source, data) => compileText(source).render(data).output

/** Renders a block as the editor does; undefined if it asks the server. */
function renderLocally(content: Content, id: string, facts: BlockFacts) {
  const ports = recallPorts(facts)
  if (!ports) throw new Error('The page has no facts')
  try {
    const selected = { sections: [], blocks: [id] }
    const { sections, css } = renderContentParts(content, { ...ports, render }, selected)
    return { html: sections[0]?.cells.get(id), css }
  } catch (error) {
    if (error instanceof MissingFact) return undefined
    throw error
  }
}

const cases = ['kiln', 'signal'].flatMap((theme) =>
  messageLanguages.map((language) => [theme, language] as const),
)

it.each(cases)('the editor renders the bytes of the server: %s, %s', async (theme, locale) => {
  const shop = await testSite({ language: locale })
  await updateTheme(shop.db, shop.site.id, theme)
  const content = await addImages(shop, createContent(locale))
  const body = newPage({ locale, title: 'Blocks', slug: 'blocks' }, content)
  const { id: documentId } = await createDocument(shop.db, shop.site.id, {
    kind: 'page',
    body: JSON.parse(JSON.stringify(body)),
    memberId: null,
  })
  const { browser, call } = await testOwner(shop)
  const facts = readFacts((await browser.send('GET', `/config/canvas/${documentId}`)).text)
  const ids = Object.keys(content.blocks)
  const { status, body: answer } = await call('POST', '/api/studio/canvas/blocks', {
    documentId,
    locale,
    content,
    sections: [],
    blocks: ids,
  })
  expect(status).toBe(200)
  const server = answer as {
    readonly blocks: readonly { readonly id: string; readonly html: string }[]
    readonly css: string
  }
  expect(server.blocks).toHaveLength(ids.length)
  const local = new Set<number>()
  for (const { id, html } of server.blocks) {
    const rendered = renderLocally(content, id, facts)
    if (!rendered) continue
    local.add(content.blocks[id]?.type ?? 0)
    expect(rendered.html).toBe(html)
    expect(rendered.css).toBe(server.css)
  }
  expect(local.size).toBeGreaterThan(0.8 * blockRegistry.size)
})
