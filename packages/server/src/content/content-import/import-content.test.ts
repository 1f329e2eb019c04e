import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newSiteSettings, type JsonObject } from '@vitrine/page'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { startStandIn, testFetch } from '../../test/fetch.ts'
import { publishNow } from '../../test/publish.ts'
import { testSite } from '../../test/site.ts'
import { importComments } from '../../audience/comments/index.ts'
import { runContentImport } from './index.ts'
import { wxr, wxrItem } from './test/wxr.ts'

interface Report {
  readonly counts: Readonly<Record<string, number>>
  readonly outcomes: readonly {
    readonly title: string
    readonly action: string
    readonly path: string | null
    readonly line: number | null
    readonly notes: readonly string[]
  }[]
  readonly remarks: readonly { readonly line: number | null; readonly message: string }[]
  readonly redirects: {
    readonly added: number
    readonly unchanged: number
    readonly issues: readonly { readonly from: string; readonly message: string }[]
  }
  readonly images: { readonly named: number; readonly stored: number }
}

/** A site, and the command on files of a folder. */
async function importer() {
  const site = await testSite()
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { db, pool, files } = site
  const secret = randomBytes(32)
  const run = async (content: string | Uint8Array, ...args: readonly string[]) => {
    const path = join(folder, 'export.xml')
    writeFileSync(path, content)
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const ports = {
      db,
      files,
      site: { id: site.site.id, language: 'en-US', secret },
      importComments,
      fetch: testFetch,
      print,
    }
    const code = await runContentImport(['content', path, ...args], ports)
    return { code, text: lines.join('\n') }
  }
  return {
    ...site,
    run,
    import: async (content: string, ...args: readonly string[]) => {
      const { code, text } = await run(content, '--json', ...args)
      return { code, ...(JSON.parse(text) as Report) }
    },
    documents: async () => {
      const { rows } = await pool.query<{ kind: string; body: JsonObject; path: string | null }>(
        `select doc.kind, d.body, p.path from document doc
          join draft d on d.site_id = doc.site_id and d.document_id = doc.id
          left join published p on p.site_id = doc.site_id and p.document_id = doc.id
          where doc.site_id = $1 order by doc.kind, doc.names`,
        [site.site.id],
      )
      return rows
    },
  }
}

const terms =
  '<category domain="category" nicename="news"><![CDATA[News &amp; views]]></category><category domain="post_tag" nicename="kiln"><![CDATA[kiln]]></category>'

it('imports posts and pages with their dates, terms, authors and states', async () => {
  const there = await importer()
  const settings = newSiteSettings({ locale: 'en-US', title: 'Test' })
  await publishNow(there.db, there.site.id, { kind: 'site-settings', body: settings })
  const report = await there.import(
    wxr([
      wxrItem({
        id: 1,
        title: 'First &amp; best',
        body: 'One\n\nTwo',
        excerpt: 'Short',
        more: terms,
      }),
      wxrItem({ id: 2, status: 'draft' }),
      wxrItem({
        id: 3,
        type: 'page',
        title: 'About',
        slug: 'about',
        link: 'http://old.example/about-us/',
      }),
      wxrItem({ id: 4, status: 'trash' }),
      wxrItem({ id: 5, title: '', slug: '' }),
      wxrItem({ id: 6, type: 'product' }),
    ]),
  )
  expect(report.code).toBe(0)
  expect(report.counts).toEqual({
    posts: 2,
    pages: 1,
    drafts: 1,
    comments: 0,
    exists: 0,
    skip: 2,
    error: 0,
  })
  expect(report.remarks.map(({ message }) => message)).toContain(
    '1 items of the type "product" are not imported',
  )
  expect(report.redirects).toMatchObject({ added: 3 })
  const documents = await there.documents()
  const first = documents.find(({ path }) => path === 'blog/post-1')?.body
  expect(first).toMatchObject({
    meta: { 'en-US': { title: 'First & best', slug: 'post-1' } },
    publishOn: '2021-03-04T05:06:07.000Z',
    tags: ['kiln'],
    categories: ['News & views'],
  })
  const saved = documents.find(({ kind }) => kind === 'site-settings')
  expect(saved?.body['authors']).toEqual([{ id: first?.['authorId'], displayName: 'Mara Ellis' }])
  const { text } = await there.browser().call('GET', '/blog/post-1')
  expect(text).toContain('<p>One</p><p>Two</p>')
  const moved = await there.browser().call('GET', '/about-us/')
  expect([moved.status, moved.headers['location']]).toEqual([301, '/about'])
})

