import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { StyleSheets } from '../styles/index.ts'
import { readThemeFiles } from './theme-files.ts'
import { formatThemeIssue } from './theme-issue.ts'
import { buildTheme, type Theme } from './theme.ts'
import { Themes } from './themes.ts'
import { eventually } from '../../test/eventually.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-themes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const LAYOUTS = { default: { regions: ['site'] } }

const files = (
  texts: Readonly<Record<string, string>>,
  assets: Readonly<Record<string, string>> = {},
) => ({
  texts: new Map(Object.entries(texts)),
  assets: new Map(Object.entries(assets).map(([path, text]) => [path, Buffer.from(text)])),
})

const formatIssues = ({ name, issues }: Theme) =>
  issues.map((issue) => formatThemeIssue(name, issue))

it('builds the valid parts of a theme, and reports each issue with its position', () => {
  const theme = buildTheme(
    'plain',
    files({
      'template.conf': '{\n  layouts: { "default": { "regions": ["site", "gone"] } },\n}',
      'site.region': 'Hello {name|nothing}',
    }),
  )
  expect(theme.layouts.get('default')).toHaveLength(1)
  expect(formatIssues(theme)).toEqual([
    'plain/template.conf:2:3: Name without quotes',
    'plain/template.conf:3:1: Extra comma',
    expect.stringMatching(/^plain\/site\.region:1:13: SyntaxError: Formatter 'nothing' is unknown/),
    'plain/template.conf:2:47: There is no region "gone"',
  ])
})

it('requests its own files by version', () => {
  const theme = buildTheme(
    'plain',
    files(
      { 'pages/a.page': '<img src="/static/theme/a.png"><img src="/static/theme/gone.png">' },
      { 'a.png': 'x' },
    ),
  )
  const { output = '' } = theme.pages.get('a')?.template.render({}) ?? {}
  expect(output).toMatch(/^<img src="\/static\/theme\/a\.png\?v=[0-9a-f]{12}">/)
  expect(output).toContain('src="/static/theme/gone.png"')
})

it('has its fonts at new addresses when their files are replaced', async () => {
  const names = ['fonts/one.woff2', 'fonts/One two.woff2']
  const face = names
    .map((name) => `@font-face{font-family:O;src:url("/static/theme/${encodeURI(name)}")}`)
    .join('')
  const conf = '{ "stylesheets": ["fonts.css"] }'
  const readAddresses = async (bytes: string) => {
    const theme = buildTheme(
      'plain',
      files(
        { 'template.conf': conf, 'styles/fonts.css': face },
        Object.fromEntries(names.map((name) => [name, bytes])),
      ),
    )
    const sheets = new StyleSheets(() => undefined)
    const asked = { siteId: 'any', values: {}, after: '', isMinified: true }
    const { css } = await sheets.load(theme, asked)
    return [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url)
  }
  const [before, after] = [await readAddresses('first'), await readAddresses('other')]
  expect(before).toEqual([
    expect.stringMatching(/^\/static\/theme\/fonts\/one\.woff2\?v=[0-9a-f]{12}$/),
    expect.stringMatching(/^\/static\/theme\/fonts\/One%20two\.woff2\?v=[0-9a-f]{12}$/),
  ])
  expect(after).toHaveLength(2)
  expect(after.filter((address) => before.includes(address))).toEqual([])
  expect(await readAddresses('first')).toEqual(before)
})

it('is one stylesheet, in the order of its configuration', async () => {
  const conf = '{ "stylesheets": ["b.css", "a.css"] }'
  const texts = { 'template.conf': conf, 'styles/a.css': 'a{}', 'styles/b.css': 'b{}' }
  const theme = buildTheme('plain', files(texts))
  const sheets = new StyleSheets(() => undefined)
  const asked = { siteId: 'any', values: {}, after: '', isMinified: true }
  expect(await sheets.load(theme, asked)).toMatchObject({ css: 'b{}a{}' })
  expect(await sheets.load(theme, { ...asked, isMinified: false })).toMatchObject({
    css: 'b{}\na{}',
  })
})

it('has at most five hundred tweaks in all stylesheets', () => {
  const tweaks = (from: number) =>
    Array.from({ length: 300 }, (_each, index) => {
      const name = `c${from + index}`
      return `// tweak: { "type": "color", "title": "${name}" }\n@${name}: #fff;`
    }).join('\n')
  const conf = JSON.stringify({ layouts: LAYOUTS, stylesheets: ['a.less', 'b.less'] })
  const sheets = { 'site.region': '', 'styles/a.less': tweaks(0), 'styles/b.less': tweaks(300) }
  const theme = buildTheme('plain', files({ 'template.conf': conf, ...sheets }))
  expect(theme.stylesheet.tweaks).toHaveLength(500)
  expect(formatIssues(theme)).toEqual(['plain/styles/b.less:401:1: A theme has at most 500 tweaks'])
})

