import { addRedirect, dismissNotFoundPath, listNotFoundPaths } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { testOwner } from '../../../test/owner.ts'
import { testSite } from '../../../test/site.ts'
import { deleteOldNotFoundPaths } from './not-found-store.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A site whose visitors ask for pages that it does not have. */
async function testNotFound() {
  const shop = await testSite()
  const owner = await testOwner(shop, 'website-manager')
  const visit = async (url: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url, headers: { host: shop.host, 'user-agent': BROWSER, ...headers } })
  const list = async () =>
    listNotFoundPaths.replies[200].parse((await owner.call('GET', listNotFoundPaths.path)).body)
  return { ...shop, owner, visit, list }
}

it('lists the URLs that visitors did not find, the most requested first', async () => {
  const { visit, list, host } = await testNotFound()
  expect((await visit('/Old-Page')).statusCode).toBe(404)
  await visit('/other?token=secret', { referer: 'https://blog.example/post?who=ada' })
  await visit('/old-page', { referer: `http://${host}/about?x=1` })
  await Promise.all([visit('/old-page'), visit('/old-page')])
  const { paths } = await list()
  expect(paths).toMatchObject([
    { path: '/Old-Page', hits: 4, referrer: '/about' },
    { path: '/other', hits: 1, referrer: 'blog.example' },
  ])
})

it('counts neither bots nor pages nor redirected URLs', async () => {
  const { owner, visit, list } = await testNotFound()
  await visit('/wp-login.php', { 'user-agent': 'curl/8.5.0' })
  await visit('/')
  await visit('/order/secret-token')
  await owner.call('POST', addRedirect.path, { from: '/moved', to: '/' })
  await visit('/moved')
  expect(await list()).toMatchObject({ paths: [], hasNextPage: false })
})

it('answers paths that are too long to be listed, and stores no secret of a page that led there', async () => {
  const { visit, list, host } = await testNotFound()
  expect((await visit(`/${'%C4%B0'.repeat(300)}`)).statusCode).toBe(404)
  expect((await visit(`/${'a'.repeat(499)}%2F`)).statusCode).toBe(404)
  await visit('/dead-link', { referer: `http://${host}/order/secret-token` })
  expect((await list()).paths).toMatchObject([{ path: '/dead-link', referrer: '' }])
})

it('omits what is redirected since, and what the owner dismisses', async () => {
  const { owner, visit, list } = await testNotFound()
  for (const path of ['/a', '/blog/first', '/kept']) await visit(path)
  await owner.call('POST', addRedirect.path, { from: '/a', to: '/' })
  await owner.call('POST', addRedirect.path, { from: '/blog/[slug]', to: '/' })
  expect((await list()).paths.map(({ path }) => path)).toEqual(['/kept'])
  const dismissed = `${dismissNotFoundPath.path}?path=${encodeURIComponent('/kept')}`
  expect((await owner.call('DELETE', dismissed)).status).toBe(200)
  expect((await list()).paths).toEqual([])
  expect(await owner.call('DELETE', dismissed)).toMatchObject({
    status: 404,
    body: { code: 'redirects.notListed' },
  })
})

it('stores a limited number of URLs for a limited time', async () => {
  const { visit, list, pool, site } = await testNotFound()
  await pool.query(
    `insert into not_found_path (site_id, match_key, path, referrer)
     select $1, '/' || n, '/' || n, '' from generate_series(1, 1000) n`,
    [site.id],
  )
  expect((await visit('/one-more')).statusCode).toBe(404)
  await visit('/7')
  expect((await list()).paths[0]).toMatchObject({ path: '/7', hits: 2 })
  const added = await pool.query('select from not_found_path where site_id = $1 and path = $2', [
    site.id,
    '/one-more',
  ])
  expect(added.rowCount).toBe(1)
  const count = async () =>
    (await pool.query('select from not_found_path where site_id = $1', [site.id])).rowCount
  expect(await count()).toBe(1_000)
  await pool.query(
    `update not_found_path set last_at = now() - interval '61 days' where site_id = $1 and hits = 1`,
    [site.id],
  )
  await deleteOldNotFoundPaths((await testDatabase()).db)
  expect(await count()).toBe(1)
})
