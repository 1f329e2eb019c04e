import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newId } from '../../platform/db/id.ts'
import { importedSite, set } from '../../test/imported-site.ts'
import { createFolderSource } from './index.ts'
import { formatImportReport } from './report.ts'
import { readFiles } from '../../test/archive.ts'

const journal = 'documents/pages/journal.json'
const home = 'documents/pages/home.json'
const post = 'documents/items/journal/firing-1.json'
const talk = 'comments/journal/firing-1.json'
const vase = 'products/pots/vase.json'
const none = '00000000-0000-7000-8000-000000000000'

const invalid = [
  [
    'a newer format',
    set('site.json', ['format'], 3),
    'site.json',
    /format 3; this version of Vitrine supports up to 2/,
  ],
  [
    'a theme that is not there',
    set('site.json', ['theme'], 'none'),
    'site.json',
    /the theme “none” is not installed/,
  ],
  [
    'an invalid time zone',
    set('site.json', ['timeZone'], 'Mars/Base'),
    'site.json',
    /timeZone is not a valid time zone/,
  ],
  [
    'an amount with a point',
    set('site.json', ['shippingZones', 0, 'rates', 0, 'priceMinor'], '5.90'),
    'site.json',
    /priceMinor has an invalid format/,
  ],
  ['an unknown member', set('site.json', ['secret'], 'x'), 'site.json', /has no member "secret"/],
  [
    'a section of an unknown kind',
    set(journal, ['draft', 'sections', 0, 'kind'], 'none'),
    journal,
    /^draft: Section .* kind must be one of/,
  ],
  [
    'an invalid body',
    set(journal, ['published', 'en-US', 'body', 'settings'], 'x'),
    journal,
    /^published › en-US: settings must be an object/,
  ],
  [
    'a script in a text',
    set(post, ['draft', 'meta', 'en-US', 'title'], '<script>x</script>'),
    post,
    /script/,
  ],
  [
    'a language that the site does not have',
    set(post, ['published', 'de'], {
      publishedAt: '2026-01-01T00:00:00.000Z',
      publishOn: '2026-01-01T00:00:00.000Z',
    }),
    post,
    /published › de: the site does not have this language/,
  ],
  [
    'a reference to a missing body',
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
    /in USD; the store's currency is EUR/,
  ],
  [
    'a missing image',
    set(vase, ['images', 0, 'assetId'], none),
    vase,
    /assets.json has no image 00000000-/,
  ],
  [
    'a sale without a price',
    set(vase, ['variants', 1, 'salePriceMinor'], null),
    vase,
    /on sale without a sale price/,
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
    /“Vases” of “All the pots” is its own ancestor/,
  ],
  [
    'a redirect in a circle',
    set('redirects.json', [0, 'to'], '/flyer'),
    'redirects.json',
    /\/flyer: .*loop/,
  ],
  [
    'a duplicate image',
    (folder: string) => {
      const [asset] = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as unknown[]
      writeFileSync(join(folder, 'assets.json'), JSON.stringify([asset, asset]))
    },
    'assets.json',
    /duplicate id/,
  ],
  [
    'a key that leads out of the folder',
    set('assets.json', [0, 'fileKey'], '../../etc/passwd'),
    'assets.json',
    /fileKey has an invalid format/,
  ],
  ['comments on nothing', set(talk, ['documentId'], none), talk, /there is no document 00000000-/],
  [
    'a reply to nothing',
    set(talk, ['comments', 1, 'parentId'], none),
    talk,
    /comments › 1: there is no comment 00000000-/,
  ],
  [
    'a comment with invisible characters',
    set(talk, ['comments', 0, 'text'], 'How \u202e hot'),
    talk,
    /invisible characters/,
  ],
  [
    'the same comments twice',
    (folder: string) =>
      writeFileSync(join(folder, 'comments/zz.json'), readFileSync(join(folder, talk))),
    'comments/zz.json',
    /comments\/journal\/firing-1.json has comments on the same document/,
  ],
  [
    'a truncated file',
    (folder: string) => writeFileSync(join(folder, post), '{"id":'),
    post,
    /Invalid JSON/,
  ],
  [
    'an unknown encoding',
    (folder: string) => writeFileSync(join(folder, post), Buffer.from([0xff, 0xfe])),
    post,
    /not encoded in UTF-8/,
  ],
  [
    'the same document twice',
    (folder: string) =>
      writeFileSync(join(folder, 'documents/pages/zz.json'), readFileSync(join(folder, journal))),
    'documents/pages/zz.json',
    /documents\/pages\/journal.json has the same document/,
  ],
  [
    'two search pages',
    (folder: string) => ['zz1', 'zz2'].forEach((name) => addSearchPage(folder, name)),
    'documents/pages/zz2.json',
    /zz1.json is a page of the same type, and a site can have only one. Delete one of the files/,
  ],
  [
    'no settings of the site',
    (folder: string) => rmSync(join(folder, 'site.json')),
    'site.json',
    /not an archive of a site/,
  ],
  [
    'no list of redirects',
    (folder: string) => rmSync(join(folder, 'redirects.json')),
    'redirects.json',
    /the archive is incomplete/,
  ],
  [
    'an unfinished export',
    (folder: string) => writeFileSync(join(folder, 'EXPORT-UNFINISHED'), ''),
    'EXPORT-UNFINISHED',
    /unfinished/,
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

it('rejects an invalid archive with file and position', async () => {
  const { folder, run, count } = await importedSite()
  const before = readFiles(folder)
  for (const [name, spoil, file, message] of invalid) {
    spoil(folder)
    const outcome = await run()
    expect(outcome, name).toMatchObject({ state: 'invalid' })
    const errors = 'errors' in outcome ? outcome.errors : []
    expect(errors, name).toContainEqual({ file, message: expect.stringMatching(message) })
    restore(folder, before)
  }
  expect(await count('site')).toBe(0)
  expect(formatImportReport(folder, await run()).join('\n')).toContain('Kiln & Co <test> (')
})

/** Adds an unpublished copy of the home page that is a search page. */
function addSearchPage(folder: string, name: string): void {
  const file = JSON.parse(readFileSync(join(folder, home), 'utf8')) as { readonly draft: object }
  const page = { ...file, id: newId(), draft: { ...file.draft, type: 102 }, published: {} }
  writeFileSync(join(folder, `documents/pages/${name}.json`), JSON.stringify(page))
}

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
  [String.raw`documents\..\x.json`, /invalid characters/],
  ['documents/a\0.json', /invalid characters/],
  ['C:/documents/x.json', /invalid characters/],
  ['documents/a/b/c/d/e.json', /more than 5 parts/],
  ['documents/PAGES/home.json', /Another file has the same name/],
])('rejects the name %j from any source', async (path, message) => {
  const { run, folder, count } = await importedSite()
  const source = createFolderSource(folder)
  const entry = { path, size: 2, kind: 'file' } as const
  const list = async () => [...(await source.list()), entry]
  const outcome = await run({}, { ...source, list })
  const error = { file: path, message: expect.stringMatching(message) }
  expect(outcome).toMatchObject({ state: 'invalid', errors: [error] })
  expect(await count('site')).toBe(0)
})

