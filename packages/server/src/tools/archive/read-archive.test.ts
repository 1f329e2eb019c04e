import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { brought, set } from '../../test/imported-site.ts'
import { folderSource } from './index.ts'
import { importLines } from './report.ts'
import { filesOf } from '../../test/archive.ts'

const journal = 'documents/pages/journal.json'
const post = 'documents/items/journal/firing-1.json'
const talk = 'comments/journal/firing-1.json'
const vase = 'products/pots/vase.json'
const none = '00000000-0000-7000-8000-000000000000'

const faulty = [
  [
    'a newer format',
    set('site.json', ['format'], 2),
    'site.json',
    /format 2; this Vitrine reads up to 1/,
  ],
  [
    'a theme that is not there',
    set('site.json', ['theme'], 'none'),
    'site.json',
    /no theme “none”/,
  ],
  [
    'a time zone that is none',
    set('site.json', ['timeZone'], 'Mars/Base'),
    'site.json',
    /timeZone is no time zone/,
  ],
  [
    'an amount with a point',
    set('site.json', ['shippingOptions', 0, 'priceMinor'], '5.90'),
    'site.json',
    /priceMinor is not written as it has to be/,
  ],
  [
    'a part nobody knows',
    set('site.json', ['secret'], 'x'),
    'site.json',
    /has no part called "secret"/,
  ],
  [
    'a section of no kind',
    set(journal, ['draft', 'sections', 0, 'kind'], 'none'),
    journal,
    /^draft: Section .* kind is none of/,
  ],
  [
    'a body that is no page',
    set(journal, ['published', 'en-US', 'body', 'settings'], 'x'),
    journal,
    /^published › en-US: settings is not an object/,
  ],
  [
    'a script in a text',
    set(post, ['draft', 'meta', 'en-US', 'title'], '<script>x</script>'),
    post,
    /script/,
  ],
  [
    'a language that is not spoken',
    set(post, ['published', 'de'], {
      publishedAt: '2026-01-01T00:00:00.000Z',
      publishOn: '2026-01-01T00:00:00.000Z',
    }),
    post,
    /published › de: this is no language of the site/,
  ],
  [
    'a body that is said to be elsewhere',
    set(post, ['published', 'fr', 'sameAs'], 'de'),
    post,
    /there is no body in de/,
  ],
  [
    'an item of no collection',
    set(post, ['collectionId'], none),
    post,
    /no page 00000000-.* holds items/,
  ],
  [
    'a product of no collection',
    set(vase, ['collectionId'], none),
    vase,
    /there is no collection 00000000-/,
  ],
  [
    'prices of another currency',
    set(vase, ['currency'], 'USD'),
    vase,
    /in USD; the site sells in EUR/,
  ],
  [
    'a picture nobody has',
    set(vase, ['images', 0, 'assetId'], none),
    vase,
    /assets.json has no picture 00000000-/,
  ],
  [
    'a sale without a price',
    set(vase, ['variants', 1, 'salePriceMinor'], null),
    vase,
    /on sale and has no sale price/,
  ],
  [
    'a category below itself',
    (folder: string) => {
      const file = 'products/collections.json'
      const [{ categories }] = JSON.parse(readFileSync(join(folder, file), 'utf8')) as [
        { categories: { id: string }[] },
      ]
      set(file, [0, 'categories', 0, 'parentId'], categories[0]?.id)(folder)
    },
    'products/collections.json',
    /“Vases” of “All the pots” is below itself/,
  ],
  [
    'a redirect in a circle',
    set('redirects.json', [0, 'to'], '/flyer'),
    'redirects.json',
    /\/flyer: .*circle/,
  ],
  [
    'a picture twice',
    (folder: string) => {
      const [asset] = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as unknown[]
      writeFileSync(join(folder, 'assets.json'), JSON.stringify([asset, asset]))
    },
    'assets.json',
    /is there twice/,
  ],
  [
    'a key that leads elsewhere',
    set('assets.json', [0, 'fileKey'], '../../etc/passwd'),
    'assets.json',
    /fileKey is not written as it has to be/,
  ],
  ['comments on nothing', set(talk, ['documentId'], none), talk, /there is no document 00000000-/],
  [
    'an answer to nothing',
    set(talk, ['comments', 1, 'parentId'], none),
    talk,
    /comments › 1: there is no comment 00000000-/,
  ],
  [
    'a comment that turns its text round',
    set(talk, ['comments', 0, 'text'], 'How \u202e hot'),
    talk,
    /signs that nobody sees/,
  ],
  [
    'the same comments twice',
    (folder: string) =>
      writeFileSync(join(folder, 'comments/zz.json'), readFileSync(join(folder, talk))),
    'comments/zz.json',
    /comments\/journal\/firing-1.json is of the same document/,
  ],
  [
    'half a file',
    (folder: string) => writeFileSync(join(folder, post), '{"id":'),
    post,
    /The file is no JSON/,
  ],
  [
    'letters of another time',
    (folder: string) => writeFileSync(join(folder, post), Buffer.from([0xff, 0xfe])),
    post,
    /not written in UTF-8/,
  ],
  [
    'the same document twice',
    (folder: string) =>
      writeFileSync(join(folder, 'documents/pages/zz.json'), readFileSync(join(folder, journal))),
    'documents/pages/zz.json',
    /documents\/pages\/journal.json is the same document/,
  ],
  [
    'no settings of the site',
    (folder: string) => rmSync(join(folder, 'site.json')),
    'site.json',
    /no archive of a site/,
  ],
  [
    'no list of redirects',
    (folder: string) => rmSync(join(folder, 'redirects.json')),
    'redirects.json',
    /the archive is not whole/,
  ],
  [
    'an export that was cut short',
    (folder: string) => writeFileSync(join(folder, 'EXPORT-UNFINISHED'), ''),
    'EXPORT-UNFINISHED',
    /cut short/,
  ],
  [
    'a link to a file',
    (folder: string) => {
      rmSync(join(folder, post))
      symlinkSync('/etc/passwd', join(folder, post))
    },
    post,
    /a link or a device/,
  ],
  [
    'a link to a folder',
    (folder: string) => {
      renameSync(join(folder, 'products'), join(folder, 'elsewhere'))
      symlinkSync(join(folder, 'elsewhere'), join(folder, 'products'))
    },
    'products',
    /a link or a device/,
  ],
] as const

