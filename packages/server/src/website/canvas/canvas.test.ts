import { blockTypeCodes, pageTypeCodes } from '@vitrine/model'
import {
  type Content,
  newBlock,
  newContent,
  newPage,
  newSection,
  newSiteSettings,
  plainToRich,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { createDocument } from '../../content/documents/index.ts'
import { testOwner } from '../../test/owner.ts'
import { testSite } from '../../test/site.ts'

const EN = 'en-US'

function createText(id: string, text: string) {
  return newBlock(() => id, 2, { text: { [EN]: { body: plainToRich(text) } } })
}

async function draftSite(content: Content) {
  const shop = await testSite()
  const body = newPage({ locale: EN, title: 'About us', slug: 'about' }, content)
  const { id } = await createDocument(shop.db, shop.site.id, {
    kind: 'page',
    body: JSON.parse(JSON.stringify(body)),
    memberId: null,
  })
  return { ...shop, id }
}

const welcome = () =>
  newContent([{ section: newSection(() => 'hero'), blocks: [createText('words', 'Welcome in')] }])

it('shows a draft with marks, without scripts, cookies or a bar, and only in the studio', async () => {
  const shop = await draftSite(welcome())
  const { browser } = await testOwner(shop)
  const { status, headers, text } = await browser.send('GET', `/config/canvas/${shop.id}`)
  expect(status).toBe(200)
  expect(text).toContain('data-s="hero"')
  expect(text).toContain('data-b="words"')
  expect(text).toContain('Welcome in')
  expect(text).toMatch(/<style data-layout="hero">\.fe-hero\{/)
  expect(text).not.toContain('vitrine-preview-bar')
  const scripts = text.match(/<script[^>]*>/g) ?? []
  expect(scripts.filter((tag) => !tag.includes('nonce='))).toEqual([])
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toBe('private, no-store')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'nonce-[^']+';/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("form-action 'none'")
})

it('stops what moves on its own, so that it can be read and edited', async () => {
  const marquee = newBlock(() => 'news', blockTypeCodes.marquee, {
    data: { items: [{ id: 'one' }] },
    text: { [EN]: { 'one.words': 'Open on Sunday' } },
  })
  const section = { section: newSection(() => 'hero'), blocks: [marquee] }
  const shop = await draftSite(newContent([section]))
  const { browser } = await testOwner(shop)
  const { text } = await browser.send('GET', `/config/canvas/${shop.id}`)
  expect(text).toContain('class="marquee-track"')
  expect(text).toContain('.marquee-track{animation-play-state:paused!important}')
})

it('shows a popup in its box and at its position, without header and footer', async () => {
  const shop = await draftSite(welcome())
  const { browser } = await testOwner(shop)
  const body = newPage(
    { locale: EN, title: 'News', slug: 'news' },
    {
      type: pageTypeCodes['popup-overlay'],
      settings: { enabled: true, popup: { position: 'top-left', everyDays: 7, version: 1 } },
      ...welcome(),
    },
  )
  const memberId = null
  const given = { kind: 'page', body: JSON.parse(JSON.stringify(body)), memberId } as const
  const { id } = await createDocument(shop.db, shop.site.id, given)
  for (const path of [id, `${id}/draft`]) {
    const { text } = await browser.send('GET', `/config/canvas/${path}`)
    expect(text).toMatch(/<main[^>]* class="sqs-popup-overlay/)
    expect(text).toMatch(/<main[^>]* data-position="top-left"/)
    expect(text).toContain('.sqs-popup-overlay{box-sizing:border-box;width:')
    expect(text).toContain('Welcome in')
    expect(text).not.toContain('<header')
  }
  const { text } = await browser.send('GET', `/config/canvas/${shop.id}`)
  expect(text).toContain('<header')
  expect(text).not.toContain('sqs-popup-overlay')
})

it('is for staff who may read drafts, and for drafts that exist', async () => {
  const shop = await draftSite(welcome())
  const path = `/config/canvas/${shop.id}`
  expect((await shop.browser().send('GET', path)).status).toBe(401)
  const { browser: commenter } = await testOwner(shop, 'commenter')
  expect((await commenter.send('GET', path)).status).toBe(403)
  const { browser } = await testOwner(shop)
  expect((await browser.send('GET', '/config/canvas/nothing')).status).toBe(404)
  expect(
    (await browser.send('GET', '/config/canvas/01890000-0000-7000-8000-000000000000')).status,
  ).toBe(404)
  const other = await testSite()
  const { browser: stranger } = await testOwner(other)
  expect((await stranger.send('GET', path)).status).toBe(404)
})

it('begins with the asked breakpoint, and refuses an unknown one', async () => {
  const shop = await draftSite(welcome())
  const { browser } = await testOwner(shop)
  const visit = (query: string) => browser.send('GET', `/config/canvas/${shop.id}${query}`)
  expect((await visit('')).text).toMatch(/<html data-bp="desktop"/)
  expect((await visit('?bp=desktop')).text).toMatch(/<html data-bp="desktop"/)
  expect((await visit(`?locale=${EN}&bp=mobile`)).text).toMatch(/<html data-bp="mobile"/)
  for (const bp of ['tablet', 'Mobile', '']) {
    const { status, text } = await visit(`?bp=${bp}`)
    expect(status).toBe(400)
    expect(text).toContain('Unknown breakpoint. Use bp=desktop or bp=mobile.')
  }
})

it('shows a draft and its versions without the editor, for comparisons', async () => {
  const shop = await draftSite(welcome())
  const { browser, call } = await testOwner(shop, 'admin')
  const path = `/api/studio/documents/${shop.id}`
  const saved = await call('POST', `${path}/versions`, { label: 'First' })
  const value = plainToRich('Changed')
  await call('POST', `${path}/changes`, {
    base: 1,
    clientId: 'client-of-test',
    sets: [
      {
        seq: 1,
        command: 'block.setText',
        label: 'edit',
        ops: [
          { op: 'set', path: ['blocks', 'words', 'text', EN, 'body'], value },
          {
            op: 'set',
            path: ['settings'],
            value: { enabled: true, code: { foot: '<p>Added code</p>' } },
          },
        ],
      },
    ],
  })
  const { id: versionId } = saved.body as { readonly id: string }
  const before = await browser.send('GET', `/config/canvas/${shop.id}/${versionId}`)
  expect(before.text).toContain('Welcome in')
  expect(before.text).not.toContain('<script')
  expect(before.text).not.toContain('Added code')
  const after = await browser.send('GET', `/config/canvas/${shop.id}/draft`)
  expect(after.text).toContain('Changed')
  expect(after.text).toContain('Added code')
  expect((await browser.send('GET', `/config/canvas/${shop.id}/${shop.id}`)).status).toBe(404)
  expect((await browser.send('GET', `/config/canvas/${shop.id}/newest`)).status).toBe(404)
  expect((await shop.browser().send('GET', `/config/canvas/${shop.id}/draft`)).status).toBe(401)
})

it('compares pages as visitors see them, without marks and placeholders', async () => {
  const { button, gallery } = blockTypeCodes
  const section = newSection(() => 'hero')
  const blocks = [createText('words', 'Welcome in'), newBlock(() => 'more', button)]
  const wall = newSection(() => 'wall', { kind: 'gallery' })
  const shop = await draftSite(
    newContent([
      { section, blocks },
      { section: wall, blocks: [newBlock(() => 'pictures', gallery)] },
    ]),
  )
  const { browser, call } = await testOwner(shop)
  const saved = await call('POST', `/api/studio/documents/${shop.id}/versions`, { label: 'First' })
  const { id: versionId } = saved.body as { readonly id: string }
  const canvas = await browser.send('GET', `/config/canvas/${shop.id}`)
  expect(canvas.text).toContain('Add a label')
  expect(canvas.text).toContain('Choose images')
  for (const version of ['draft', versionId]) {
    const { text } = await browser.send('GET', `/config/canvas/${shop.id}/${version}`)
    expect(text).toContain('Welcome in')
    expect(text).toContain('.fe-hero{')
    expect(text).not.toContain('<p class="block-placeholder"')
    expect(text).not.toMatch(/Add a label|Choose images/)
    expect(text).not.toMatch(/ data-[bs]="/)
    expect(text).not.toContain('<style data-layout')
  }
  // Without a session there is no draft, under either URL.
  const anyone = shop.browser()
  const asked = await anyone.send('GET', `/config/canvas/${shop.id}/draft`)
  expect(asked.status).toBe(401)
  expect(asked.text).not.toContain('Welcome in')
  const visited = await anyone.visit('/about')
  expect(visited.status).toBe(404)
  expect(visited.text).not.toContain('Welcome in')
})

it('renders unsaved blocks as the canvas shows them', async () => {
  const shop = await draftSite(welcome())
  const { call } = await testOwner(shop)
  const content = newContent([
    {
      section: newSection(() => 'hero'),
      blocks: [createText('words', 'Come in'), newBlock(() => 'new', 53)],
    },
  ])
  const { status, body } = await call('POST', '/api/studio/canvas/blocks', {
    documentId: shop.id,
    content,
    sections: ['hero'],
    blocks: ['words', 'gone'],
  })
  expect(status).toBe(200)
  const { sections, blocks, css } = body as {
    sections: { id: string; html: string }[]
    blocks: { id: string; html: string }[]
    css: string
  }
  expect(blocks.map(({ id }) => id)).toEqual(['words'])
  expect(blocks[0]?.html).toContain('<p>Come in</p>')
  expect(sections[0]?.html).toContain('data-b="new"')
  expect(css).toContain('.sqs-block-button')
  expect(css).not.toContain('.fe-hero{')
  const saved = await call('GET', `/api/studio/documents/${shop.id}`)
  expect(saved.body).toMatchObject({ rev: 1, body: { blocks: { words: {} } } })
  expect(JSON.stringify(saved.body)).not.toContain('Come in')
})

it('renders the first text in a language in which the page has no title yet', async () => {
  const shop = await draftSite(welcome())
  const { browser, call } = await testOwner(shop)
  const languages = [{ tag: EN }, { tag: 'de' }]
  const { status } = await call('PUT', '/api/multilingual/languages', { languages })
  expect(status).toBe(200)
  const text = { [EN]: { body: plainToRich('Welcome') }, de: { body: plainToRich('Willkommen') } }
  const content = newContent([
    { section: newSection(() => 'hero'), blocks: [newBlock(() => 'words', 2, { text })] },
  ])
  const { body } = await call('POST', '/api/studio/canvas/blocks', {
    documentId: shop.id,
    locale: 'de',
    content,
    sections: [],
    blocks: ['words'],
  })
  const { blocks } = body as { blocks: { html: string }[] }
  expect(blocks[0]?.html).toContain('<p>Willkommen</p>')
  // The page still starts with the texts of the site's own language.
  const page = await browser.send('GET', `/config/canvas/${shop.id}?locale=de`)
  expect(page.text).toContain('Welcome in')
  expect(page.text).toContain('"locale":"de"')
})

it('names every invalid value by its path', async () => {
  const shop = await draftSite(welcome())
  const { call } = await testOwner(shop)
  const invalid = newContent([
    {
      section: newSection(() => 'hero', { height: 'tall' as 'fit' }),
      blocks: [newBlock(() => 'words', 53, { data: { size: 7 } })],
    },
  ])
  const { status, body } = await call('POST', '/api/studio/canvas/blocks', {
    documentId: shop.id,
    content: invalid,
    sections: [],
    blocks: ['words'],
  })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    issues: [
      { path: ['sections', 'hero', 'height'] },
      { path: ['blocks', 'words', 'data', 'size'] },
    ],
  })
})

it('marks the elements of header and footer for the editor alone', async () => {
  const shop = await testSite()
  const { id } = await createDocument(shop.db, shop.site.id, {
    kind: 'header-footer',
    body: { schema: 1, sections: [], blocks: {} },
    memberId: null,
  })
  const { browser } = await testOwner(shop)
  const { text } = await browser.send('GET', `/config/canvas/${id}`)
  for (const mark of ['header:logo', 'header:menu', 'header:search', 'header:account'])
    expect(text, mark).toContain(`data-element="${mark}"`)
  expect(text).toMatch(/<footer[^]* data-element="footer:copyright">/)
  expect((await shop.browser().visit('/')).text).not.toContain('data-element')
})

it('shows the announcement as it is drafted, and before it is saved', async () => {
  const shop = await draftSite(welcome())
  const { call, browser } = await testOwner(shop)
  const words = (text: string) => ({ enabled: true, text: { [EN]: plainToRich(text) }, version: 1 })
  const settings = newSiteSettings(
    { locale: EN, title: 'Test' },
    { announcementBar: words('Saved') },
  )
  await createDocument(shop.db, shop.site.id, {
    kind: 'site-settings',
    body: JSON.parse(JSON.stringify(settings)),
    memberId: null,
  })
  const { text } = await browser.send('GET', `/config/canvas/${shop.id}`)
  expect(text).toMatch(/<aside class="sqs-announcement-bar"[^>]*>.*Saved/s)
  expect((await browser.send('GET', '/')).text).not.toContain('sqs-announcement-bar"')

  const render = async (announcementBar: object) =>
    call('POST', '/api/studio/canvas/blocks', {
      documentId: shop.id,
      content: newContent(),
      sections: [],
      blocks: [],
      around: true,
      announcementBar,
    })
  expect((await render(words('Typed'))).body).toMatchObject({
    around: expect.stringContaining('<p>Typed</p>'),
  })
  const to = { kind: 'url', url: 'javascript:alert(1)' }
  expect(await render({ ...words('Typed'), to })).toMatchObject({
    status: 422,
    body: { issues: [{ path: ['announcementBar', 'to', 'url'] }] },
  })
})

it('shows the code of a page before it is saved, without its scripts', async () => {
  const shop = await draftSite(welcome())
  const { browser, call } = await testOwner(shop)
  const saved = await browser.send('GET', `/config/canvas/${shop.id}`)
  expect(saved.text).toContain('<!--page-code--><!--/page-code-->')
  const render = async (code: object) =>
    call('POST', '/api/studio/canvas/blocks', {
      documentId: shop.id,
      content: newContent(),
      sections: [],
      blocks: [],
      around: true,
      code,
      siteCode: { foot: '<p>On every page</p>' },
    })
  const { body } = await render({
    head: '<style>p { color: red }</style><script>alert(1)</script>',
    foot: '<p>Typed</p>',
  })
  const { around } = body as { readonly around: string }
  expect(around).toContain('<!--page-code--><style>p { color: red }</style><!--/page-code-->')
  expect(around).toContain('<p>Typed</p>')
  expect(around).toContain('<p>On every page</p>')
  expect(around).not.toContain('alert(1)')
  expect((await render({ head: 'a'.repeat(20_001) })).status).toBe(400)
})
