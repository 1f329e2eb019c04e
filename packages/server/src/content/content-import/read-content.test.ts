import { expect, it } from 'vitest'
import type { ContentEntry, ContentFile, ReadEntry } from './entry.ts'
import { readContent } from './read-content.ts'
import { wxr, wxrItem } from './test/wxr.ts'
import { zip } from './test/zip.ts'

function toFile(content: string | Buffer): ContentFile {
  const bytes = Buffer.from(content)
  return {
    size: bytes.length,
    open: async function* (range) {
      yield range ? bytes.subarray(range.start, range.end + 1) : bytes
    },
  }
}

/** Reads a file to its end. */
async function read(content: string | Buffer) {
  const source = await readContent(toFile(content))
  if ('reason' in source) return { format: source.reason, source: undefined, read: [], entries: [] }
  const all: ReadEntry[] = []
  for await (const each of source.read()) all.push(each)
  const entries = all.flatMap((each): ContentEntry[] => (each.kind === 'entry' ? [each.entry] : []))
  return { format: source.format, source, read: all, entries }
}

const ghost = {
  db: [
    {
      data: {
        posts: [
          {
            id: 'a1',
            title: 'First firing',
            slug: 'first-firing',
            html: '<p>See <a href="__GHOST_URL__/about/">about</a>.</p>',
            status: 'published',
            type: 'post',
            published_at: '2022-05-06T07:08:09.000Z',
            feature_image: '__GHOST_URL__/content/images/kiln.jpg',
          },
          { id: 'a2', title: 'Members', html: '<p>x</p>', status: 'published', visibility: 'paid' },
          { id: 'a3', title: 'About', slug: 'about', html: '<p>y</p>', type: 'page' },
          'broken',
        ],
        tags: [
          { id: 't1', name: 'Clay' },
          { id: 't2', name: '#hidden' },
        ],
        posts_tags: [
          { post_id: 'a1', tag_id: 't1' },
          { post_id: 'a1', tag_id: 't2' },
        ],
        users: [{ id: 'u1', name: 'Mara Ellis' }],
        posts_authors: [{ post_id: 'a1', author_id: 'u1' }],
      },
    },
  ],
}

it('reads an export of Ghost', async () => {
  const { format, entries, read: all } = await read(JSON.stringify(ghost))
  expect(format).toBe('Ghost')
  expect(entries[0]).toMatchObject({
    title: 'First firing',
    oldPath: '/first-firing/',
    tags: ['Clay'],
    author: 'Mara Ellis',
    isPublished: true,
    date: new Date('2022-05-06T07:08:09.000Z'),
    image: { source: '/content/images/kiln.jpg' },
    body: '<p>See <a href="/about/">about</a>.</p>',
  })
  expect(entries[1]).toMatchObject({
    isPublished: false,
    notes: ['is for members, and becomes a draft'],
  })
  expect(entries[2]).toMatchObject({ kind: 'page', isPublished: false })
  expect(all.filter(({ kind }) => kind === 'skipped')).toHaveLength(1)
})

it('reads Markdown files with their front matter and their images', async () => {
  const archive = zip({
    'site/README.md': '# About this repository',
    'site/posts/2021-03-04-kiln.md':
      '---\ntitle: "The: kiln"\ntags: [clay, \'fire\']\ncategories:\n  - News\ndraft: true\ncover: ../img/kiln.png\n---\nOne ![jug](../img/jug.png)\n',
    'site/pages/about.md': '# About\n\nText',
    'site/img/jug.png': 'bytes',
  })
  const { format, entries, source } = await read(archive)
  expect(format).toBe('Markdown')
  const [about, kiln] = entries
  expect(about).toMatchObject({ kind: 'page', title: 'About', slug: 'about', isPublished: true })
  expect(about?.body).not.toContain('<h1')
  expect(kiln).toMatchObject({
    ...{ kind: 'post', title: 'The: kiln', slug: 'kiln', isPublished: false },
    tags: ['clay', 'fire'],
    categories: ['News'],
    date: new Date('2021-03-04T00:00:00Z'),
    image: { source: 'file:///site/img/kiln.png' },
  })
  expect(kiln?.body).toContain('src="file:///site/img/jug.png"')
  const image = await source?.readImage?.('file:///site/img/jug.png')
  expect([image?.filename, image && Buffer.from(image.bytes).toString()]).toEqual([
    'jug.png',
    'bytes',
  ])
  expect(await source?.readImage?.('file:///etc/passwd')).toBeUndefined()
})