it('reports a value that is not a list, and navigations with the same name', () => {
  const navigations = [{ name: 'main' }, { name: 'more' }, { name: 'main' }]
  const conf = { layouts: LAYOUTS, stylesheets: 'a.css', fonts: 3, navigations }
  const texts = { 'site.region': '', 'template.conf': JSON.stringify(conf) }
  expect(formatIssues(buildTheme('plain', files(texts)))).toEqual([
    'plain/template.conf:1:59: "stylesheets" must be a list',
    'plain/template.conf:1:75: "fonts" must be a list',
    'plain/template.conf:1:124: Two navigations have the name "main"',
  ])
})

it('reports an unknown platform partial', () => {
  const conf = { layouts: LAYOUTS, systemPartials: ['sqs-nothing'] }
  const texts = { 'site.region': '', 'template.conf': JSON.stringify(conf, null, 1) }
  expect(formatIssues(buildTheme('plain', files(texts)))).toEqual([
    'plain/template.conf:10:3: The platform has no partial "sqs-nothing"',
  ])
})

it('has a palette and fonts, and reports their issues', async () => {
  const palette = {
    lightest: '#FFFFFF',
    light: '#eeeeee',
    accent: '#aa3300',
    dark: '#333333',
    darkest: '#111111',
  }
  const fonts = [
    { id: 'inter', name: 'Inter', stack: "'Inter', sans-serif" },
    { id: 'evil', stack: 'x;} body { display: none' },
  ]
  const conf = { layouts: LAYOUTS, stylesheets: ['a.css'], palette, fonts }
  const texts = {
    'site.region': '',
    'template.conf': JSON.stringify(conf),
    'styles/a.css': 'a { }',
  }
  const theme = buildTheme('plain', files(texts))
  expect(theme.look).toEqual({
    palette: { ...palette, lightest: '#ffffff' },
    fonts: [{ id: 'inter', name: 'Inter', stack: "'Inter', sans-serif" }],
  })
  expect(formatIssues(theme)).toEqual([
    `plain/template.conf:1:245: A font needs an "id", a "name" and a "stack", such as 'Inter', sans-serif`,
  ])
  const asked = { siteId: 'any', values: {}, after: '.own{}', isMinified: true }
  const { css } = await new StyleSheets(() => undefined).load(theme, asked)
  // The sheets of the theme have the last word over its palette, the owner over both.
  expect(css).toMatch(/^\[data-section-theme='white'\]\{[^]*\}a\{\}\.own\{\}$/)
  const other = buildTheme(
    'plain',
    files({
      'template.conf': JSON.stringify({ ...conf, fonts: [], palette: { lightest: '#fff' } }),
    }),
  )
  expect(other.look.palette).toBeUndefined()
  expect(formatIssues(other).join()).toContain('"palette" needs five colors, such as #336699')
})

it('reads its collection types, and reports invalid ones', () => {
  const theme = buildTheme(
    'plain',
    files({
      'template.conf':
        '{"layouts":{"default":{"regions":["site"]}},"customTypes":[{"name":"case","base":"text","fields":[{"name":"client","type":"text"}]},{"name":"x","base":"y"}]}',
      'site.region': '',
      'collections/work.conf':
        '{"title":"Work","pageSize":20000000,"ordering":"user-orderable","acceptTypes":["case","cse"],"folder":"true"}',
      'collections/log.conf': '{"pageSize":0,"ordering":"sideways","acceptTypes":["work"]}',
    }),
  )
  const { collections, customTypes } = theme
  expect(collections.get('work')?.conf).toEqual({
    title: 'Work',
    pageSize: 1_000,
    ordering: 'user-orderable',
    acceptTypes: ['case', 'cse'],
    isFolder: true,
    isIndex: false,
    hasFullData: false,
  })
  expect(customTypes.map(({ name, fields }) => [name, fields])).toEqual([
    ['case', [{ name: 'client', title: 'client', type: 'text' }]],
  ])
  expect(formatIssues(theme)).toEqual([
    expect.stringMatching(
      /^plain\/template\.conf:1:133: A custom type needs a "name" and a "base"/,
    ),
    'plain/collections/work.conf:1:87: There is no type "cse" to accept',
    'plain/collections/log.conf:1:26: "ordering" must be one of user-orderable, chronological, calendar, music-album',
    'plain/collections/log.conf:1:13: "pageSize" must be a whole number above 0',
  ])
})

