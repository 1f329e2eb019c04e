import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runTheme } from './run.ts'
import { ThemePackageError, writeZip } from '../../website/themes/index.ts'
import { readZip } from '../../website/themes/zip.ts'
import {
  THEME_CONFIGURATION,
  createTempFolder,
  createThemeFolder,
  createThemeZip,
} from '../../test/themes.ts'
import { NO_PROBLEMS, runThemeCommand } from '../../test/cli/theme-cli.ts'

const OLDER = fileURLToPath(new URL('../../../../../fixtures/older-template', import.meta.url))

it('adds a folder and a zip of it, byte for byte', async () => {
  const out = join(createTempFolder(), 'older.zip')
  expect((await runThemeCommand('pack', OLDER, '--out', out)).code).toBe(0)
  for (const path of [OLDER, out]) {
    const { code, output, themes, installed } = await runThemeCommand('add', path)
    expect([code, installed]).toEqual([0, ['ledger']])
    expect(output).toContain('Added "Ledger" as ledger.')
    expect(output).toMatch(/It has \d problems\. List them with: vitrine theme check/)
    expect(readFileSync(join(themes, 'ledger/styles/base.less'))).toEqual(
      readFileSync(join(OLDER, 'styles/base.less')),
    )
  }
})

it('adds a theme whose configuration is repairable, and reports its problems', async () => {
  const layouts = '{"default":{"regions":["site"]},\n"wide":{"regions":["wide"]}}'
  const path = createThemeFolder({
    'template.conf': `{"name":"Plain"\n"layouts":${layouts}}`,
    'site.region': '<squarespace:query>'.repeat(9) + 'x' + '</squarespace:query>'.repeat(9),
  })
  const { code, output } = await runThemeCommand('add', path)
  expect([code, output]).toEqual([0, expect.stringContaining('It has 3 problems')])
  const lines = (await runThemeCommand('check', path)).output.split('\n')
  expect(lines.filter((line) => !line.includes(': Note: '))).toEqual([
    'template.conf:2:1: Missing comma.',
    'site.region:1:153: Tags can be nested at most 8 deep.',
    'template.conf:3:20: There is no region "wide".',
    '3 problems',
    '',
  ])
})

it('adds a theme with a missing or external stylesheet, and reports it', async () => {
  const path = createThemeFolder({
    'template.conf': THEME_CONFIGURATION.replace('"a.less"', '"a.less", "gone.less"'),
    'styles/a.less': '.a { b: c }\n@import url("//fonts.example/css?family=Lato");',
  })
  const { code, installed } = await runThemeCommand('add', path)
  expect([code, installed]).toEqual([0, ['plain']])
  const { output } = await runThemeCommand('check', path)
  expect(output).toContain('template.conf:1:85: There is no style sheet "gone.less".')
  expect(output).toContain(
    'styles/a.less:2:1: The style sheet of https://fonts.example loads only if',
  )
})

it.each([
  ['a.css', '.a{color:blue}\nbody{color:red', '2:1: Invalid CSS: Unclosed block.'],
  ['a.css', '.a{color:blue}}', '1:15: Invalid CSS: Unexpected }.'],
  ['a.css', '/* to the end', '1:1: Invalid CSS: Unclosed comment.'],
  ['a.css', '.a{color:blue}\n@media print', '2:1: Invalid CSS: Missed semicolon.'],
  ['a.css', '.a{color:blue}\ncolor:red', '2:1: Invalid CSS: Declaration outside of a rule.'],
  ['a.less', '.a{color:blue}\nbody{color:red', '2:15: Unrecognised input.'],
])('rejects a theme whose %s is %j, with the position', async (sheet, styles, problem) => {
  const path = createThemeFolder({
    'template.conf': THEME_CONFIGURATION.replace('a.less', sheet),
    'styles/a.less': undefined,
    [`styles/${sheet}`]: styles,
  })
  expect((await runThemeCommand('check', path)).output).toContain(`styles/${sheet}:${problem}`)
  const { code, installed, output } = await runThemeCommand('add', path)
  expect([code, installed]).toEqual([1, []])
  expect(output).toContain(`styles/${sheet}:${problem}`)
})

it('rejects Less that is compiled to broken CSS', async () => {
  const path = createThemeFolder({
    'styles/a.less': '@open: ~"b{c:d";\n.a{color:blue}\n@{open} {e: f}',
  })
  const { output } = await runThemeCommand('check', path)
  expect(output).toMatch(/^site\.css:\d+:\d+: Invalid CSS: Unclosed block\.$/m)
})