it('rejects a file that is too large', async () => {
  const { run, folder } = await importedSite()
  const source = createFolderSource(folder)
  const read = async (path: string, maxBytes: number) =>
    path === journal ? undefined : source.read(path, maxBytes)
  const message = 'The file is larger than 100 MB.'
  expect(await run({}, { ...source, read })).toEqual({
    state: 'invalid',
    errors: expect.arrayContaining([{ file: journal, message }]),
  })
})

it('reports files that are not part of the archive', async () => {
  const { run } = await importedSite((folder) => {
    writeFileSync(join(folder, 'README.md'), 'Mine')
    writeFileSync(join(folder, 'documents/notes.txt'), 'Mine')
    writeFileSync(join(folder, 'assets/other.png'), 'Mine')
    mkdirSync(join(folder, '.git'))
  })
  const outcome = await run()
  const remarks = 'archive' in outcome ? outcome.archive.remarks.map(({ file }) => file) : []
  expect(remarks).toEqual(['README.md', 'documents/notes.txt', 'assets/other.png'])
})

it('reports drafts that share a URL', async () => {
  const { run } = await importedSite((folder) => {
    const whole = JSON.parse(readFileSync(join(folder, journal), 'utf8')) as { id: string }
    const copy = { ...whole, id: newId(), published: {} }
    writeFileSync(join(folder, 'documents/pages/zz.json'), JSON.stringify(copy))
  })
  const outcome = await run()
  const remarks = 'archive' in outcome ? outcome.archive.remarks : []
  const format = (slug: string, locale: string) =>
    `draft: ${journal} has the URL “${slug}” in ${locale} too. Choose a different one before you publish.`
  const messages = [format('journal', 'en-US'), format('journal-fr', 'fr')]
  expect(remarks.map(({ message }) => message)).toEqual(messages)
})
