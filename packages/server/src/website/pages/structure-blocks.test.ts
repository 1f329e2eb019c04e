import { blockTypeCodes, folderBehaviorCodes } from '@vitrine/model'
import {
  type Block,
  newBlock,
  newContent,
  newFolder,
  newNavigation,
  newPage,
  newSection,
  type Page,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { insertAsset } from '../../platform/files/store.ts'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testArea } from '../../test/readers.ts'
import { EN, createJournal, LOCKED, createBlockId } from '../../test/pages.ts'

type Shop = Awaited<ReturnType<typeof createJournal>>

/** A page with these blocks, as visitors get it. */
async function shown(
  shop: Shop,
  slug: string,
  ...blocks: readonly (readonly [type: number, data: Block['data']])[]
): Promise<string> {
  const made = blocks.map(([type, data]) => newBlock(createBlockId, type, { data }))
  const content = newContent([{ section: newSection(createBlockId), blocks: made }])
  await shop.page(newPage({ locale: EN, title: 'Blocks', slug }, content))
  return (await shop.browser().visit(`/${slug}`)).text
}

const { navigation, folder, index, logo, 'member-area': memberArea, markdown } = blockTypeCodes

/** A menu of the journal, a folder of two pages and an address elsewhere. */
async function arranged() {
  const shop = await createJournal()
  const page = (slug: string, given: Partial<Page> = {}, description = '') =>
    shop.page({
      ...newPage({ locale: EN, title: `Page ${slug}`, slug }, given),
      meta: { [EN]: { title: `Page ${slug}`, slug, description } },
    })
  const imageId = newId()
  await insertAsset(shop.db, shop.site.id, {
    id: imageId,
    fileKey: `f${newId().replaceAll('-', '')}`,
    filename: 'about.webp',
    contentType: 'image/webp',
    byteSize: 10,
    width: 10,
    height: 10,
  })
  const settings = { enabled: true, mainImageId: imageId }
  const about = await page('about', { settings }, 'Who we are')
  const secret = await page('secret', { access: LOCKED, settings }, 'SECRET words')
  const company = await page('company', {
    collection: {
      ...newFolder([about, secret]),
      folder: { behavior: folderBehaviorCodes.none, isIndex: false, pageIds: [about, secret] },
    },
  })
  await publishNow(shop.db, shop.site.id, {
    kind: 'navigation',
    body: {
      ...newNavigation(),
      menus: [
        {
          id: 'mainNav',
          items: [
            { kind: 'page', id: 'a', pageId: shop.journalId },
            { kind: 'page', id: 'b', pageId: company },
            {
              kind: 'link',
              id: 'c',
              title: { [EN]: 'Friends' },
              to: { kind: 'url', url: 'https://example.com/', newWindow: true },
            },
          ],
        },
      ],
    },
  })
  return { ...shop, company }
}

it('is a menu of the site, which marks the current page', async () => {
  const shop = await arranged()
  const text = await shown(shop, 'company-map', [navigation, { folders: 'open' }])
  const [, menu = ''] = /<nav class="navigation-block-nav[^>]*>([^]*?)<\/nav>/.exec(text) ?? []
  expect(menu).toContain('<a class="navigation-link" href="/journal">Journal</a>')
  expect(menu).toContain('<span class="navigation-name">Page company</span>')
  expect(menu).toContain('<a class="navigation-link" href="/about">Page about</a>')
  expect(menu).toContain('href="https://example.com/" target="_blank" rel="noopener">Friends')
  expect(menu).not.toContain('aria-current')

  const footer = {
    section: newSection(createBlockId, { kind: 'footer' }),
    blocks: [newBlock(createBlockId, navigation, {})],
  }
  const body = { schema: 1 as const, ...newContent([footer]) }
  await publishNow(shop.db, shop.site.id, { kind: 'header-footer', body })
  const list = await shop.browser().visit('/journal')
  expect(list.text).toContain(
    '<a class="navigation-link" href="/journal" aria-current="page">Journal</a>',
  )
  const item = await shop.browser().visit('/journal/open')
  expect(item.text).toContain(
    '<a class="navigation-link" href="/journal" aria-current="true">Journal</a>',
  )
})

it('is a folder or an index with its pages; of restricted pages only the titles', async () => {
  const shop = await arranged()
  const data = { collectionId: shop.company }
  const text = await shown(shop, 'inside', [folder, data], [index, data])
  expect(text).toContain('<h2 class="folder-block-title block-heading">Page company</h2>')
  expect(text.match(/<a class="navigation-link" href="\/(about|secret)">/g)).toHaveLength(2)
  const cards = text.split('<li class="index-block-item">').slice(1)
  expect(cards).toHaveLength(2)
  expect(cards[0]).toMatch(/href="\/about"><img class="index-block-image"/)
  expect(cards[0]).toContain('<p class="index-block-description">Who we are</p>')
  expect(cards[1]).toContain('>Page secret</span></a></li>')
  expect(text).not.toContain('SECRET')
})

it('is the site’s name with a link to the home page, and rendered Markdown', async () => {
  const shop = await createJournal()
  const text = await shown(shop, 'named', [logo, {}])
  expect(text).toMatch(/<a class="site-logo-link" href="\/" rel="home"><span[^>]*>[^<]+</)
  const source = '# One\n\n<b onclick="x()">raw</b> [x](javascript:alert(1)) ![y](/y.png)'
  const block = newBlock(createBlockId, markdown, { text: { [EN]: { source } } })
  const content = newContent([{ section: newSection(createBlockId), blocks: [block] }])
  await shop.page(newPage({ locale: EN, title: 'Typed', slug: 'typed' }, content))
  const typed = (await shop.browser().visit('/typed')).text
  expect(typed).toContain(
    '<h1>One</h1>\n<p>&lt;b onclick="x()"&gt;raw&lt;/b&gt; x <img src="/y.png"',
  )
  expect(typed).not.toContain('javascript:')
})

it('links to a member area while it exists', async () => {
  const shop = await createJournal()
  const text = await shown(shop, 'join', [memberArea, { memberAreaId: shop.area }])
  const to = `/account/areas/${shop.area}`
  expect(text).toContain('<h2 class="member-area-title block-heading">Workshop</h2>')
  expect(text).toContain(`href="/account/login?next=${encodeURIComponent(to)}"`)
  expect(text).toContain(`href="${to}">Go to member pages</a>`)
  expect((await shop.browser().visit(to)).headers['location']).toMatch(/^\/account\/login\?next=/)

  const other = await testArea(shop, 'Guild')
  const before = await shown(shop, 'guild', [memberArea, { memberAreaId: other }])
  expect(before).toContain('Guild')
  expect(
    (await shop.owner.call('DELETE', `/api/studio/member-areas/${other}`)).status,
  ).toBeLessThan(300)
  await waitForChanges()
  const gone = await shop.browser().visit('/guild')
  expect(gone.status).toBe(200)
  expect(gone.text).not.toContain('Guild')
  const never = await shown(shop, 'never', [memberArea, { memberAreaId: 'a'.repeat(24) }])
  expect(never).not.toContain('class="member-area-title')
})
