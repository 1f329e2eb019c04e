import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { buildApp } from '../../app.ts'
import { hashScript } from '../../platform/http/security-headers.ts'
import { createThemesFolder } from '../../test/render.ts'
import { testDatabase } from '../../test/database.ts'
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
  return { shop, visit }
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
