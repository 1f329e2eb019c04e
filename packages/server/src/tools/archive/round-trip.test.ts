import { expect, it } from 'vitest'
import { hashPassword } from '../../identity/accounts/index.ts'
import { setLock } from '../../audience/page-locks/index.ts'
import { insertHost } from '../../identity/sites/index.ts'
import { TestBrowser } from '../../test/site.ts'
import { createFolderSource, importArchive } from './index.ts'
import { exported, readFiles } from '../../test/archive.ts'
import { type FullSite, fullSite } from '../../test/full-site.ts'
import { emptyServer } from '../../test/empty-server.ts'

/** Every address of a site, in both languages, in each form it is given in. */
async function addresses({ browser }: FullSite): Promise<readonly string[]> {
  const { text } = await browser().visit('/sitemap.xml')
  const listed = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  const known = ['/', '/visit-us', '/journal', '/pots', '/pots/p/vase', '/pots/p/bowl', '/shop']
  const posts = [1, 2, 3].map((n) => `/journal/firing-${n}`)
  const french = ['/', '/visit-us-fr', '/journal-fr', '/journal-fr/firing-1-fr', '/pots']
  const paths = new Set([...listed, ...known, ...posts, ...french.map((path) => `/fr${path}`)])
  const pages = [...paths].flatMap((path = '/') => {
    const bare = path.length > 1 ? path.replace(/\/$/, '') : path
    return [
      bare,
      `${bare}?format=json`,
      `${bare}?format=json-pretty`,
      `${bare}?format=main-content`,
    ]
  })
  const lists = ['/journal', '/fr/journal-fr', '/pots'].flatMap((path) =>
    ['?format=rss', '?format=ical', '?tag=kiln', '?format=page-context'].map((q) => path + q),
  )
  const others = [
    '/robots.txt',
    '/sitemap.xml',
    '/flyer',
    '/old%20news',
    '/old%20news?a=b',
    '/none',
    '/only-you',
    '/account',
    '/account/login',
    '/cart',
    '/search?q=cone',
  ]
  return [...pages, ...lists, ...others]
}

const volatile = ['content-type', 'location', 'content-language', 'content-security-policy']

/** The empty cart of page JSON has the time of the request, and uncached pages have a nonce. */
const still = (text: unknown): unknown =>
  typeof text === 'string'
    ? text
        .replaceAll(/("created": ?)\d{13}/g, '$1now')
        .replaceAll(/nonce[-=]"?[\w+/]{22}==/g, 'nonce')
    : text

async function visited(browser: TestBrowser, paths: readonly string[]) {
  const replies: Record<string, unknown> = {}
  for (const path of paths) {
    const { status, headers, text } = await browser.visit(path)
    replies[path] = {
      status,
      text: still(text),
      headers: volatile.map((name) => still(headers[name])),
    }
  }
  return replies
}

it('renders every page as before, after an export and an import into an empty server', async () => {
  const site = await fullSite()
  const { folder } = await exported(site)
  const other = await emptyServer()
  const outcome = await importArchive(other.db, other.files, createFolderSource(folder))
  expect(outcome).toMatchObject({ state: 'done', target: { siteId: site.siteId, state: 'new' } })
  await insertHost(other.db, site.siteId, site.host)

  const paths = await addresses(site)
  const before = await visited(site.browser(), paths)
  const after = await visited(new TestBrowser(other.app, site.host), paths)
  expect(after).toEqual(before)
  // So that the comparison means something.
  const statuses = Object.values(before).map((reply) => (reply as { status: number }).status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(60)
  expect(before['/fr/journal-fr/firing-1-fr']).toMatchObject({
    status: 200,
    text: expect.stringContaining('Cône 1'),
  })
  expect(before['/journal']).toMatchObject({ text: expect.stringContaining('The journal') })
  expect(before['/flyer']).toMatchObject({ status: 302 })
  expect(before['/only-you']).toMatchObject({ status: 401 })
  expect(before['/journal/firing-1']).toMatchObject({
    text: expect.stringMatching(/How hot\?[^]*At 1,260 degrees\./),
  })
})

it('keeps a site with a password closed after the import, although the password is unknown', async () => {
  const site = await fullSite()
  const passwordHash = await hashPassword('open, sesame')
  await setLock(site.db, site.siteId, { subjectId: site.siteId, passwordHash })
  const { folder, omitted } = await exported(site)
  expect(omitted[0]).toContain('Site password: ')
  const other = await emptyServer()
  await importArchive(other.db, other.files, createFolderSource(folder))
  await insertHost(other.db, site.siteId, site.host)
  const visitor = new TestBrowser(other.app, site.host)
  for (const path of ['/', '/journal', '/pots/p/vase', '/journal?format=json'])
    expect(await visitor.visit(path), path).toMatchObject({ status: 401 })
})

it('exports no private data of visitors and no password', async () => {
  const site = await fullSite()
  const { folder, omitted } = await exported(site)
  const all = Object.values(readFiles(folder)).map((hex) => Buffer.from(hex, 'hex').toString())
  for (const secret of ['visitor@example.com', 'pending@example.com', 'Hidden words'])
    expect(all.filter((text) => text.includes(secret))).toEqual([])
  const { rows } = await site.pool.query<{ secret: Buffer }>(
    'select secret from site where id = $1',
    [site.siteId],
  )
  const secret = rows[0]?.secret ?? Buffer.alloc(32)
  for (const form of ['hex', 'base64', 'base64url'] as const)
    expect(all.filter((text) => text.includes(secret.toString(form)))).toEqual([])
  expect(omitted).toContain('Comments awaiting moderation: 1.')
})

it('exports the same files again, from the site and from its import', async () => {
  const site = await fullSite()
  const first = await exported(site)
  const again = await exported(site)
  expect(readFiles(again.folder)).toEqual(readFiles(first.folder))

  const other = await emptyServer()
  await importArchive(other.db, other.files, createFolderSource(first.folder))
  const { siteId } = site
  const back = await exported({ db: other.db, files: other.files, siteId })
  expect(readFiles(back.folder)).toEqual(readFiles(first.folder))
})

it('gives files readable names, and reports skipped data', async () => {
  const { folder, omitted, ...counts } = await exported(await fullSite())
  expect(counts).toMatchObject({
    documents: 12,
    comments: 1,
    products: 3,
    images: 1,
    redirects: 2,
  })
  expect(Object.keys(readFiles(folder)).filter((path) => !path.startsWith('assets/'))).toEqual([
    'assets.json',
    'comments/journal/firing-1.json',
    'documents/header-footer.json',
    'documents/items/journal/firing-1.json',
    'documents/items/journal/firing-2.json',
    'documents/items/journal/firing-3.json',
    'documents/navigation.json',
    'documents/pages/home.json',
    'documents/pages/journal.json',
    'documents/pages/only-you.json',
    'documents/pages/pots.json',
    'documents/pages/visit-us-2.json',
    'documents/pages/visit-us.json',
    'documents/site-settings.json',
    'products/collections.json',
    'products/pots/bowl.json',
    'products/pots/vase.json',
    'products/shop/mug.json',
    'redirects.json',
    'site.json',
  ])
  expect(omitted).toEqual([
    'documents/pages/only-you.json: the page stays closed after an import until you set its password again.',
    'Comments awaiting moderation: 1.',
    expect.stringContaining('Scheduled publication: “Spring”, '),
  ])
})