it('contains no file from outside its folder', () => {
  write({ 'linked/template.conf': '{}', 'secret.block': 'secret' })
  mkdirSync(join(folder, 'linked/blocks'))
  symlinkSync(join(folder, 'secret.block'), join(folder, 'linked/blocks/secret.block'))
  symlinkSync(folder, join(folder, 'linked/blocks/all'))
  expect([...readThemeFiles(join(folder, 'linked')).texts.keys()]).toEqual(['template.conf'])
})

it('ignores files of version control, installers and editors in its folder', () => {
  const left = ['.git/objects/a', 'node_modules/a/b.js', 'assets/.DS_Store', '.site.region.swp']
  const many = Array.from({ length: 2_100 }, (_each, index) => `node_modules/a/${index}.js`)
  write({ 'worked/template.conf': '{}', 'worked/demo/site/site.json': '{}' })
  write(Object.fromEntries([...left, ...many].map((path) => [`worked/${path}`, 'x'])))
  const { texts, assets } = readThemeFiles(join(folder, 'worked'))
  expect([...texts.keys(), ...assets.keys()]).toEqual(['template.conf'])
})

it.each(['../linked', 'linked/blocks', '.', '', 'nothing'])('knows no theme named %j', (name) => {
  const themes = new Themes(folder, { watches: false, onIssue: () => undefined })
  expect(() => themes.get(name)).toThrow('There is no theme')
})

it('shows the last state of a watched theme while its folder is moved', () => {
  write({ 'moved/template.conf': '{}', 'moved/pages/a.page': 'old' })
  const began = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(began)
  onTestFinished(() => clock.mockRestore())
  const themes = new Themes(folder, { watches: true, onIssue: () => undefined })
  const shown = () => themes.get('moved').pages.get('a')?.template.render({}).output
  expect(shown()).toBe('old')
  renameSync(join(folder, 'moved'), join(folder, 'away'))
  clock.mockReturnValue(began + 10_000)
  expect(shown()).toBe('old')
  renameSync(join(folder, 'away'), join(folder, 'moved'))
  write({ 'moved/pages/a.page': 'new text' })
  clock.mockReturnValue(began + 20_000)
  expect(shown()).toBe('new text')
})

it('shows the last working version of a watched theme while it is broken, and reports why', () => {
  const conf = JSON.stringify({ layouts: LAYOUTS })
  write({ 'broken/template.conf': conf, 'broken/site.region': 'a', 'broken/pages/a.page': 'old' })
  const began = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(began)
  onTestFinished(() => clock.mockRestore())
  const issues: string[] = []
  const themes = new Themes(folder, { watches: true, onIssue: (issue) => issues.push(issue) })
  const shown = () => themes.get('broken').pages.get('a')?.template.render({}).output
  expect([shown(), issues]).toEqual(['old', []])
  write({ 'broken/template.conf': `${conf.slice(0, -1)} `, 'broken/pages/a.page': 'half done' })
  clock.mockReturnValue(began + 10_000)
  expect(shown()).toBe('old')
  expect(issues[0]).toMatch(/^broken\/template\.conf:1:\d+: "\}" is missing$/)
  write({ 'broken/template.conf': conf, 'broken/pages/a.page': 'all done' })
  clock.mockReturnValue(began + 20_000)
  expect(shown()).toBe('all done')
})

it('reads a watched theme again when a file of it changes', async () => {
  write({ 'watched/template.conf': '{}', 'watched/pages/a.page': 'old' })
  const themes = new Themes(folder, { watches: true, onIssue: () => undefined })
  const shown = () => themes.get('watched').pages.get('a')?.template.render({}).output
  expect(shown()).toBe('old')
  const { revision } = themes
  write({ 'watched/pages/a.page': 'new text' })
  await eventually(() => expect(shown()).toBe('new text'))
  expect(themes.revision).toBeGreaterThan(revision)
})

it('notices lists that print how much is left, in the template of an item as well', () => {
  const quantities = '{.repeated section variants}{qtyInStock}{.end}'
  const prints = (path: string, text: string) =>
    buildTheme('plain', files({ [path]: text })).printsQuantities
  const [list, card, item] = ['collections/a.list', 'blocks/card.block', 'collections/a.item']
  expect(prints(list, quantities)).toBe(true)
  expect(prints(card, quantities)).toBe(true)
  expect(prints(item, quantities)).toBe(false)
  for (const tag of ['query', 'related'])
    expect(prints(item, `<squarespace:${tag}>${quantities}</squarespace:${tag}>`)).toBe(true)
  for (const json of ['{items|json}', '{@ | json-pretty}', '{item.variants|json}'])
    expect([prints(list, json), prints(item, json)]).toEqual([true, false])
  expect([prints(list, '{website|json}'), prints('system/cart.page', '{@|json}')]).toEqual([
    false,
    false,
  ])
})