it('reads an export of Medium', async () => {
  const post = `<!DOCTYPE html><html><head><title>Glaze</title></head><body><article class="h-entry">
<header><h1 class="p-name">Glaze &amp; ash</h1></header>
<section data-field="subtitle" class="p-summary">A short one</section>
<section data-field="body" class="e-content"><section><div class="section-divider"><hr class="section-divider"></div>
<h3 class="graf graf--title">Glaze &amp; ash</h3><p>Words</p></section></section>
<footer><p>By <a href="https://medium.com/@mara" class="p-author h-card">Mara</a> on
<time class="dt-published" datetime="2019-08-07T06:05:04.000Z">2019</time></p></footer></article></body></html>`
  const archive = zip({ 'posts/2019-08-07_Glaze-0123456789ab.html': post, 'README.html': 'x' })
  const { format, entries } = await read(archive)
  expect(format).toBe('Medium')
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    key: 'medium:0123456789ab',
    title: 'Glaze & ash',
    author: 'Mara',
    excerpt: 'A short one',
    isPublished: true,
    date: new Date('2019-08-07T06:05:04.000Z'),
  })
  expect(entries[0]?.body).toContain('<p>Words</p>')
  expect(entries[0]?.body).not.toMatch(/graf--title|<hr/)
})

it('reads an export of Squarespace', async () => {
  const file = wxr([wxrItem({ id: 1, body: 'One\n\n[sic]' })], {
    url: 'http://kiln.squarespace.com',
  })
  const { format, entries } = await read(file)
  expect(format).toBe('Squarespace')
  expect(entries[0]).toMatchObject({ isWordPress: false, title: 'Post 1' })
})

it.each([
  ['a cut-off archive', zip({ 'a.md': 'x'.repeat(1_000) }).subarray(0, 60), 'damaged'],
  ['an archive of gigabytes', zip({ 'a.md': 'x', 'b.md': 'y' }, { claimedSize: 2 ** 31 }), '2 GB'],
  ['another JSON file', '{"a":1}', 'not an export of Ghost'],
  ['damaged JSON', '{"db":[', 'not an export of Ghost'],
  ['an archive of something else', zip({ 'a.png': 'x' }), 'not supported'],
])('rejects %s', async (_name, content, reason) => {
  expect((await read(content)).format).toContain(reason)
})

it('reads no larger directory of an archive', async () => {
  const archive = zip({ 'a.md': 'x' })
  archive.writeUInt32LE(8 * 1024 * 1024 + 1, archive.length - 10)
  expect((await read(archive)).format).toContain('too large')
})

it.each([
  ['packed data beyond the maximum', { claimedPackedSize: 51 * 1024 * 1024 }, 'larger than 50 MB'],
  ['more than the size of a stored file', { claimedSize: 1, method: 0 }, 'damaged'],
])('reads no %s', async (_name, options, reason) => {
  const { read: all } = await read(zip({ 'a.md': 'words' }, options))
  expect(all).toMatchObject([{ skipped: { reason: expect.stringContaining(reason) } }])
})

it('reads files that are stored without packing', async () => {
  const { entries } = await read(zip({ 'a.md': 'words' }, { method: 0 }))
  expect(entries).toMatchObject([{ body: expect.stringContaining('words') }])
})

it('unpacks no more than the directory of an archive says', async () => {
  const archive = zip({ 'a.md': 'x'.repeat(10_000_000) }, { claimedSize: 100 })
  const { read: all } = await read(archive)
  expect(all).toMatchObject([
    { kind: 'skipped', skipped: { reason: expect.stringContaining('damaged') } },
  ])
})
