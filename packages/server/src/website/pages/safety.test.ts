import { createHash } from 'node:crypto'
import { newSiteSettings, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { composeServer } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'

/** Scripts that run, by the text between their tags. */
function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>([\s\S]*?)<\/script>/g)
  return [...found].map(([, text = '']) => text)
}

const HOSTILE = '</script><script>alert("x")</script><!--'

it('allows its inline script by hash, and has no other', async () => {
  const shop = await testSite()
  await shop.product({ urlId: 'mug' })
  const { text, headers } = await shop.browser().visit('/shop/p/mug')
  const [script = '', ...others] = inlineScripts(text)
  expect(others).toEqual([])
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})

it('prevents a title from ending a script, a tag or an attribute', async () => {
  const shop = await testSite({ title: `Shop ${HOSTILE}` })
  // Documents refuse a script's tag by themselves; everything else is text.
  const hostile = '"></title></a><img src=x onerror=alert(1)>'
  const texts = { 'en-US': hostile }
  await publishNow(shop.db, shop.site.id, {
    kind: 'site-settings',
    body: {
      ...newSiteSettings({ locale: 'en-US', title: `Shop ${hostile}` }),
      tagLine: texts,
      description: texts,
      announcementBar: { enabled: true, text: { 'en-US': plainToRich(hostile) }, version: 1 },
    },
  })
  const title = `Mug ${HOSTILE} " onload="alert(1)`
  await shop.product({ title, urlId: 'mug', tags: [HOSTILE], categories: [[HOSTILE]] })
  for (const path of ['/shop/p/mug', '/shop']) {
    const { text } = await shop.browser().visit(path)
    expect(inlineScripts(text)).toHaveLength(1)
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img src=x')
    expect(text).not.toMatch(/<[^<>]*" onload=/)
  }
})

it('passes the unescaped title to the page’s scripts', async () => {
  const shop = await testSite()
  await shop.product({ title: `Mug ${HOSTILE}`, urlId: 'mug' })
  const { text } = await shop.browser().visit('/shop/p/mug')
  const [script = ''] = inlineScripts(text)
  const json = script.replace(/^.*?SQUARESPACE_CONTEXT = /, '').replace(/;$/, '')
  expect(JSON.parse(json)).toMatchObject({ item: { title: `Mug ${HOSTILE}` } })
})

it.each([
  ['a script', '<p>Good</p><script>alert(1)</script>', 'alert'],
  ['a handler', '<p>Good <img src="/x.png" onerror="alert(1)"></p>', 'onerror'],
  ['a link that runs', '<p>Good <a href="java&#115;cript:alert(1)">x</a></p>', 'alert(1)'],
  ['a frame', '<p>Good</p><iframe src="https://x.example"></iframe>', '<iframe'],
  ['a drawing that runs', '<p>Good</p><svg><a onclick="alert(1)">x</a></svg>', 'alert'],
  ['raw text', '<p>Good</p><xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>', 'onerror'],
  ['a style', '<p style="position:fixed;inset:0">Good</p>', 'inset'],
  ['a form', '<p>Good</p><form action="https://x.example"><input name="q"></form>', 'x.example'],
  [
    'a tag of the platform',
    '<p>Good</p><squarespace:query collection="shop">',
    'squarespace:query',
  ],
])('removes %s from a product’s text', async (_what, body, rest) => {
  const shop = await testSite()
  await shop.product({ urlId: 'mug', body, excerpt: body })
  const { text } = await shop.browser().visit('/shop/p/mug')
  expect(text).toContain('Good')
  expect(text).not.toContain(rest)
})

it('does not run a product’s text as a template', async () => {
  const shop = await testSite({ title: 'Marlpit' })
  await shop.product({
    urlId: 'mug',
    body: '<p>It says {website.siteTitle} and {.eval 6 * 7}.</p>',
  })
  const { text } = await shop.browser().visit('/shop/p/mug')
  expect(text).toContain('It says {website.siteTitle} and {.eval 6 * 7}.')
})

it('escapes the input of visitors on private pages', async () => {
  const shop = await testSite()
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const { http } = await composeServer(ports)
  const { app } = http
  const cart = { rows: [], alert: HOSTILE, notices: [HOSTILE], state: { note: HOSTILE } }
  app.get('/drawn', { config: { access: 'anyone' } }, async (request) => {
    const site = await http.findSite(request)
    return site && http.website.renderSystemPage(site, 'cart', { cart }, { nonce: 'abc' })
  })
  const { payload } = await app.inject({ url: '/drawn', headers: { host: shop.host } })
  expect(payload).toContain('<script data-name="static-context" nonce="abc">')
  expect(payload).toContain('<p class="note" role="status"><svg')
  expect(payload).not.toContain('<script>alert')
  expect(inlineScripts(payload)).toHaveLength(1)
  await app.close()
})
