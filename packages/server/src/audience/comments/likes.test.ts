import { randomUUID } from 'node:crypto'
import { newCollection, newItem, newPage } from '@vitrine/page'
import { expect, it } from 'vitest'
import { publishNow } from '../../test/publish.ts'
import { testArea, testMember } from '../../test/readers.ts'
import type { TestBrowser } from '../../test/site.ts'
import { OWN, testJournal } from '../../test/comments.ts'

const like = (browser: TestBrowser, id: string) =>
  browser.send('POST', `/api/likes/${id}`, undefined, OWN)
const unlike = (browser: TestBrowser, id: string) =>
  browser.send('DELETE', `/api/likes/${id}`, undefined, OWN)

it('counts a visitor once, however often they like it, and withdraws a like', async () => {
  const { post, browser } = await testJournal()
  const id = await post('one')
  const [anna, other] = [browser(), browser()]
  expect((await like(anna, id)).body).toEqual({ likeCount: 1, isLiked: true })
  expect((await like(anna, id)).body).toEqual({ likeCount: 1, isLiked: true })
  expect((await like(other, id)).body).toEqual({ likeCount: 2, isLiked: true })
  expect((await unlike(anna, id)).body).toEqual({ likeCount: 1, isLiked: false })
  expect((await unlike(anna, id)).body).toEqual({ likeCount: 1, isLiked: false })
  expect((await unlike(browser(), id)).body).toEqual({ likeCount: 1, isLiked: false })
})

it('counts concurrent likes', async () => {
  const { post, browser, pool, site } = await testJournal()
  const id = await post('one')
  const visitors = Array.from({ length: 20 }, () => browser())
  await Promise.all(visitors.map((visitor) => like(visitor, id)))
  await Promise.all(visitors.slice(0, 5).flatMap((one) => [unlike(one, id), like(one, id)]))
  const { body } = await browser().send('GET', `/api/likes?ids=${id}`)
  const { rows } = await pool.query(
    'select count(*)::int as likes from document_like where site_id = $1 and document_id = $2',
    [site.id, id],
  )
  expect(body).toEqual({ likes: { [id]: rows[0].likes } })
})

it('keeps cached pages, and appears in the next rendered page', async () => {
  const { post, say, browser } = await testJournal()
  const id = await post('one')
  const visitor = browser()
  const json = async () =>
    (await visitor.visit('/journal/one?format=json')).body as { item: { likeCount: number } }
  expect((await json()).item.likeCount).toBe(0)
  await like(visitor, id)
  expect((await json()).item.likeCount).toBe(0)
  await say(id)
  await expect.poll(async () => (await json()).item.likeCount).toBe(1)
  const list = await visitor.visit('/journal?format=json')
  expect(list.body).toMatchObject({ items: [{ likeCount: 1, publicCommentCount: 1 }] })
})

it('returns the counts of up to 100 items, and 0 for unknown ones', async () => {
  const { post, browser } = await testJournal()
  const id = await post('one')
  await like(browser(), id)
  const unknown = randomUUID()
  const { body } = await browser().send('GET', `/api/likes?ids=${id},${unknown},${id}`)
  expect(body).toEqual({ likes: { [id]: 1, [unknown]: 0 } })
  const many = Array.from({ length: 101 }, () => randomUUID()).join(',')
  expect((await browser().send('GET', `/api/likes?ids=${many}`)).status).toBe(400)
  expect((await browser().send('GET', '/api/likes?ids=x')).status).toBe(400)
})

it('shows likes of a members’ item only to visitors who may read it', async () => {
  const shop = await testJournal()
  const { db, site, post, pool, browser } = shop
  const area = await testArea(shop)
  const id = await post('members', { access: { kind: 'members', memberAreaIds: [area] } })
  const member = await testMember(shop, [area])
  expect((await like(member, id)).body).toEqual({ likeCount: 1, isLiked: true })
  const counts = async (one: TestBrowser) => (await one.send('GET', `/api/likes?ids=${id}`)).body
  expect(await counts(member)).toEqual({ likes: { [id]: 1 } })
  for (const one of [browser(), await testMember(shop, [])])
    expect(await counts(one)).toEqual({ likes: { [id]: 0 } })
  const access = { kind: 'members' as const, memberAreaIds: [area] }
  const closed = await publishNow(db, site.id, {
    kind: 'page',
    body: newPage(
      { locale: 'en-US', title: 'Closed', slug: 'closed' },
      { collection: newCollection(), access },
    ),
  })
  const open = await publishNow(db, site.id, {
    kind: 'item',
    collectionId: closed,
    body: newItem({ locale: 'en-US', title: 'Open', slug: 'open' }),
  })
  await pool.query(
    `insert into document_like (site_id, document_id, visitor) values ($1, $2, '\\x01')`,
    [site.id, open],
  )
  const tells = (one: TestBrowser) => one.send('GET', `/api/likes?ids=${open}`)
  expect((await tells(browser())).body).toEqual({ likes: { [open]: 0 } })
  expect((await tells(member)).body).toEqual({ likes: { [open]: 1 } })
})

it('does not exist if the website disables likes', async () => {
  const { post, settings, browser } = await testJournal()
  const id = await post('one')
  await settings({ likes: { enabled: false } })
  expect((await like(browser(), id)).status).toBe(404)
})

it('is deleted with its item', async () => {
  const { post, say, browser, pool, site } = await testJournal()
  const id = await post('one')
  await like(browser(), id)
  await say(id)
  const one = [site.id, id]
  await pool.query('delete from publication_entry where site_id = $1 and document_id = $2', one)
  await pool.query('delete from published where site_id = $1 and document_id = $2', one)
  await pool.query('delete from document where site_id = $1 and id = $2', one)
  const { rows } = await pool.query('select 1 from document_count where document_id = $1', [id])
  expect(rows).toEqual([])
})
