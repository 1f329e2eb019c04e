import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { testDatabase } from '../../test/database.ts'
import { renderHomePage, createThemedSite } from '../../test/render.ts'

const files = {
  'scripts/a.js': 'const a = 1 // no end',
  'scripts/lib/b.js': '\uFEFF(() => a)()',
  'scripts/c.js': 'c()',
}

function sourcesIn(html: string): string[] {
  return [...html.matchAll(/<script src="([^"]*)"><\/script>/g)].map(([, src = '']) => src)
}

it('loads the theme’s scripts by their versions', async () => {
  const page =
    '<squarespace:script src="a.js" /><squarespace:script src="/lib/b.js" combo="false"></squarespace:script>'
  const { html, issues } = await renderHomePage(page, files)
  expect(html).toMatch(
    /^<script src="\/static\/theme\/scripts\/a\.js\?v=[\da-f]{12}"><\/script><script src="\/static\/theme\/scripts\/lib\/b\.js\?v=[\da-f]{12}"><\/script>$/,
  )
  expect(issues).toEqual([])
})

it('reports a missing script, but not those of the platform', async () => {
  const { html, issues } = await renderHomePage(
    '<squarespace:script src="gone.js" /><squarespace:script src="site-bundle" /><squarespace:script src="../template.conf" />',
    files,
  )
  expect(html).toBe('')
  expect(issues).toEqual([
    'plain/pages/home.page:1:1: There is no script "scripts/gone.js"',
    expect.stringContaining('There is no script "scripts/../template.conf"'),
  ])
})

it('combines adjacent scripts that request it', async () => {
  const tag = (src: string, combo = 'true') =>
    `<squarespace:script src="${src}" combo="${combo}" />`
  const page = [
    `${tag('a.js')}\n  ${tag('lib/b.js')}`,
    `${tag('c.js')}<p>`,
    `${tag('a.js', 'false')}${tag('gone.js')}${tag('{website.language}.js')}`,
    `{.if website}${tag('a.js')}{.end}${tag('c.js')}`,
  ]
  const { draw, theme } = await createThemedSite({ ...files, 'pages/home.page': page.join('<br>') })
  const { html } = await draw()
  const sources = sourcesIn(html)
  expect(sources.map((src) => src.replace(/[\da-f]{12}/g, 'N'))).toEqual([
    '/static/theme/scripts/combo-N.js?v=N',
    '/static/theme/scripts/c.js?v=N',
    '/static/theme/scripts/a.js?v=N',
    '/static/theme/scripts/a.js?v=N',
    '/static/theme/scripts/c.js?v=N',
  ])
  const joined = [...theme().assets].find(([path]) => path.startsWith('scripts/combo-'))
  expect(joined?.[1].bytes.toString()).toBe('const a = 1 // no end\n;\n(() => a)()')
})

it('serves the combined file, cached permanently, in every process', async () => {
  const page =
    '<squarespace:script src="a.js" combo="true" /><squarespace:script src="c.js" combo="true" />'
  const site = await createThemedSite({ ...files, 'pages/home.page': page })
  const { db, pool, changes } = await testDatabase()
  const ports = { db, pool, changes, files: site.files, production: false, logLevel: 'silent' }
  const shown = await buildApp({ ...ports, themesDir: site.folder })
  const other = await buildApp({ ...ports, themesDir: site.folder })
  const headers = { host: site.host }
  const { payload, headers: given } = await shown.inject({ url: '/', headers })
  const [src = ''] = sourcesIn(payload)
  expect(given['content-security-policy']).toContain("script-src 'self'")
  for (const app of [other, shown]) {
    const reply = await app.inject({ url: src, headers })
    expect(reply).toMatchObject({ statusCode: 200, payload: 'const a = 1 // no end\n;\nc()' })
    expect(reply.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
    })
  }
  await shown.close()
  await other.close()
})
