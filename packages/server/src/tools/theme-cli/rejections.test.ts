import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { writeZip } from '../../website/themes/index.ts'
import { runThemeCommand } from '../../test/cli/theme-cli.ts'
import { createThemeFolder, createThemeZip, THEME_CONFIGURATION } from '../../test/themes.ts'

function createZipBomb(): string {
  const path = createThemeZip({ 'template.conf': THEME_CONFIGURATION, 'site.region': 'x' })
  const zip = readFileSync(path)
  const packed = deflateRawSync(Buffer.alloc(60 * 1024 * 1024))
  // A zip of one stored file, changed to claim that the file is compressed and small.
  const made = writeZip(new Map([['template.conf', packed]]))
  const entry = made.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  made.writeUInt16LE(8, entry + 10)
  made.writeUInt32LE(10, entry + 24)
  writeFileSync(path, made)
  expect(zip.length).toBeLessThan(made.length)
  return path
}

const cases: readonly (readonly [string, () => string, string])[] = [
  ['a bomb', createZipBomb, 'template.conf: This file, or the theme as a whole, is too large.'],
  [
    'a path that leads out',
    () => createThemeZip({ 'template.conf': THEME_CONFIGURATION, '../evil.block': 'x' }),
    '../evil.block: This path leads out',
  ],
  [
    'a path from the root',
    () => createThemeZip({ 'template.conf': THEME_CONFIGURATION, '/etc/a.conf': 'x' }),
    '/etc/a.conf: This path is not relative',
  ],
  [
    'a path of Windows',
    () => createThemeZip({ 'template.conf': THEME_CONFIGURATION, 'C:\\a.conf': 'x' }),
    'C:\\a.conf: This path is not relative',
  ],
  [
    'a zip that is written with the separator of Windows',
    () => createThemeZip({ 'template.conf': THEME_CONFIGURATION, 'styles\\a.less': 'x' }),
    'styles\\a.less: This path uses \\',
  ],
  [
    'a file where a folder is',
    () =>
      createThemeZip({
        'template.conf': THEME_CONFIGURATION,
        'blocks/a.block': 'x',
        'blocks/A.block/b.block': 'x',
      }),
    'blocks/a.block: A file and a folder have this name.',
  ],
  [
    'a name that no disk takes',
    () =>
      createThemeZip({
        'template.conf': THEME_CONFIGURATION,
        [`blocks/${'é'.repeat(130)}.block`]: 'x',
      }),
    'A name in this path has more than 255 bytes.',
  ],
  [
    'a name that a terminal would obey, and does not print it',
    () => createThemeZip({ 'template.conf': THEME_CONFIGURATION, 'a\u001B[2J.block': 'x' }),
    'a\uFFFD[2J.block: This path has invalid characters',
  ],
  [
    'the name of a theme that comes with the product',
    () => createThemeFolder({ 'template.conf': THEME_CONFIGURATION.replace('Plain', 'Kiln') }),
    'kiln: A theme with this name exists. Use --replace, or another --name.',
  ],
  [
    'names alike',
    () => createThemeZip({ 'template.conf': THEME_CONFIGURATION, 'A.block': 'x', 'a.block': 'x' }),
    'a.block: Two files have this name.',
  ],
  [
    '1,000 folders',
    () =>
      createThemeZip({
        'template.conf': THEME_CONFIGURATION,
        [`${'a/'.repeat(1_000)}b.block`]: 'x',
      }),
    'Folders are nested more than 12 deep.',
  ],
  [
    'no configuration',
    () => createThemeZip({ 'a.block': 'x' }),
    'template.conf: This file is missing',
  ],
  [
    'no zip',
    () => join(createThemeFolder(), 'template.conf'),
    'template.conf: This is not a complete zip file',
  ],
  ['nothing', () => '/nowhere/at/all', 'There is no such file or folder.'],
  [
    'a link',
    () => {
      const path = createThemeFolder()
      symlinkSync('/etc/hostname', join(path, 'assets.txt'))
      return path
    },
    'assets.txt: A theme cannot contain links',
  ],
  [
    'a folder of 1,000 folders',
    () => createThemeFolder({ [`${'a/'.repeat(400)}b.block`]: 'x' }),
    'Folders are nested more than 12 deep.',
  ],
  [
    'a giant file',
    () => {
      const path = createThemeFolder()
      writeFileSync(join(path, 'big.png'), Buffer.alloc(21 * 1024 * 1024))
      return path
    },
    'big.png: This file, or the theme as a whole',
  ],
  [
    'no layout',
    () => createThemeFolder({ 'template.conf': '{"name":"Plain"}' }),
    'template.conf:1:1: The theme has no layout.',
  ],
  [
    'a layout of nothing',
    () => createThemeFolder({ 'template.conf': THEME_CONFIGURATION.replace('["site"]', '[]') }),
    'template.conf:1:38: The layout "default" has no "regions".',
  ],
  [
    'a configuration that is cut off, at the place where it is',
    () => createThemeFolder({ 'template.conf': THEME_CONFIGURATION.slice(0, -1) }),
    `template.conf:1:${THEME_CONFIGURATION.length}: "}" is missing.`,
  ],
  [
    'a layout whose region is not there',
    () =>
      createThemeFolder({
        'template.conf': THEME_CONFIGURATION.replace('"site"', '"site", "gone"'),
      }),
    'template.conf:1:58: There is no region "gone".',
  ],
  [
    'styles that break',
    () => createThemeFolder({ 'styles/a.less': '.a {\n  b: c;\n}}' }),
    'styles/a.less:3:2: Unrecognised input.',
  ],
  [
    'a partial that applies itself',
    () =>
      createThemeFolder({
        'site.region': '{@|apply a.block}',
        'blocks/a.block': 'x{@|apply a.block}',
      }),
    'blocks/a.block:1:',
  ],
  [
    'partials that apply each other in a circle',
    () =>
      createThemeFolder({
        'site.region': '{@|apply a.block}',
        'blocks/a.block': '{@|apply b.block}',
        'blocks/b.block': '\n{@|apply c.block}',
        'blocks/c.block': '{@|apply a.block}',
      }),
    '.block:',
  ],
  [
    'a text in Latin-1',
    () =>
      createThemeZip({
        'template.conf': THEME_CONFIGURATION,
        'site.region': Buffer.from('ab\ncafé x', 'latin1'),
      }),
    'site.region:2:4: This file is not UTF-8 from here on.',
  ],
  [
    'a text in UTF-16',
    () =>
      createThemeZip({
        'template.conf': Buffer.from(`\uFEFF${THEME_CONFIGURATION}`, 'utf16le'),
        'site.region': 'x',
      }),
    'template.conf:1:1: This file is UTF-16.',
  ],
  [
    'a picture that calls itself a template',
    () =>
      createThemeZip({
        'template.conf': THEME_CONFIGURATION,
        'site.region': Buffer.from([0x47, 0x49, 0, 1, 2]),
      }),
    'site.region:1:3: This file is not UTF-8',
  ],
  [
    'a page of HTML as its configuration',
    () => createThemeFolder({ 'template.conf': '<!doctype html>\n<html></html>' }),
    'template.conf:1:1: ',
  ],
]

it.each(cases)(
  'rejects %s with its position and installs nothing',
  async (_what, path, message) => {
    const { code, output, installed } = await runThemeCommand('add', path())
    expect(output).toContain(message)
    expect([code, installed]).toEqual([1, []])
  },
)

it('rejects a link in a zip', async () => {
  const path = createThemeZip({ 'template.conf': THEME_CONFIGURATION })
  const zip = readFileSync(path)
  const entry = zip.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  zip.writeUInt32LE((0o120777 << 16) >>> 0, entry + 38)
  writeFileSync(path, zip)
  const { output, installed } = await runThemeCommand('add', path)
  expect(output).toContain('template.conf: A theme cannot contain links')
  expect(installed).toEqual([])
})
