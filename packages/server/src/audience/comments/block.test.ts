import { blockTypeCodes } from '@vitrine/model'
import { newBlock, newContent, newPage, newSection, plainToRich } from '@vitrine/page'
import { expect, it } from 'vitest'
import { waitForChanges } from '../../test/database.ts'
import { publishNow } from '../../test/publish.ts'
import { testJournal } from '../../test/comments.ts'

const EN = 'en-US'
let serial = 0
const nextId = () => `b${++serial}`

/** Words above the comments, and words below. */
function withComments() {
  const words = (text: string) =>
    newBlock(nextId, blockTypeCodes.html, { text: { [EN]: { body: plainToRich(text) } } })
  const blocks = [words('Above'), newBlock(nextId, blockTypeCodes.comments), words('Below')].map(
    (block, at) => ({ ...block, place: { desktop: { x: 0, y: at * 4, w: 12, h: 4, z: 0 } } }),
  )
  return newContent([{ section: newSection(nextId), blocks }])
}

const times = (html: string, text: string) => html.split(text).length - 1

it('appears at its position in the item, and is not repeated below', async () => {
  const { post, say, page } = await testJournal()
  const id = await post('talked', withComments())
  expect((await say(id)).status).toBe(200)
  const html = await page('talked')
  expect(html).toMatch(/Above[^]*A kind word\.[^]*Post comment[^]*Below/)
  expect(times(html, 'class="squarespace-comments"')).toBe(1)
  expect(times(html, 'id="comment-form-title"')).toBe(1)
  expect(html).toContain('.comment-received:not(:target)')
  const other = await post('plain')
  expect(times(await page('plain'), `id="comments-${other}"`)).toBe(1)
})

it('accepts comments on a page, which wait for approval', async () => {
  const { db, site, browser, say, studio, settings } = await testJournal()
  const show = (slug: string, content: ReturnType<typeof withComments>) =>
    publishNow(db, site.id, {
      kind: 'page',
      body: newPage({ locale: EN, title: 'Guests', slug }, content),
    })
  const id = await show('guests', withComments())
  const sent = await browser().submit(`/comments/${id}`, {
    text: 'A fine pot.',
    name: 'A guest',
    email: 'guest@example.com',
  })
  expect(sent).toMatchObject({ status: 303, headers: { location: '/guests#comment-received' } })
  const before = (await browser().visit('/guests')).text
  expect(before).toContain('Post comment')
  expect(before).not.toContain('A fine pot.')
  const owner = await studio()
  const { body } = await owner('GET', '?status=pending')
  expect(body).toMatchObject({ comments: [{ text: 'A fine pot.', documentTitle: 'Guests' }] })
  const [comment] = (body as { comments: { id: string }[] }).comments
  await owner('POST', '/statuses', { ids: [comment?.id], status: 'approved' })
  await waitForChanges()
  const { text } = await browser().visit('/guests')
  expect(text).toMatch(/Above[^]*A fine pot\.[^]*Below/)
  expect((await browser().call('GET', `/api/comments/${id}`)).body).toMatchObject({
    comments: [{ text: 'A fine pot.' }],
  })

  const without = await show('quiet', newContent())
  expect((await say(without)).status).toBe(404)
  await settings({ comments: { enabled: false } })
  await waitForChanges()
  expect((await browser().visit('/guests')).text).not.toContain('squarespace-comments')
})
