import { expect, it } from 'vitest'
import { renderHomePage, createThemedSite } from '../../test/render.ts'
import type { Theme } from '../theme-loading/index.ts'
import { formatThemeIssue } from '../theme-loading/theme-issue.ts'

const navigation = [
  { title: 'Home', url: '/' },
  { title: 'About <us>', url: '/about' },
]

const getIssueLines = ({ name, issues }: Theme) =>
  issues.map((issue) => formatThemeIssue(name, issue))

it('renders a navigation with its named block, its own body, or nothing', async () => {
  const links = '{.repeated section items}{collection.title}{.if active}*{.end},{.end}'
  const page = [
    '<squarespace:navigation navigationId="mainNav" template="links" />',
    '<squarespace:navigation navigationId="mainNav" template="links"> </squarespace:navigation>',
    `<squarespace:navigation navigationId="mainNav">[${links}]</squarespace:navigation>`,
    '<squarespace:navigation navigationId="gone">{.section items}x{.or}none{.end}</squarespace:navigation>',
  ]
  const files = { 'blocks/links.block': links }
  const { html, issues } = await renderHomePage(page.join('\n'), files, { navigation })
  const all = 'Home*,About &lt;us&gt;,'
  expect(html.split('\n')).toEqual([all, all, `[${all}]`, 'none'])
  expect(issues).toEqual([])
})

it('renders a folder’s navigation on pages in a folder, and nothing on others', async () => {
  const body = '{.repeated section items}x{.or}no folder{.end}'
  const page = `<squarespace:folder-navigation template="folder" />`
  const { html, issues } = await renderHomePage(
    page,
    { 'blocks/folder.block': body },
    { navigation },
  )
  expect([html, issues]).toEqual(['no folder', []])
})

it('reports the error and position of a tag, and renders the rest', async () => {
  const page = [
    'one <squarespace:navigation navigationId="mainNav" template="gone" />',
    'two <squarespace:naviagtion />',
    ' <squarespace:query collection="shop">{x|nothing}three',
  ]
  const { draw, theme } = await createThemedSite({ 'pages/home.page': page.join('\n') })
  const file = 'plain/pages/home.page'
  expect(getIssueLines(theme())).toEqual([
    `${file}:2:5: There is no tag <squarespace:naviagtion>. Did you mean 'navigation'?`,
    `${file}:3:2: <squarespace:query> is never closed`,
    expect.stringContaining(`${file}:3:42: `),
  ])
  const { html, issues } = await draw()
  expect(html).toMatch(/^one \ntwo \n .*three$/)
  expect(issues).toEqual([
    expect.stringContaining(`${file}:3:42: `),
    `${file}:1:5: <squarespace:navigation> names a block that is not there: "gone.block"`,
    `${file}:3:2: There is no collection "shop" to show`,
    `${file}:3:2: <squarespace:query> has neither a body nor a template`,
  ])
})

it('reports errors in bodies at their positions in the file', async () => {
  const page =
    'a\n<squarespace:query\n  collection="x">b\n  <squarespace:navigation>\n {a|nothing}</squarespace:navigation>\n</squarespace:query>{b|nothing}'
  const { theme } = await createThemedSite({ 'pages/home.page': page })
  const places = getIssueLines(theme()).map((issue) => issue.replace(/: .*/s, ''))
  expect(places).toEqual(['plain/pages/home.page:5:5', 'plain/pages/home.page:6:24'])
})

it('has a scope for each body, which sees the scopes around it, and each iteration of a loop', async () => {
  const page =
    '<squarespace:query collection="shop">{.repeated section items}' +
    '<squarespace:query collection="{collection.urlId}" tag="{urlId}">({.repeated section items}{title}{.end})</squarespace:query>' +
    '{.end}{website.siteTitle}</squarespace:query>'
  const { draw, product } = await createThemedSite(
    { 'pages/home.page': page },
    { title: 'Marlpit' },
  )
  await product({ urlId: 'mug', title: 'Mug', tags: ['bowl'] })
  await product({ urlId: 'bowl', title: 'Bowl', tags: ['mug'] })
  const { html, issues } = await draw()
  expect([html, issues]).toEqual(['(Bowl)(Mug)Marlpit', []])
})