it('reports broken CSS of a style element, with its position in the template', async () => {
  const path = createThemeFolder({
    'site.region':
      '<head><style>.a{color:{color}}</style>\n<style media="print">.b{c:d}\n  .c{d:e</style></head>',
  })
  const { code, output } = await runThemeCommand('check', path)
  expect([code, output.split('\n')[0]]).toEqual([
    1,
    'site.region:3:3: Invalid CSS: Unclosed block.',
  ])
})

it('packs the same files into the same bytes', async () => {
  const [a, b, copy] = [
    join(createTempFolder(), 'a.zip'),
    join(createTempFolder(), 'b.zip'),
    join(createTempFolder(), 'copy'),
  ]
  cpSync(OLDER, copy, { recursive: true })
  await runThemeCommand('pack', OLDER, '--out', a)
  await runThemeCommand('pack', copy, '--out', b)
  expect(readFileSync(a).equals(readFileSync(b))).toBe(true)
})

it('accepts a zip with one folder at the top, and skips the files of editors', async () => {
  const { code, installed, themes } = await runThemeCommand(
    'add',
    createThemeZip({
      'plain-main/template.conf': THEME_CONFIGURATION,
      'plain-main/site.region': 'x',
      'plain-main/styles/a.less': '',
      'plain-main/.DS_Store': 'x',
      '__MACOSX/plain-main/site.region': 'x',
    }),
  )
  expect([code, installed]).toEqual([0, ['plain']])
  expect(readdirSync(join(themes, 'plain')).toSorted()).toEqual([
    'site.region',
    'styles',
    'template.conf',
  ])
})

it('replaces a theme only with --replace, and not with a broken one', async () => {
  const themes = join(createTempFolder(), 'themes')
  const add = (...args: readonly string[]) =>
    runTheme(['add', ...args], {
      write: () => undefined,
      writeError: () => undefined,
      themesFolder: () => themes,
      listSites: async () => [],
      notifyServers: async () => true,
      serve: async () => 0,
    })
  expect(await add(createThemeFolder())).toBe(0)
  expect(await add(createThemeFolder({ 'site.region': 'second' }))).toBe(1)
  expect(
    await add(createThemeFolder({ 'site.region': 'third', 'styles/a.less': '.a {' }), '--replace'),
  ).toBe(1)
  expect(readFileSync(join(themes, 'plain/site.region'), 'utf8')).toBe('{squarespace.main-content}')
  expect(await add(createThemeFolder({ 'site.region': 'fourth' }), '--replace')).toBe(0)
  expect(readFileSync(join(themes, 'plain/site.region'), 'utf8')).toBe('fourth')
  expect(readdirSync(themes)).toEqual(['plain'])
})

it('serves a folder for development, but no zip', async () => {
  expect((await runThemeCommand('dev', createThemeFolder())).code).toBe(0)
  const { code, output } = await runThemeCommand(
    'dev',
    createThemeZip({ 'template.conf': THEME_CONFIGURATION }),
  )
  expect([code, output]).toEqual([1, expect.stringContaining('This is not a folder')])
})

it('reads any bytes as a zip, or rejects them', () => {
  const good = writeZip(
    new Map([
      ['a.block', Buffer.from('x')],
      ['b.block', Buffer.from('yy')],
    ]),
  )
  expect(readZip(good, 10).map(({ path, read }) => [path, read(10).toString()])).toEqual([
    ['a.block', 'x'],
    ['b.block', 'yy'],
  ])
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1 }),
      (changes) => {
        const bytes = Buffer.from(good)
        for (const [at, value] of changes) bytes[at] = value
        try {
          for (const { read } of readZip(bytes, 10)) read(1_000)
        } catch (error) {
          expect(error).toBeInstanceOf(ThemePackageError)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})