it('changes nothing in a dry run, and imports nothing twice', async () => {
  const there = await importer()
  const file = wxr([wxrItem({ id: 1 }), wxrItem({ id: 2 })])
  expect((await there.import(file, '--dry-run')).counts).toMatchObject({ posts: 2 })
  expect(await there.documents()).toEqual([])
  await there.import(wxr([wxrItem({ id: 1 })]))
  const again = await there.import(file)
  expect(again.counts).toMatchObject({ posts: 1, exists: 1 })
  expect(again.redirects).toMatchObject({ added: 1, unchanged: 1 })
  expect((await there.documents()).filter(({ kind }) => kind === 'item')).toHaveLength(2)
})

it('skips entries whose identity no index can hold, and redirects of long paths, and reports both', async () => {
  const there = await importer()
  // The identity has the URL of the site.
  const url = `http://old.example/${'字'.repeat(1_000)}`
  const refused = await there.import(wxr([wxrItem({ id: 1 })], { url }))
  expect(refused.outcomes).toMatchObject([
    {
      title: 'Post 1',
      action: 'skip',
      notes: ['its path or URL in the file has more than 2200 bytes'],
    },
  ])
  const link = `http://old.example/${'x'.repeat(3_000)}`
  const { counts, redirects } = await there.import(wxr([wxrItem({ id: 2, link })]))
  expect(counts).toMatchObject({ posts: 1 })
  expect(redirects).toMatchObject({
    added: 0,
    issues: [{ message: 'The old address has more than 500 characters. Shorten it.' }],
  })
})

it('leaves redirects that the owner has changed, and counts only missing ones', async () => {
  const there = await importer()
  const file = wxr([wxrItem({ id: 1 }), wxrItem({ id: 2 })])
  expect((await there.import(file, '--dry-run')).redirects).toMatchObject({ added: 2 })
  expect((await there.import(file)).redirects).toMatchObject({ added: 2, issues: [] })
  const targets = async () => {
    const { rows } = await there.pool.query<{ target: string }>(
      'select target from redirect where site_id = $1 order by match_key',
      [there.site.id],
    )
    return rows.map(({ target }) => target)
  }
  await there.pool.query(
    `update redirect set target = '/mine' where site_id = $1 and match_key like '%post-1'`,
    [there.site.id],
  )
  expect(await targets()).toEqual(['/mine', '/blog/post-2'])
  const issues = [
    { from: '/2021/03/post-1/', message: 'you have changed it: your redirect to /mine stays' },
  ]
  for (const args of [['--dry-run'], []])
    expect((await there.import(file, ...args)).redirects).toEqual({
      ...{ added: 0, unchanged: 1, issues },
    })
  expect(await targets()).toEqual(['/mine', '/blog/post-2'])
})

it('adds no redirect that the owner has deleted since', async () => {
  const there = await importer()
  const file = wxr([wxrItem({ id: 1 }), wxrItem({ id: 2 })])
  await there.import(file, '--no-redirects')
  expect((await there.import(file)).redirects).toMatchObject({ added: 2, issues: [] })
  const remove = `delete from redirect where site_id = $1 and match_key like '%post-1'`
  await there.pool.query(remove, [there.site.id])
  const issues = [{ from: '/2021/03/post-1/', message: 'you have deleted its redirect' }]
  for (const args of [['--dry-run'], []])
    expect((await there.import(file, ...args)).redirects).toEqual({
      ...{ added: 0, unchanged: 1, issues },
    })
  const { rows } = await there.pool.query('select target from redirect where site_id = $1', [
    there.site.id,
  ])
  expect(rows).toEqual([{ target: '/blog/post-2' }])
})

