import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { readThemeFiles } from './theme-files.ts'
import { buildTheme } from './theme.ts'
import { Themes } from './themes.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-themes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const files = (
  texts: Readonly<Record<string, string>>,
  assets: Readonly<Record<string, string>> = {},
) => ({
  texts: new Map(Object.entries(texts)),
  assets: new Map(Object.entries(assets).map(([path, text]) => [path, Buffer.from(text)])),
})

it('builds what works of a theme, and says what does not, and where', () => {
  const theme = buildTheme(
    'plain',
    files({
      'template.conf': '{\n  layouts: { "default": { "regions": ["site", "gone"] } },\n}',
      'site.region': 'Hello {name|nothing}',
    }),
  )
  expect(theme.layouts.get('default')).toHaveLength(1)
  expect(theme.faults).toEqual([
    'plain/template.conf: 2:3 A name without quotes',
    'plain/template.conf: 3:1 A comma too many',
    expect.stringContaining("Formatter 'nothing' is unknown"),
    'plain/template.conf: there is no region "gone"',
  ])
})

it('asks for its own files by their versions', () => {
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

it('is one stylesheet, in the order of its configuration', () => {
  const conf = '{ "stylesheets": ["b.css", "a.css"] }'
  const texts = { 'template.conf': conf, 'styles/a.css': 'a{}', 'styles/b.css': 'b{}' }
  expect(buildTheme('plain', files(texts)).stylesheet.text).toBe('b{}\na{}')
})

it('holds no file from outside its folder', () => {
  write({ 'linked/template.conf': '{}', 'secret.block': 'secret' })
  mkdirSync(join(folder, 'linked/blocks'))
  symlinkSync(join(folder, 'secret.block'), join(folder, 'linked/blocks/secret.block'))
  symlinkSync(folder, join(folder, 'linked/blocks/all'))
  expect([...readThemeFiles(join(folder, 'linked')).texts.keys()]).toEqual(['template.conf'])
})

it.each(['../linked', 'linked/blocks', '.', '', 'nothing'])('knows no theme named %j', (name) => {
  const themes = new Themes(folder, { watches: false, onFault: () => undefined })
  expect(() => themes.get(name)).toThrow('There is no theme')
})

it('reads a watched theme again when a file of it changes', async () => {
  write({ 'watched/template.conf': '{}', 'watched/pages/a.page': 'old' })
  const themes = new Themes(folder, { watches: true, onFault: () => undefined })
  const shown = () => themes.get('watched').pages.get('a')?.template.render({}).output
  expect(shown()).toBe('old')
  const { revision } = themes
  write({ 'watched/pages/a.page': 'new text' })
  await vi.waitFor(() => expect(shown()).toBe('new text'), { timeout: 5_000 })
  expect(themes.revision).toBeGreaterThan(revision)
})
