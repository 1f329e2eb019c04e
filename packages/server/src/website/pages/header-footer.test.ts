import { newBlock, newContent, newSection, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { mainMenu, publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { EN, createBlockId } from '../../test/pages.ts'

function part(kind: 'header' | 'footer', text: string) {
  const block = newBlock(createBlockId, 2, { text: { [EN]: { body: plainToRich(text) } } })
  return { section: newSection(createBlockId, { kind }), blocks: [block] }
}

const NOTHING = { elements: [] }
const LINKS = ['href="/search"', 'href="/account"', 'class="wordmark"', 'href="/cart"']

it('renders an owner’s header and footer beside the theme’s elements, which are all kept', async () => {
  const { db, site, browser, product } = await testSite()
  await product()
  await publishNow(db, site.id, {
    kind: 'navigation',
    body: mainMenu([{ title: 'Visit us', url: '/visit' }]),
  })
  const before = (await browser().visit('/shop')).text
  for (const link of [...LINKS, '>Visit us</a>', '<p>©']) expect(before).toContain(link)
  // The page is the same for all; a script shows the second text to those who are signed in.
  expect(before).toContain(
    '<a class="user-accounts-text-link" href="/account"><span class="unauth">Sign in</span><span class="auth" hidden>Account</span></a>',
  )
  const header = part('header', 'Own header')
  const footer = part('footer', 'Own footer')
  await publishNow(db, site.id, {
    kind: 'header-footer',
    body: { schema: 1, ...newContent([header, footer]) },
  })
  const { text } = await browser().visit('/shop')
  expect(text).toMatch(/<header [^>]*>[^]*Own header[^]*<\/header>[^]*<main/)
  expect(text).toMatch(/<\/main>[^]*<footer [^>]*>[^]*Own footer[^]*<\/footer>/)
  for (const link of [...LINKS, '>Visit us</a>', '<p>©']) expect(text).toContain(link)
  expect(text).toContain(`.fe-${header.section.id}{`)
})

it('shows the elements that the owner chose', async () => {
  const { db, site, browser, product } = await testSite()
  await product()
  await publishNow(db, site.id, {
    kind: 'header-footer',
    body: {
      schema: 1,
      ...newContent(),
      header: { elements: [{ id: 'logo' }, { id: 'search' }] },
      footer: { elements: [{ id: 'menu' }] },
    },
  })
  const { text } = await browser().visit('/shop')
  const [header = ''] = /<header [^]*<\/header>/.exec(text) ?? []
  expect(header).toContain('class="wordmark"')
  expect(header).toContain('href="/search"')
  expect(header).not.toContain('href="/account"')
  expect(header).not.toContain('href="/cart"')
  expect(text).not.toContain('<p>©')
})

it('renders sections alone if the owner shows no element', async () => {
  const { db, site, browser } = await testSite()
  const content = newContent([part('header', 'Own header'), part('footer', 'Own footer')])
  await publishNow(db, site.id, {
    kind: 'header-footer',
    body: { schema: 1, ...content, header: NOTHING, footer: NOTHING },
  })
  const { text } = await browser().visit('/shop')
  expect(text).toMatch(/<header [^>]*>[^]*Own header[^]*<\/header>[^]*<main/)
  expect(text).toMatch(/<\/main>[^]*<footer [^>]*>[^]*Own footer[^]*<\/footer>/)
  expect(text).not.toContain('class="site-header"')
  expect(text).not.toContain('class="site-footer"')
  expect(text).toContain('sqs-cart-dropzone')
})
