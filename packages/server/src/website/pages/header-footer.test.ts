import { newBlock, newContent, newSection, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { EN, createBlockId } from '../../test/pages.ts'

function part(kind: 'header' | 'footer', text: string) {
  const block = newBlock(createBlockId, 2, { text: { [EN]: { body: plainToRich(text) } } })
  return { section: newSection(createBlockId, { kind }), blocks: [block] }
}

it('renders an owner’s header and footer instead of the theme’s, independently', async () => {
  const { db, site, browser, product } = await testSite()
  await product()
  const header = part('header', 'Own header')
  const footer = part('footer', 'Own footer')
  const publish = (parts: Parameters<typeof newContent>[0]) =>
    publishNow(db, site.id, {
      kind: 'header-footer',
      body: { schema: 1, ...newContent(parts) },
    })
  await publish([header, footer])
  const { text } = await browser().visit('/')
  expect(text).toMatch(/<header [^>]*>[^]*Own header[^]*<\/header>[^]*<main/)
  expect(text).toMatch(/<\/main>[^]*<footer [^>]*>[^]*Own footer[^]*<\/footer>/)
  expect(text).not.toContain('class="site-header"')
  expect(text).not.toContain('class="site-footer"')
  expect(text).toContain('sqs-cart-dropzone')
  expect(text).toContain(`.fe-${header.section.id}{`)
})

it('keeps the theme’s footer where only the header is the owner’s', async () => {
  const { db, site, browser } = await testSite()
  await publishNow(db, site.id, {
    kind: 'header-footer',
    body: { schema: 1, ...newContent([part('header', 'Own header')]) },
  })
  const { text } = await browser().visit('/')
  expect(text).toContain('Own header')
  expect(text).toContain('class="site-footer"')
})