/** Writes a comment of a WXR file. */
function wxrComment(id: number, given: Readonly<Record<string, string>>): string {
  const all = { id: String(id), approved: '1', date_gmt: `2021-03-05 0${id}:00:00`, ...given }
  const fields = Object.entries(all).map(
    ([name, text]) => `<wp:comment_${name}><![CDATA[${text}]]></wp:comment_${name}>`,
  )
  return `<wp:comment>${fields.join('')}</wp:comment>`
}

it('imports the approved comments of posts with them, and none twice', async () => {
  const there = await importer()
  const content = 'A <b>fine</b> bowl &amp; plate.\n\nWhich glaze?'
  const ada = { author: 'Ada &amp; Bo', author_email: 'ada@example.com', content }
  const more = [
    wxrComment(2, { author: 'Ben', content: 'Celadon.', parent: '1', type: 'comment' }),
    wxrComment(1, ada),
    wxrComment(3, { content: 'Thanks!', parent: '2' }),
    wxrComment(4, { author: 'Waits', content: 'Waits', approved: '0' }),
    wxrComment(5, { author: 'Other blog', content: 'Pings', type: 'pingback' }),
    wxrComment(6, { author: 'Cy', content: 'Alone', parent: '4' }),
  ].join('')
  const page = { id: 2, type: 'page', slug: 'about', more: wxrComment(1, ada) }
  const file = wxr([wxrItem({ id: 1, more }), wxrItem(page)])
  expect((await there.import(file, '--dry-run')).counts).toMatchObject({ comments: 4 })
  const report = await there.import(file)
  expect(report.counts).toMatchObject({ posts: 1, pages: 1, comments: 4 })
  expect(report.outcomes.map(({ notes }) => notes)).toEqual([
    ['1 pingbacks are not imported', '1 comments are not approved, and not imported'],
    ['has 1 comments, which are not imported: pages have none'],
  ])
  const load = async () => {
    const { rows } = await there.pool.query<Record<string, unknown>>(
      `select c.author_name as name, c.author_email as email, c.body, p.author_name as top, c.status,
        c.created_at = '2021-03-05T01:00:00Z' as "isFirst"
        from comment c left join comment p on p.site_id = c.site_id and p.id = c.parent_id
        where c.site_id = $1 order by c.id`,
      [there.site.id],
    )
    return rows
  }
  const none = { email: null, status: 'approved', isFirst: false }
  const text = 'A fine bowl & plate.\n\nWhich glaze?'
  const first = { name: 'Ada & Bo', email: 'ada@example.com', body: text, top: null }
  const rest = [
    { ...none, name: 'Ben', body: 'Celadon.', top: 'Ada & Bo' },
    { ...none, name: '–', body: 'Thanks!', top: 'Ada & Bo' },
    { ...none, name: 'Cy', body: 'Alone', top: null },
  ]
  expect(await load()).toEqual([{ ...first, status: 'approved', isFirst: true }, ...rest])
  const shown = (await there.browser().visit('/blog/post-1')).text
  expect(shown).toContain('Celadon.')
  expect(shown).not.toContain('ada@example.com')

  await there.pool.query(`delete from comment where site_id = $1 and body = 'Alone'`, [
    there.site.id,
  ])
  expect((await there.import(file)).counts).toMatchObject({ exists: 2, comments: 0 })
  expect(await load()).toHaveLength(3)
})

it('fetches images once, and names the missing ones', async () => {
  const there = await importer()
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { requests } = await startStandIn('old.example', (request, reply) => {
    if (request.url !== '/a.png') return void reply.writeHead(404).end()
    reply.writeHead(200, { 'content-type': 'image/png' }).end(png)
  })
  const more =
    '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[9]]></wp:meta_value></wp:postmeta>'
  const report = await there.import(
    wxr([
      wxrItem({ id: 1, body: '<img src="/a.png" alt="Red"> and <img src="/b.png">', more }),
      wxrItem({ id: 2, body: '<img src="http://127.0.0.1/c.png">[gallery ids="9"]' }),
      wxrItem({
        ...{ id: 9, type: 'attachment' },
        more: '<wp:attachment_url>http://old.example/a.png</wp:attachment_url>',
      }),
    ]),
  )
  expect(report.code).toBe(0)
  expect(report.outcomes.flatMap(({ notes }) => notes)).toEqual([
    expect.stringContaining('image /b.png is missing'),
    expect.stringContaining('image http://127.0.0.1/c.png is missing'),
  ])
  expect(requests.filter((url) => url === '/b.png')).toHaveLength(1)
  const [, first] = (await there.documents()).filter(({ kind }) => kind === 'item')
  expect(JSON.stringify(first?.body)).toContain('assetId')
})

