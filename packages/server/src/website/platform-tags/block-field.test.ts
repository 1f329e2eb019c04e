import { newBlock, newContent, newSection, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { renderHomePage, createThemedSite } from '../../test/render.ts'

const EN = 'en-US'
let serial = 0
const nextId = () => `area-${++serial}`

it.each([
  [
    'id="footer"',
    '<div class="sqs-layout sqs-grid-12 columns-12 empty" data-type="block-field" id="footer"></div>',
  ],
  [
    'id=side columns=1 label="Beside &amp; &quot;below&quot;" class="wide tall" description="For notes" lock-layout',
    '<div class="sqs-layout sqs-grid-1 columns-1 wide tall empty" data-type="block-field" id="side" data-layout-label="Beside &amp; &quot;below&quot;"></div>',
  ],
])('renders an empty area: %s', async (attributes, markup) => {
  const { html, issues } = await renderHomePage(`<squarespace:block-field ${attributes} />`)
  expect([html, issues]).toEqual([markup, []])
})

it('renders the owner’s blocks, with the time of the last change', async () => {
  const field = '<squarespace:block-field id="a" /><squarespace:block-field id="b" />'
  const { draw, db, site } = await createThemedSite({
    'pages/home.page': field,
    'site.region':
      '{squarespace-headers}{squarespace.main-content}<squarespace:block-field id="low"/>',
  })
  const area = (anchor: string, text: string) => {
    const block = newBlock(nextId, 2, { text: { [EN]: { body: plainToRich(text) } } })
    return { section: newSection(nextId, { kind: 'area', anchor }), blocks: [block] }
  }
  const parts = [area('a', '{x}<squarespace:query>'), area('low', 'Below')]
  const body = { schema: 1 as const, ...newContent(parts) }
  await publishNow(db, site.id, { kind: 'header-footer', body })
  await waitForChanges()
  const { html } = await draw()
  const [, filled = '', empty = '', low = ''] = html.split('<div class="sqs-layout')
  expect(filled).toMatch(
    /^ sqs-grid-12 columns-12" data-type="block-field" data-updated-on="\d{13}" id="a">/,
  )
  expect(filled).toContain('{x}&lt;squarespace:query&gt;')
  expect(empty).toBe(' sqs-grid-12 columns-12 empty" data-type="block-field" id="b"></div>')
  expect(low).toContain('Below')
  for (const { section } of parts) expect(html).toContain(`.fe-${section.id}{`)
})

it('reports issues of a block field', async () => {
  const { html, issues } = await renderHomePage(
    '<squarespace:block-field columns="12" /><squarespace:block-field id="a" columns="6" />',
  )
  expect(html).toMatch(/^<div class="sqs-layout sqs-grid-12 columns-12 empty"/)
  expect(issues).toEqual([
    'plain/pages/home.page:1:1: A block field needs an id',
    'plain/pages/home.page:1:41: A block field has 1 or 12 columns',
  ])
})