it('checks a whole theme and reports the position of each problem', async () => {
  const path = createThemeFolder({
    'template.conf': THEME_CONFIGURATION.replace('}}', '},}'),
    'blocks/a.block': '<img src="x">{.secton}',
    'styles/a.less': '// tweak: {"type": "colour"}\n@x: y;\n.a { b: @c }',
  })
  const { code, output } = await runThemeCommand('check', path, '--json')
  expect(code).toBe(1)
  expect(JSON.parse(output)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: 'template.conf', line: 1, message: 'Extra comma' }),
      expect.objectContaining({
        file: 'styles/a.less',
        line: 1,
        message: expect.stringContaining('A tweak needs a type'),
      }),
      expect.objectContaining({
        file: 'styles/a.less',
        line: 3,
        column: 9,
        message: 'variable @c is undefined. Pages are shown without this line',
      }),
      expect.objectContaining({ file: 'blocks/a.block', line: 1, column: 1 }),
    ]),
  )
  expect((await runThemeCommand('check', createThemeFolder())).output).toMatch(NO_PROBLEMS)
  // A zip is looked at as closely as a folder, and nothing of it is left behind.
  const zip = join(createTempFolder(), 'broken.zip')
  await runThemeCommand('pack', path, '--out', zip)
  expect((await runThemeCommand('check', zip, '--json')).output).toBe(output)
  const latin = createThemeFolder({ 'blocks/a.block': '' })
  writeFileSync(join(latin, 'blocks/a.block'), Buffer.from('é', 'latin1'))
  expect(JSON.parse((await runThemeCommand('check', latin, '--json')).output)).toMatchObject([
    { file: 'blocks/a.block', line: 1, column: 1 },
  ])
  const noZip = join(createThemeFolder(), 'template.conf')
  expect((await runThemeCommand('check', noZip)).output).toContain(
    'template.conf:1:1: This is not a complete zip file',
  )
  expect((await runThemeCommand('check')).code).toBe(2)
})

it('reports that servers were not notified', async () => {
  const output: string[] = []
  const code = await runTheme(['add', createThemeFolder(), '--replace'], {
    write: (text) => output.push(text),
    writeError: (line) => output.push(line),
    themesFolder: () => join(createTempFolder(), 'themes'),
    listSites: async () => [],
    notifyServers: async () => false,
    serve: async () => 0,
  })
  expect(code).toBe(0)
  expect(output.join('')).toContain(
    'Running servers were not notified. Restart them to show the theme.',
  )
})

it('removes an added theme, unless a site uses it', async () => {
  const themes = join(createTempFolder(), 'themes')
  const lines: string[] = []
  const run = (sites: readonly string[], ...args: readonly string[]) =>
    runTheme(args, {
      write: (text) => lines.push(text),
      writeError: (line) => lines.push(line),
      themesFolder: () => themes,
      listSites: async () => sites,
      notifyServers: async () => true,
      serve: async () => 0,
    })
  expect(await run([], 'add', createThemeFolder())).toBe(0)
  expect(await run(['demo'], 'remove', 'plain')).toBe(1)
  expect(lines.at(-1)).toBe(
    'plain: This theme is used by demo. Switch the site to another theme, and delete copies of it, first.',
  )
  expect(await run([], 'remove', '../plain')).toBe(1)
  expect(readdirSync(themes)).toEqual(['plain'])
  expect(await run([], 'remove', 'plain')).toBe(0)
  expect(readdirSync(themes)).toEqual([])
  expect(await run([], 'remove', 'plain')).toBe(1)
  expect(lines.at(-1)).toBe('plain: There is no added theme of this name. Added themes: none.')
})

it('reports a document without charset and viewport, unless a partial declares them', async () => {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  const region = (inside: string) => `<html lang="en"><head>${inside}</head></html>`
  const check = async (files: Readonly<Record<string, string>>) =>
    (await runThemeCommand('check', createThemeFolder(files))).output
  expect(await check({ 'site.region': region('') })).toContain(
    'site.region:1:1: The document has no <meta charset="utf-8"> and no <meta name="viewport"',
  )
  expect(await check({ 'site.region': region('<meta charset="utf-8">') })).toContain(
    'site.region:1:1: The document has no <meta name="viewport"',
  )
  expect(await check({ 'site.region': region(head) })).toMatch(NO_PROBLEMS)
  const inPartial = { 'site.region': region('{@|apply head.block}'), 'blocks/head.block': head }
  expect(await check(inPartial)).toMatch(NO_PROBLEMS)
})

it('accepts the document that the guide shows', async () => {
  const guide = readFileSync(
    new URL('../../../../../docs/guide/themes.md', import.meta.url),
    'utf8',
  )
  const [, document = ''] = /```\n(<!doctype html>\n.*?)```/s.exec(guide) ?? []
  const { output } = await runThemeCommand('check', createThemeFolder({ 'site.region': document }))
  expect(output).toMatch(NO_PROBLEMS)
})
