import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runTheme } from './run.ts'
import { Refused } from '../../website/themes/refused.ts'
import { CONF, folder, themeWith, zipWith } from '../../test/themes.ts'
import { readZip, writeZip } from '../../website/themes/zip.ts'

const OLDER = fileURLToPath(new URL('../../../../../fixtures/older-template', import.meta.url))

async function run(...args: readonly string[]) {
  const said: string[] = []
  const themes = join(folder(), 'themes')
  const code = await runTheme(args, {
    write: (text) => said.push(text),
    complain: (line) => said.push(line),
    themesFolder: () => themes,
    tellServers: async () => true,
    serve: async () => 0,
  })
  return { code, said: said.join(''), themes, kept: existsSync(themes) ? readdirSync(themes) : [] }
}

it('adds a folder and a zip of it, byte for byte', async () => {
  const out = join(folder(), 'older.zip')
  expect((await run('pack', OLDER, '--out', out)).code).toBe(0)
  for (const path of [OLDER, out]) {
    const { code, said, themes, kept } = await run('add', path)
    expect([code, kept]).toEqual([0, ['ledger']])
    expect(said).toContain('"Ledger" was added as ledger.')
    expect(said).toMatch(/It has \d faults: vitrine theme check/)
    expect(readFileSync(join(themes, 'ledger/styles/base.less'))).toEqual(
      readFileSync(join(OLDER, 'styles/base.less')),
    )
  }
})

it('adds a theme whose configuration can be read all the same, and says what is wrong with it', async () => {
  const layouts = '{"default":{"regions":["site"]},\n"wide":{"regions":["wide"]}}'
  const path = themeWith({
    'template.conf': `{"name":"Plain"\n"layouts":${layouts}}`,
    'site.region': '<squarespace:query>'.repeat(9) + 'x' + '</squarespace:query>'.repeat(9),
  })
  const { code, said } = await run('add', path)
  expect([code, said]).toEqual([0, expect.stringContaining('It has 3 faults')])
  expect((await run('check', path)).said.split('\n')).toEqual([
    'template.conf:2:1: A comma is missing.',
    'site.region:1:153: a tag stands in at most 7 others.',
    'template.conf:3:20: there is no region "wide".',
    '3 problems',
    '',
  ])
})

it('adds a theme that lists a sheet it has not, or one of another server, and says so', async () => {
  const path = themeWith({
    'template.conf': CONF.replace('"a.less"', '"a.less", "gone.less"'),
    'styles/a.less': '.a { b: c }\n@import url("//fonts.example/css?family=Lato");',
  })
  const { code, kept } = await run('add', path)
  expect([code, kept]).toEqual([0, ['plain']])
  const { said } = await run('check', path)
  expect(said).toContain('template.conf:1:85: there is no stylesheet "gone.less".')
  expect(said).toContain('styles/a.less:2:1: Browsers load no styles of other servers')
})

it('packs the same files into the same bytes', async () => {
  const [a, b, copy] = [join(folder(), 'a.zip'), join(folder(), 'b.zip'), join(folder(), 'copy')]
  cpSync(OLDER, copy, { recursive: true })
  await run('pack', OLDER, '--out', a)
  await run('pack', copy, '--out', b)
  expect(readFileSync(a).equals(readFileSync(b))).toBe(true)
})

it('takes a zip whose files lie in one folder, and leaves out what editors left', async () => {
  const { code, kept, themes } = await run(
    'add',
    zipWith({
      'plain-main/template.conf': CONF,
      'plain-main/site.region': 'x',
      'plain-main/styles/a.less': '',
      'plain-main/.DS_Store': 'x',
      '__MACOSX/plain-main/site.region': 'x',
    }),
  )
  expect([code, kept]).toEqual([0, ['plain']])
  expect(readdirSync(join(themes, 'plain')).toSorted()).toEqual([
    'site.region',
    'styles',
    'template.conf',
  ])
})

it('replaces a theme only when it is told to, and keeps it when the new one is broken', async () => {
  const themes = join(folder(), 'themes')
  const add = (...args: readonly string[]) =>
    runTheme(['add', ...args], {
      write: () => undefined,
      complain: () => undefined,
      themesFolder: () => themes,
      tellServers: async () => true,
      serve: async () => 0,
    })
  expect(await add(themeWith())).toBe(0)
  expect(await add(themeWith({ 'site.region': 'second' }))).toBe(1)
  expect(
    await add(themeWith({ 'site.region': 'third', 'styles/a.less': '.a {' }), '--replace'),
  ).toBe(1)
  expect(readFileSync(join(themes, 'plain/site.region'), 'utf8')).toBe('{squarespace.main-content}')
  expect(await add(themeWith({ 'site.region': 'fourth' }), '--replace')).toBe(0)
  expect(readFileSync(join(themes, 'plain/site.region'), 'utf8')).toBe('fourth')
  expect(readdirSync(themes)).toEqual(['plain'])
})