it('refuses what is no archive, and says in which file and where', async () => {
  const { folder, run, count } = await brought()
  const before = filesOf(folder)
  for (const [what, spoil, file, message] of faulty) {
    spoil(folder)
    const outcome = await run()
    expect(outcome, what).toMatchObject({ state: 'faulty' })
    const faults = 'faults' in outcome ? outcome.faults : []
    expect(faults, what).toContainEqual({ file, message: expect.stringMatching(message) })
    restore(folder, before)
  }
  expect(await count('site')).toBe(0)
  expect(importLines(folder, await run()).join('\n')).toContain('Kiln & Co <test> (')
})

function restore(folder: string, before: Readonly<Record<string, string>>): void {
  rmSync(folder, { recursive: true })
  for (const [path, hex] of Object.entries(before)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), Buffer.from(hex, 'hex'))
  }
}

it.each([
  ['documents/../../x.json', /leads out of the archive/],
  ['/documents/x.json', /leads out of the archive/],
  ['documents//x.json', /leads out of the archive/],
  [String.raw`documents\..\x.json`, /signs that no path of an archive has/],
  ['documents/a\0.json', /signs that no path of an archive has/],
  ['C:/documents/x.json', /signs that no path of an archive has/],
  ['documents/a/b/c/d/e.json', /more than 5 parts/],
  ['documents/PAGES/home.json', /another file of this name/],
])('refuses the name %j, wherever the files come from', async (path, message) => {
  const { run, folder, count } = await brought()
  const source = folderSource(folder)
  const entry = { path, size: 2, kind: 'file' } as const
  const list = async () => [...(await source.list()), entry]
  const outcome = await run({}, { ...source, list })
  const fault = { file: path, message: expect.stringMatching(message) }
  expect(outcome).toMatchObject({ state: 'faulty', faults: [fault] })
  expect(await count('site')).toBe(0)
})

it('refuses a file that is too large to be read', async () => {
  const { run, folder } = await brought()
  const source = folderSource(folder)
  const read = async (path: string, most: number) =>
    path === journal ? undefined : source.read(path, most)
  const message = 'The file is larger than 100 MB.'
  expect(await run({}, { ...source, read })).toEqual({
    state: 'faulty',
    faults: expect.arrayContaining([{ file: journal, message }]),
  })
})

it('reports what lies in the folder and is no part of the archive', async () => {
  const { run } = await brought((folder) => {
    writeFileSync(join(folder, 'README.md'), 'Mine')
    writeFileSync(join(folder, 'documents/notes.txt'), 'Mine')
    writeFileSync(join(folder, 'assets/other.png'), 'Mine')
    mkdirSync(join(folder, '.git'))
  })
  const outcome = await run()
  const remarks = 'archive' in outcome ? outcome.archive.remarks.map(({ file }) => file) : []
  expect(remarks).toEqual(['README.md', 'documents/notes.txt', 'assets/other.png'])
})
