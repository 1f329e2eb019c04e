import type { DocumentWithDraft } from '../packages/contract/src/index.ts'
import { blockRegistry } from '../packages/blocks/src/index.ts'
import { fixtures } from '../packages/blocks/src/fixtures.ts'
import { type Block, type Content, newContent, newSection } from '../packages/page/src/index.ts'
import type { createLocalRenderer } from '../packages/studio/src/editor/frame/local-rendering.ts'
import { waitForCanvas } from './editor-page.ts'
import { expect, test } from './shop.ts'
import { StudioApi } from './studio-api.ts'

interface ServerAnswer {
  readonly blocks: readonly { readonly id: string; readonly html: string }[]
  readonly css: string
  readonly facts: string
}
interface Found {
  readonly documents: readonly Pick<DocumentWithDraft, 'id'>[]
  readonly files: readonly { readonly id: string }[]
}

/** The number of blocks in a section. */
const PER_SECTION = 30
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Returns contents of one section each, which together have every block that fixtures show. */
function createContents(locale: string, imageId: string): readonly Content[] {
  const count = Math.ceil(fixtures.length / PER_SECTION)
  return Array.from({ length: count }, (_, at) => {
    const blocks = fixtures
      .slice(at * PER_SECTION, (at + 1) * PER_SECTION)
      .map(({ block }, index): Block => ({
        ...block,
        id: `b${at}-${index}`,
        ...(block.text && {
          text: { ...block.text, [locale]: block.text[locale.slice(0, 2)] ?? {} },
        }),
        place: { desktop: { x: 0, y: index * 4, w: 6, h: 4, z: 0 } },
      }))
    const content = newContent([{ section: newSection(() => `s${at}`), blocks }])
    const json = JSON.stringify(content).replaceAll(UUID, imageId)
    return JSON.parse(json) as Content
  })
}

test('the renderer of the editor writes the bytes of the server in a browser, for every block', async ({
  owner,
}) => {
  const locale = 'en-GB'
  const api = new StudioApi(owner)
  const { documents } = await api.get<Found>('/api/studio/documents?kind=page&text=about')
  const { files } = await api.get<Found>('/api/studio/files?kind=image')
  const documentId = documents[0]?.id ?? ''
  const script = owner.waitForResponse(/\/local-rendering-[^/]*\.js$/)
  await owner.goto(`/config/pages/${documentId}`)
  await waitForCanvas(owner)
  const url = (await script).url()

  const canvas = await owner.request.get(`/config/canvas/${documentId}?locale=${locale}`)
  const [, pageFacts = ''] = /data-facts[^>]*>(.*?)<\/script>/.exec(await canvas.text()) ?? []
  const local = new Set<number>()
  for (const content of createContents(locale, files[0]?.id ?? '')) {
    const ids = Object.keys(content.blocks)
    const asked = { documentId, locale, content, sections: [], blocks: ids }
    const server = await api.post<ServerAnswer>('/api/studio/canvas/blocks', asked)
    const rendered = await owner.evaluate(
      async ({ url, facts, json, ids }) => {
        const content = JSON.parse(json) as Content
        const module: { createLocalRenderer: typeof createLocalRenderer } = await import(url)
        const renderer = module.createLocalRenderer(facts[0] ?? '')
        for (const later of facts.slice(1)) renderer.learn(later)
        return ids.map((id) => {
          const { parts } = renderer.render(content, { sections: [], blocks: [id] })
          return { html: parts.blocks[0]?.html, css: parts.css }
        })
      },
      { url, facts: [pageFacts, server.facts], json: JSON.stringify(content), ids },
    )
    for (const [index, { html, css }] of rendered.entries()) {
      const id = ids[index] ?? ''
      if (html === undefined) continue
      local.add(content.blocks[id]?.type ?? 0)
      expect(html, id).toBe(server.blocks.find((one) => one.id === id)?.html)
      expect(css).toBe(`\n${server.css}`)
    }
  }
  expect(local.size).toBeGreaterThan(0.7 * blockRegistry.size)
})