const bomb = () => {
  const path = zipWith({ 'template.conf': CONF, 'site.region': 'x' })
  const zip = readFileSync(path)
  const packed = deflateRawSync(Buffer.alloc(60 * 1024 * 1024))
  // As a zip of one stored file is made, and then said to be packed and small.
  const made = writeZip(new Map([['template.conf', packed]]))
  const entry = made.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  made.writeUInt16LE(8, entry + 10)
  made.writeUInt32LE(10, entry + 24)
  writeFileSync(path, made)
  expect(zip.length).toBeLessThan(made.length)
  return path
}

const cases: readonly (readonly [string, () => string, string])[] = [
  [
    'a bomb',
    bomb,
    'template.conf: This file, or all of them together, is larger than a theme may be.',
  ],
  [
    'a path that leads out',
    () => zipWith({ 'template.conf': CONF, '../evil.block': 'x' }),
    '../evil.block: This path leads out',
  ],
  [
    'a path from the root',
    () => zipWith({ 'template.conf': CONF, '/etc/a.conf': 'x' }),
    '/etc/a.conf: This path does not begin',
  ],
  [
    'a path of Windows',
    () => zipWith({ 'template.conf': CONF, 'C:\\a.conf': 'x' }),
    'C:\\a.conf: This path does not begin',
  ],
  [
    'a zip that is written with the separator of Windows',
    () => zipWith({ 'template.conf': CONF, 'styles\\a.less': 'x' }),
    'styles\\a.less: This path is written with \\',
  ],
  [
    'a file where a folder is',
    () => zipWith({ 'template.conf': CONF, 'blocks/a.block': 'x', 'blocks/A.block/b.block': 'x' }),
    'blocks/a.block: A file and a folder have this name.',
  ],
  [
    'a name that no disk takes',
    () => zipWith({ 'template.conf': CONF, [`blocks/${'é'.repeat(130)}.block`]: 'x' }),
    'A name in this path has more than 255 bytes.',
  ],
  [
    'a name that a terminal would obey, and does not print it',
    () => zipWith({ 'template.conf': CONF, 'a\u001B[2J.block': 'x' }),
    'a\uFFFD[2J.block: This path has signs',
  ],
  [
    'the name of a theme that comes with the product',
    () => themeWith({ 'template.conf': CONF.replace('Plain', 'Kiln') }),
    'kiln: There is a theme of this name. Use --replace, or another --name.',
  ],
  [
    'a program',
    () => zipWith({ 'template.conf': CONF, 'run.exe': 'x' }),
    'run.exe: Files of this kind',
  ],
  [
    'names alike',
    () => zipWith({ 'template.conf': CONF, 'A.block': 'x', 'a.block': 'x' }),
    'a.block: Two files have this name.',
  ],
  [
    '1,000 folders',
    () => zipWith({ 'template.conf': CONF, [`${'a/'.repeat(1_000)}b.block`]: 'x' }),
    'Folders lie in folders more than 12 deep.',
  ],
  ['no configuration', () => zipWith({ 'a.block': 'x' }), 'template.conf: A theme has this file'],
  ['no zip', () => join(themeWith(), 'template.conf'), 'template.conf: This is no zip'],
  ['nothing', () => '/nowhere/at/all', 'There is nothing here.'],
  [
    'a link',
    () => {
      const path = themeWith()
      symlinkSync('/etc/hostname', join(path, 'assets.txt'))
      return path
    },
    'assets.txt: This is a link',
  ],
  [
    'a folder of 1,000 folders',
    () => themeWith({ [`${'a/'.repeat(400)}b.block`]: 'x' }),
    'Folders lie in folders more than 12 deep.',
  ],
  [
    'a giant file',
    () => {
      const path = themeWith()
      writeFileSync(join(path, 'big.png'), Buffer.alloc(21 * 1024 * 1024))
      return path
    },
    'big.png: This file, or all of them together',
  ],
  [
    'no layout',
    () => themeWith({ 'template.conf': '{"name":"Plain"}' }),
    'template.conf:1:1: there is no layout "default".',
  ],
  [
    'a layout of nothing',
    () => themeWith({ 'template.conf': CONF.replace('["site"]', '[]') }),
    'template.conf:1:38: the layout "default" has no "regions".',
  ],
  [
    'a configuration that is cut off, at the place where it is',
    () => themeWith({ 'template.conf': CONF.slice(0, -1) }),
    `template.conf:1:${CONF.length}: "}" is missing.`,
  ],
  [
    'a layout whose region is not there',
    () => themeWith({ 'template.conf': CONF.replace('"site"', '"site", "gone"') }),
    'template.conf:1:58: there is no region "gone".',
  ],
  [
    'styles that break',
    () => themeWith({ 'styles/a.less': '.a {\n  b: @c;\n}' }),
    'styles/a.less:2:6: variable @c is undefined.',
  ],
  [
    'an import from outside',
    () => themeWith({ 'styles/a.less': '@import (inline) "/etc/hostname";' }),
    'styles/a.less:1:1: There is no "/etc/hostname"',
  ],
  [
    'a partial that applies itself',
    () => themeWith({ 'site.region': '{@|apply a.block}', 'blocks/a.block': 'x{@|apply a.block}' }),
    'blocks/a.block:1:',
  ],
  [
    'partials that apply each other in a circle',
    () =>
      themeWith({
        'site.region': '{@|apply a.block}',
        'blocks/a.block': '{@|apply b.block}',
        'blocks/b.block': '\n{@|apply c.block}',
        'blocks/c.block': '{@|apply a.block}',
      }),
    '.block:',
  ],
  [
    'a text in Latin-1',
    () => zipWith({ 'template.conf': CONF, 'site.region': Buffer.from('ab\ncafé x', 'latin1') }),
    'site.region:2:4: This is not written in UTF-8 from here on.',
  ],
  [
    'a text in UTF-16',
    () => zipWith({ 'template.conf': Buffer.from(`\uFEFF${CONF}`, 'utf16le'), 'site.region': 'x' }),
    'template.conf:1:1: This is written in UTF-16.',
  ],
  [
    'a picture that calls itself a template',
    () => zipWith({ 'template.conf': CONF, 'site.region': Buffer.from([0x47, 0x49, 0, 1, 2]) }),
    'site.region:1:3: This is not written in UTF-8',
  ],
  [
    'a page of HTML as its configuration',
    () => themeWith({ 'template.conf': '<!doctype html>\n<html></html>' }),
    'template.conf:1:1: ',
  ],
]

