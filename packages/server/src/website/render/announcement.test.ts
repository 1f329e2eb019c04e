import { readFileSync } from 'node:fs'
import {
  type AnnouncementBar,
  type Link,
  newSiteSettings,
  plainToRich,
  type RichText,
} from '@vitrine/page'
import { expect, it } from 'vitest'
import { THEMES } from '../../platform/config/paths.ts'
import { publishNow } from '../../test/publish.ts'
import { createThemedSite } from '../../test/render.ts'

const EN = 'en-US'
const PARTIAL = readFileSync(new URL('system/blocks/announcement.block', THEMES), 'utf8')
const BAR = /<aside class="sqs-announcement-bar"[^>]*>.*?<\/aside>/g

const WORDS = plainToRich('Closed on Sunday & Monday')
const PLACE = '<div class="sqs-announcement-bar-dropzone"></div>'

async function announced(
  region: string,
  given: Partial<AnnouncementBar> & { readonly words?: RichText } = {},
) {
  const { words = WORDS, ...bar } = given
  const { db, site, draw } = await createThemedSite({
    'site.region': region,
    'blocks/announcement.block': PARTIAL,
    'pages/home.page': '<main>home</main>',
  })
  await publishNow(db, site.id, {
    kind: 'site-settings',
    body: {
      ...newSiteSettings({ locale: EN, title: 'Test' }),
      announcementBar: { enabled: true, text: { [EN]: words }, version: 1, ...bar },
    },
  })
  return draw()
}

it.each([
  '<div class="sqs-announcement-bar-dropzone"></div>',
  '<div id="bar" class="top sqs-announcement-bar-dropzone wide" data-x>\n</div>',
])('is rendered into the dropzone of a template: %s', async (place) => {
  const { html, issues } = await announced(`${place}{squarespace.main-content}`, {
    to: { kind: 'url', url: '/shop' },
  })
  expect(html.match(BAR)).toHaveLength(1)
  expect(html).toMatch(/^<div [^>]*><aside .*<\/aside>\s*<\/div><main>home<\/main>$/s)
  expect(html).toContain('<a href="/shop">Closed on Sunday &amp; Monday</a>')
  expect(issues).toEqual([])
})

it.each([
  [
    'the template draws it itself',
    '<div class="sqs-announcement-bar-dropzone">{@|apply announcement.block}</div>',
    1,
  ],
  ['there is no place for it', '<div class="sqs-announcement-bar-dropzones"></div>', 0],
])('is rendered once, and nowhere else, if %s', async (_where, region, times) => {
  const { html } = await announced(region)
  expect(html.match(BAR) ?? []).toHaveLength(times)
})

it('leaves its dropzone empty while it is disabled', async () => {
  expect((await announced(PLACE, { enabled: false })).html).toBe(PLACE)
})

it('keeps links in its text if it has no link of its own, and escapes the text', async () => {
  const link: Link = { kind: 'url', url: '/shop' }
  const words: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'See <b>' },
          { type: 'text', text: 'the shop', marks: [{ type: 'link', attrs: { to: link } }] },
        ],
      },
    ],
  }
  const { html } = await announced(PLACE, { words })
  expect(html).toContain(
    '<div class="sqs-announcement-bar-text"><p>See &lt;b&gt;<a href="/shop">the shop</a></p></div>',
  )
})

it.each([
  ['no text', {}],
  ['a blank text', { [EN]: plainToRich(' ') }],
])('is not shown with %s', async (_name, text) => {
  const own = '<div class="bar">{.if websiteSettings.announcementBarSettings.text}BAR{.end}</div>'
  expect((await announced(PLACE + own, { text })).html).toBe(`${PLACE}<div class="bar"></div>`)
})

it('has the color theme of the owner, and a link that opens a new window', async () => {
  const to: Link = { kind: 'url', url: 'https://example.com/', newWindow: true }
  const { html } = await announced(PLACE, { theme: 'dark', to })
  expect(html).toContain(
    '<aside class="sqs-announcement-bar" data-section-theme="dark" aria-label=',
  )
  expect(html).toContain('<a href="https://example.com/" target="_blank" rel="noopener">Closed')
})