it('fills tags in partials, in attributes of elements and in scripts', async () => {
  const one =
    '<squarespace:navigation navigationId="mainNav">{items.0.collection.urlId|slugify}{items.1.collection.urlId}</squarespace:navigation>'
  const page = `<p class="a ${one} b">{@|apply part.block}</p><script>let a = "${one}"</script>`
  const { html } = await renderHomePage(page, { 'blocks/part.block': `[${one}]` }, { navigation })
  expect(html).toBe('<p class="a about b">[about]</p><script>let a = "about"</script>')
})

it('never treats typed text as a tag, a mark or a template', async () => {
  const typed = '<squarespace:query collection="shop">{title}</squarespace:query>\u0001'
  const page = [
    '<squarespace:query collection="shop">{.repeated section items}{title}{.end}</squarespace:query>',
    '<squarespace:block-field id="a" label="{website.siteTitle}" />',
    '<squarespace:escape><squarespace:query>{website.siteTitle|html}</squarespace:escape>',
  ]
  const { draw, product } = await createThemedSite(
    { 'pages/home.page': page.join('\n') },
    { title: typed },
  )
  await product({ title: typed })
  const { html, issues } = await draw()
  expect(html).not.toContain('<squarespace:query collection')
  expect(html.match(/&lt;squarespace:query collection=/g)).toHaveLength(3)
  expect(html).toContain('<squarespace:query>&lt;')
  expect(html.match(/\{title\}/g)).toHaveLength(3)
  expect(issues).toEqual([])
})

it('fills no tag nested in more than seven others, in the source or by recursive blocks', async () => {
  const nested = (depth: number): string =>
    `<squarespace:navigation>${depth}${depth < 9 ? nested(depth + 1) : ''}</squarespace:navigation>`
  const files = {
    'blocks/own.block': 'x<squarespace:navigation template="own" />',
    'pages/home.page': `${nested(1)}\n<squarespace:navigation template="own" />`,
  }
  const { draw, theme } = await createThemedSite(files)
  const { html, issues } = await draw()
  expect(html).toBe('12345678\nxxxxxxxx')
  expect(issues).toEqual(['plain/blocks/own.block:1:2: Tags can be nested at most 8 deep'])
  expect(getIssueLines(theme())).toEqual([
    expect.stringMatching(/^plain\/pages\/home\.page:1:\d+: Tags can be nested at most 8 deep$/),
  ])
})

it('fills a page of 500 tags and 200 KB, and only the first tags above the limit', async () => {
  const tag = `<squarespace:navigation>${'x'.repeat(400)}</squarespace:navigation>\n`
  const large = await renderHomePage(tag.repeat(500))
  expect(large.html.length).toBeGreaterThan(200_000)
  expect(large.issues).toEqual([])
  const many = await renderHomePage(
    '<squarespace:navigation>x</squarespace:navigation>'.repeat(1_001),
  )
  expect(many.html).toBe('x'.repeat(1_000))
  expect(many.issues).toEqual([expect.stringContaining('A page has at most 1000 platform tags')])
})

it('skips a tag that a formatter changed, and reports it', async () => {
  const files = { 'blocks/part.block': 'text <squarespace:navigation>nav</squarespace:navigation>' }
  const { html, issues } = await renderHomePage('{@|apply part.block|json} and more', files)
  expect(html).toMatch(/^"text .* and more$/)
  expect(html).not.toMatch(/nav|[\da-f]{12}/)
  expect(issues).toEqual([expect.stringContaining('a formatter changed a platform tag')])
})