it('keeps what it cannot map as code that visitors do not see as text', async () => {
  const there = await importer()
  const report = await there.import(
    wxr([wxrItem({ id: 1, body: 'Before [envira id="88"] after' })]),
  )
  expect(report.outcomes[0]?.notes).toEqual(['[envira] is not supported, and is kept as code'])
  const { text } = await there.browser().call('GET', '/blog/post-1')
  expect(text).toContain('Before')
})

it('reads on after damage, and reports a file that ends early', async () => {
  const there = await importer()
  const whole = wxr([
    wxrItem({ id: 1, title: 'A & B &nbsp;&broken', more: '</wrong>' }),
    wxrItem({ id: 2, title: 'Second' }),
  ])
  const { counts, remarks, outcomes } = await there.import(whole.slice(0, whole.indexOf('Second')))
  expect(counts).toMatchObject({ posts: 1, error: 0 })
  expect(outcomes[0]?.title).toBe('A & B &broken')
  expect(remarks.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('damaged XML'),
      expect.stringContaining('the file ends inside the item'),
    ]),
  )
})

it('expands no entities of a document type', async () => {
  const there = await importer()
  const bomb = `<!DOCTYPE rss [<!ENTITY a "lol"><!ENTITY b "${'&a;'.repeat(100)}">
    <!ENTITY c "${'&b;'.repeat(100)}"><!ENTITY x SYSTEM "file:///etc/passwd">]>`
  const file = wxr([wxrItem({ id: 1, title: 'Bomb &c; &x;' })]).replace('<rss', `${bomb}\n<rss`)
  const { outcomes } = await there.import(file)
  expect(outcomes[0]?.title).toBe('Bomb &c; &x;')
})

it.each([
  ['<!doctype html><html><body>Hi</body></html>', 'web page'],
  ['<feed><entry>1</entry></feed>', 'not an export'],
  ['\u0000\u0001\u0002', 'not supported'],
  ['', 'empty'],
])('rejects a file of another kind: %j', async (content, reason) => {
  const there = await importer()
  const { code, text } = await there.run(content)
  expect(code).toBe(1)
  expect(text).toContain(reason)
})

it('creates the blog before a page with its URL, and authors when their posts follow', async () => {
  const there = await importer()
  const settings = newSiteSettings({ locale: 'en-US', title: 'Test' })
  await publishNow(there.db, there.site.id, { kind: 'site-settings', body: settings })
  const pages = Array.from({ length: 51 }, (_, at) =>
    wxrItem({ id: at + 1, type: 'page', slug: at === 0 ? 'blog' : `page-${at}` }),
  )
  const { outcomes } = await there.import(wxr([...pages, wxrItem({ id: 60 })]))
  expect(outcomes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/blog-2', '/page-50', '/blog/post-60']),
  )
  const documents = await there.documents()
  const saved = documents.find(({ kind }) => kind === 'site-settings')
  expect(saved?.body['authors']).toMatchObject([{ displayName: 'Mara Ellis' }])
  const post = documents.find(({ path }) => path === 'blog/post-60')
  expect(post?.body['authorId']).toBeDefined()
})

it('imports into a blog of its own, and not into another page', async () => {
  const there = await importer()
  await there.import(wxr([wxrItem({ id: 1, type: 'page', slug: 'news' })]))
  const { code, text } = await there.run(wxr([wxrItem({ id: 2 })]), '--collection', 'news')
  expect(code).toBe(1)
  expect(text).toContain('not a blog')
})