it.each(cases)('refuses %s, names the place and keeps nothing', async (_what, path, message) => {
  const { code, said, kept } = await run('add', path())
  expect(said).toContain(message)
  expect([code, kept]).toEqual([1, []])
})

it('serves a folder to who works on it, and no zip', async () => {
  expect((await run('dev', themeWith())).code).toBe(0)
  const { code, said } = await run('dev', zipWith({ 'template.conf': CONF }))
  expect([code, said]).toEqual([1, expect.stringContaining('A folder is wanted')])
})

it('refuses a link in a zip', async () => {
  const path = zipWith({ 'template.conf': CONF })
  const zip = readFileSync(path)
  const entry = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  zip.writeUInt32LE((0o120777 << 16) >>> 0, entry + 38)
  writeFileSync(path, zip)
  const { said, kept } = await run('add', path)
  expect(said).toContain('template.conf: This is a link')
  expect(kept).toEqual([])
})

it('reads any bytes as a zip, or says that they are none', () => {
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
          expect(error).toBeInstanceOf(Refused)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})

it('checks a theme whole, with the place of each fault', async () => {
  const path = themeWith({
    'template.conf': CONF.replace('}}', '},}'),
    'blocks/a.block': '<img src="x">{.secton}',
    'styles/a.less': '// tweak: {"type": "colour"}\n@x: y;\n.a { b: @c }',
  })
  const { code, said } = await run('check', path, '--json')
  expect(code).toBe(1)
  expect(JSON.parse(said)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: 'template.conf', line: 1, message: 'A comma too many' }),
      expect.objectContaining({
        file: 'styles/a.less',
        line: 1,
        message: expect.stringContaining('A tweak has a type'),
      }),
      expect.objectContaining({
        file: 'styles/a.less',
        line: 3,
        column: 9,
        message: 'variable @c is undefined',
      }),
      expect.objectContaining({ file: 'blocks/a.block', line: 1, column: 1 }),
    ]),
  )
  expect((await run('check', themeWith())).said).toBe('0 problems\n')
  // A zip is looked at as closely as a folder, and nothing of it is left behind.
  const zip = join(folder(), 'broken.zip')
  await run('pack', path, '--out', zip)
  expect((await run('check', zip, '--json')).said).toBe(said)
  const latin = themeWith({ 'blocks/a.block': '' })
  writeFileSync(join(latin, 'blocks/a.block'), Buffer.from('é', 'latin1'))
  expect(JSON.parse((await run('check', latin, '--json')).said)).toMatchObject([
    { file: 'blocks/a.block', line: 1, column: 1 },
  ])
  const noZip = join(themeWith(), 'template.conf')
  expect((await run('check', noZip)).said).toContain('template.conf:1:1: This is no zip')
  expect((await run('check')).code).toBe(2)
})

it('says so where servers could not be told', async () => {
  const said: string[] = []
  const code = await runTheme(['add', themeWith(), '--replace'], {
    write: (text) => said.push(text),
    complain: (line) => said.push(line),
    themesFolder: () => join(folder(), 'themes'),
    tellServers: async () => false,
    serve: async () => 0,
  })
  expect(code).toBe(0)
  expect(said.join('')).toContain('Servers that run show it when they are started again.')
})
