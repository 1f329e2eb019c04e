import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { hashScript } from '../../platform/http/security-headers.ts'
import { createThemesFolder } from '../../test/render.ts'
import { testDatabase } from '../../test/database.ts'
import { eventually } from '../../test/eventually.ts'
import { testOwner } from '../../test/owner.ts'
import { TestBrowser, testSite } from '../../test/site.ts'

/** A site whose theme has this document around its pages. */
async function themed(region: string, files: Readonly<Record<string, string>> = {}) {
  const shop = await testSite({ theme: 'plain' })
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: shop.files, production: false, logLevel: 'silent' }
  const themesDir = createThemesFolder({ 'site.region': region, ...files })
  const app = await buildApp({ ...ports, themesDir })
  onTestFinished(() => app.close())
  const visit = async (path: string) => {
    const { text, headers } = await new TestBrowser(app, shop.host).visit(path)
    const csp = String(headers['content-security-policy'])
    const scripts = Array.from(text.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, each = '']) =>
      each.replaceAll('\r\n', '\n'),
    )
    return { text, headers, csp, scripts, runs: (each: string) => csp.includes(hashScript(each)) }
  }
  const owner = async (method: 'GET' | 'PUT', body?: object) => {
    const browser = () => new TestBrowser(app, shop.host)
    const { call } = await testOwner({ ...shop, browser }, 'admin')
    return (await call(method, '/api/studio/theme/scripts', body)).body
  }
  return { shop, visit, owner }
}

it('allows the inline scripts of the theme by their hashes, and no other', async () => {
  const theme = [
    '<script>theme()\r\n</script><script type="text/javascript" defer>if (a < b) {c("<p>")}</script>',
    '<script type="text/x-handlebars">{{a}}</script>{@|apply part.block}',
    '<p title="<script>">{item.title}</p>{squarespace.main-content}',
  ].join('\n')
  const { shop, visit } = await themed(theme, { 'blocks/part.block': '<script>part()</script>' })
  await shop.product({ urlId: 'a', title: '</p><script>owner()</script>' })
  const { text, csp, scripts, runs } = await visit('/shop/p/a')
  expect(scripts.filter(runs)).toEqual(['theme()\n', 'if (a < b) {c("<p>")}', 'part()'])
  expect(runs('owner()')).toBe(false)
  expect(csp).not.toContain('unsafe-hashes')
  expect(text).not.toContain('\u0002')
  // The cached response has the same policy.
  expect((await visit('/shop/p/a')).csp).toBe(csp)
})

it('hashes a script with values as the page has it, and escapes them', async () => {
  const region = `<script>var t = "{item.title|json}", n = {item.title|json}, m = "{item.title}"</script>
<script>track({item.title})</script>
<script data-title="{item.title}">head()</script>`
  const { shop, visit } = await themed(region)
  await shop.product({ urlId: 'word', title: 'word' })
  await shop.product({ urlId: 'evil', title: `; evil(); "</script><script>evil()//` })
  const word = await visit('/shop/p/word')
  expect(word.scripts.map(word.runs)).toEqual([true, true, true])
  const evil = await visit('/shop/p/evil')
  expect(evil.scripts.filter(evil.runs)).toHaveLength(1)
  for (const script of evil.scripts.filter(evil.runs)) {
    const ran: string[] = []
    runInNewContext(script, { evil: () => ran.push(script) })
    expect(ran).toEqual([])
  }
  expect(evil.runs('head()')).toBe(false)
})

it('marks nothing that content could copy: every page has the hashes of its own scripts alone', async () => {
  const { shop, visit } = await themed(
    '<script>a("{item.title}")</script>{squarespace.main-content}',
  )
  await shop.product({ urlId: 'one', title: 'One' })
  await shop.product({ urlId: 'two', title: 'Two' })
  const two = await visit('/shop/p/two')
  expect(two.runs('a("Two")')).toBe(true)
  expect(two.runs('a("One")')).toBe(false)
})

it('removes handlers that the owner has not approved, and gives scripts on pages for one visitor a nonce', async () => {
  const region = `<a href="#" onclick='alert("a")' class="b">{item.title}</a><script>theme()</script>{squarespace.main-content}`
  const { visit } = await themed(region)
  const { text, csp } = await visit('/search?q=a')
  expect(text).toContain('<a href="#" class="b">')
  const nonce = /nonce-([^']+)'/.exec(csp)?.[1] ?? 'none'
  expect(text).toContain(`<script nonce="${nonce}">theme()</script>`)
})

it('runs handlers and loads from other servers as the owner approves, at once and on cached pages', async () => {
  const region = `<script src="//cdn.example/a.js"></script>
<link href="https://fonts.googleapis.com/css2?family=A" rel="stylesheet">
<button onclick="buy('{item.title}')">{item.title}</button>{squarespace.main-content}`
  const { shop, visit, owner } = await themed(region)
  await shop.product({ urlId: 'mug', title: `It's` })
  const before = await visit('/shop/p/mug')
  expect(before.csp).not.toMatch(/cdn\.example|googleapis|unsafe-hashes/)
  expect(before.text).toContain('<button>')
  expect(await owner('GET')).toEqual({
    handlers: 1,
    runsHandlers: false,
    origins: [
      { origin: 'https://cdn.example', kinds: ['script'], isAllowed: false },
      { origin: 'https://fonts.googleapis.com', kinds: ['style'], isAllowed: false },
    ],
  })
  const origins = ['https://cdn.example', 'https://fonts.googleapis.com', 'https://other.example']
  await owner('PUT', { runsHandlers: true, origins })
  await eventually(async () => {
    const { csp, text } = await visit('/shop/p/mug')
    const find = (name: string) => csp.split('; ').find((each) => each.startsWith(`${name} `))
    expect(find('script-src')).toMatch(/'unsafe-hashes' https:\/\/cdn\.example$/)
    expect(find('style-src')).toBe("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com")
    expect(find('font-src')).toBe("font-src 'self' https://fonts.gstatic.com")
    expect(csp).not.toContain('other.example')
    expect(text).toContain('<button onclick="buy(')
  })
  // Pages of the platform ask what no other script may read.
  expect((await visit('/cart')).csp).not.toMatch(/cdn\.example|unsafe-hashes/)
  await owner('PUT', { runsHandlers: false, origins: [] })
  await eventually(async () =>
    expect((await visit('/shop/p/mug')).csp).not.toMatch(/cdn\.example|unsafe-hashes/),
  )
})
