import { randomUUID } from 'node:crypto'
import { commentMessages, formMessages } from '@vitrine/model'
import { describe, expect, it } from 'vitest'
import { OWN, testJournal } from '../../test/comments.ts'

const NATIVE = { text: 'By hand.', name: 'Plain visitor', email: 'plain@example.com' }

describe('a comment', () => {
  it('is shown at once if the collection is not moderated, on the page and to scripts', async () => {
    const { post, say, page, browser } = await testJournal()
    const id = await post('one')
    expect(await page('one')).not.toContain('A kind word.')
    const { status, body } = await say(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'approved',
      message: commentMessages['comments.approved'],
      comment: { name: 'A visitor', text: 'A kind word.', isOwner: false, parentId: null },
    })
    await expect.poll(() => page('one')).toContain('A kind word.')
    const read = await browser().send('GET', `/api/comments/${id}`)
    expect(read.body).toMatchObject({
      comments: [{ text: 'A kind word.', replies: [] }],
      publicCommentCount: 1,
      isOpen: true,
      isSignedIn: false,
    })
    expect(read.text).not.toContain('visitor@example.com')
  })

  it('waits for approval if the collection is moderated, and is hidden until then', async () => {
    const { post, say, page, studio, browser } = await testJournal({ moderated: true })
    const id = await post('one')
    const { body } = await say(id)
    expect(body).toEqual({
      status: 'pending',
      message: commentMessages['comments.pending'],
      comment: null,
    })
    expect(await page('one')).not.toContain('A kind word.')
    const { text } = await browser().send('GET', `/api/comments/${id}`)
    expect(text).not.toContain('A kind word.')

    const owner = await studio()
    const list = (await owner('GET', '')).body as { comments: { id: string }[] }
    expect(list).toMatchObject({
      comments: [{ email: 'visitor@example.com', reason: 'moderated', documentTitle: 'Post one' }],
      counts: { pending: 1, approved: 0, spam: 0, trash: 0 },
    })
    const ids = list.comments.map((one) => one.id)
    const done = await owner('POST', '/statuses', { ids, status: 'approved' })
    expect(done.body).toEqual({ changed: 1 })
    await expect.poll(() => page('one')).toContain('A kind word.')
    const json = await browser().visit('/journal/one?format=json')
    expect(json.body).toMatchObject({ item: { publicCommentCount: 1, commentCount: 1 } })

    await owner('POST', '/statuses', { ids, status: 'trash' })
    await expect.poll(() => page('one')).not.toContain('A kind word.')
  })

  it('is accepted without scripts, and the visitor is redirected to the page', async () => {
    const { post, browser, page, studio } = await testJournal()
    const id = await post('one')
    const html = await page('one')
    expect(html).toContain(`<form class="comment-form" method="post" action="/comments/${id}"`)
    const { status, headers } = await browser().submit(`/comments/${id}`, NATIVE)
    expect(status).toBe(303)
    expect(headers['location']).toBe('/journal/one#comment-received')
    expect(html).toContain('id="comment-received"')
    const { body } = await (await studio())('GET', '')
    expect(body).toMatchObject({ comments: [{ text: 'By hand.', reason: 'untimed' }] })
  })

  it('reports what is missing, by field', async () => {
    const { post, say, browser } = await testJournal()
    const id = await post('one')
    const { status, body } = await say(id, { name: '', email: 'x', text: ' \u200B ' })
    expect(status).toBe(400)
    const { 'forms.required': required, 'forms.email': email } = formMessages
    expect(body).toMatchObject({
      errors: { name: required, text: required, email },
      errorCodes: { name: 'forms.required', text: 'forms.required', email: 'forms.email' },
    })
    expect((await browser().submit(`/comments/${id}`, { text: 'x' })).status).toBe(400)
  })

  it('replies to another, one level deep', async () => {
    const { post, say, browser } = await testJournal()
    const id = await post('one')
    const first = (await say(id)).body as { comment: { id: string } }
    const parentId = first.comment.id
    const second = await say(id, { text: 'An answer.', parentId })
    const { comment } = second.body as { comment: { id: string; parentId: string } }
    expect(comment.parentId).toBe(parentId)
    await say(id, { text: 'An answer to it.', parentId: comment.id })
    const { body } = await browser().send('GET', `/api/comments/${id}`)
    expect(body).toMatchObject({
      publicCommentCount: 3,
      comments: [{ replies: [{ text: 'An answer.' }, { text: 'An answer to it.', parentId }] }],
    })
  })

  it('is hidden with the one it replies to, and no longer counted', async () => {
    const { post, say, studio, browser } = await testJournal()
    const id = await post('one')
    const { comment } = (await say(id)).body as { comment: { id: string } }
    await say(id, { text: 'An answer.', parentId: comment.id })
    const owner = await studio()
    await owner('POST', '/statuses', { ids: [comment.id], status: 'spam' })
    const { body } = await browser().send('GET', `/api/comments/${id}`)
    expect(body).toMatchObject({ publicCommentCount: 0, comments: [] })
  })
})

describe('the state rule', () => {
  it('shows closed comments and accepts no new ones', async () => {
    const { post, say, page, site, pool } = await testJournal()
    const id = await post('one', { commentState: 2 })
    expect(await page('one')).not.toContain('class="comments"')
    expect((await say(id)).status).toBe(409)
    await pool.query(
      `insert into comment (site_id, id, document_id, author_name, body, status, locale, body_digest)
       values ($1, gen_random_uuid(), $2, 'Somebody', 'From before.', 'approved', 'en-US', '')`,
      [site.id, id],
    )
    await expect.poll(() => page('one')).toContain('From before.')
    expect(await page('one')).toContain('Comments are closed.')
    expect(await page('one')).not.toContain('comment-form"')
  })

  it('shows and accepts none if the website disables them', async () => {
    const { post, say, page, settings } = await testJournal()
    const id = await post('one')
    await say(id)
    await settings({ comments: { enabled: false } })
    await expect.poll(() => page('one')).not.toContain('A kind word.')
    expect((await say(id, { text: 'More.' })).status).toBe(409)
  })

  it('accepts none if the collection disables them', async () => {
    const { post, say, page } = await testJournal({ enabled: false })
    const id = await post('one')
    expect((await say(id)).status).toBe(409)
    expect(await page('one')).not.toContain('class="comments"')
  })
})

describe('a hostile visitor', () => {
  it('sees markup as text', async () => {
    const { post, say, page } = await testJournal()
    const id = await post('one')
    const evil = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'&{title}'
    const { body } = await say(id, { name: `<b>${evil.slice(0, 40)}`, text: evil })
    expect(body).toMatchObject({ status: 'approved' })
    await expect.poll(() => page('one')).toContain('&lt;script&gt;alert(1)')
    const html = await page('one')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<b>&lt;')
    expect(html).toContain('{title}')
  })

  it('creates no link from a URL', async () => {
    const { post, say, page, studio } = await testJournal()
    const id = await post('one')
    await say(id, { text: 'javascript:alert(1) and https://example.com/' })
    const owner = await studio()
    const { comments } = (await owner('GET', '')).body as { comments: { id: string }[] }
    await owner('POST', '/statuses', { ids: comments.map((c) => c.id), status: 'approved' })
    await expect.poll(() => page('one')).toContain('javascript:alert(1)')
    expect(await page('one')).not.toContain('href="javascript:')
  })

  it('is rejected with a NUL, half a character, or megabytes', async () => {
    const { post, say, browser } = await testJournal()
    const id = await post('one')
    expect((await say(id, { text: 'a\u0000b' })).status).toBe(400)
    expect((await say(id, { text: 'a\uD800b' })).status).toBe(400)
    expect((await say(id, { text: 'x'.repeat(5_001) })).status).toBe(400)
    expect((await say(id, { text: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413)
    const long = { ...NATIVE, text: 'x'.repeat(1024 * 1024) }
    expect((await browser().submit(`/comments/${id}`, long)).status).toBe(413)
    expect((await say('not-an-id')).status).toBe(400)
  })

  it('removes characters that reverse text', async () => {
    const { post, say } = await testJournal()
    const id = await post('one')
    const { body } = await say(id, { name: 'Owner\u202E\u200B', text: 'gpj\u2066.exe' })
    expect(body).toMatchObject({ comment: { name: 'Owner', text: 'gpj.exe' } })
  })

  it('cannot reply to a comment of another page or site, or to a pending one', async () => {
    const { post, say } = await testJournal()
    const [one, two] = [await post('one'), await post('two')]
    const here = (await say(one)).body as { comment: { id: string } }
    expect((await say(two, { text: 'x', parentId: here.comment.id })).status).toBe(404)
    expect((await say(one, { text: 'y', parentId: randomUUID() })).status).toBe(404)
    const otherBrowser = await testJournal()
    const theirs = await otherBrowser.post('one')
    const there = await otherBrowser.say(theirs, { parentId: here.comment.id })
    expect(there.status).toBe(404)
    expect((await otherBrowser.say(one)).status).toBe(404)
  })

  it('cannot comment on an unsuitable page, or on missing or restricted content', async () => {
    const { post, say, journal, browser } = await testJournal()
    const locked = await post('locked', { access: { kind: 'password' } })
    const members = await post('members', {
      access: { kind: 'members', memberAreaIds: [randomUUID()] },
    })
    for (const id of [journal, randomUUID(), locked, members]) {
      expect((await say(id)).status).toBe(404)
      expect((await browser().send('GET', `/api/comments/${id}`)).status).toBe(404)
      expect((await browser().send('POST', `/api/likes/${id}`, undefined, OWN)).status).toBe(404)
    }
  })

  it('cannot make others comment or like from another site', async () => {
    const { post, written, browser, app, host } = await testJournal()
    const id = await post('one')
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.test' },
    ]) {
      const sent = await browser().send('POST', `/api/comments/${id}`, written(id), headers)
      expect(sent.status).toBe(403)
      expect((await browser().send('POST', `/api/likes/${id}`, undefined, headers)).status).toBe(
        403,
      )
      const form = await app.inject({
        method: 'POST',
        url: `/comments/${id}`,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(NATIVE).toString(),
      })
      expect(form.statusCode).toBe(403)
    }
  })

  it('learns nothing from the response: it is the same for robots, repeats and pending comments', async () => {
    const { post, say, studio } = await testJournal({ moderated: true })
    const id = await post('one')
    const waits = await say(id, { text: 'To be read.' })
    const again = await say(id, { text: 'To be  READ.' })
    const trapped = await say(id, { text: 'Cheap pills', website: 'https://pills.example' })
    expect(again.text).toBe(waits.text)
    expect(trapped.text).toBe(waits.text)
    expect(again.status).toBe(200)
    const owner = await studio()
    const { body } = await owner('GET', '?status=spam')
    expect(body).toMatchObject({
      comments: [{ text: 'Cheap pills', reason: 'trap' }],
      counts: { pending: 1, spam: 1 },
    })
  })

  it('sends the same comment twice concurrently, and it is stored once', async () => {
    const { post, say, browser } = await testJournal()
    const id = await post('one')
    await Promise.all([say(id), say(id), say(id), say(id)])
    const { body } = await browser().send('GET', `/api/comments/${id}`)
    expect(body).toMatchObject({ publicCommentCount: 1 })
  })
})

describe('the staff of the site', () => {
  it('replies in its name, which approves the comment', async () => {
    const { post, say, studio, browser } = await testJournal({ moderated: true })
    const id = await post('one')
    await say(id)
    const owner = await studio('editor')
    const list = (await owner('GET', '')).body as { comments: { id: string }[] }
    const [first] = list.comments
    const reply = await owner('POST', `/${first?.id}/replies`, { text: 'Thank you <3' })
    expect(reply.body).toMatchObject({ name: 'Test shop', isOwner: true, parentId: first?.id })
    const { body } = await browser().send('GET', `/api/comments/${id}`)
    expect(body).toMatchObject({
      publicCommentCount: 2,
      comments: [{ text: 'A kind word.', replies: [{ text: 'Thank you <3', isOwner: true }] }],
    })
  })

  it('deletes only spam and trash, and nothing of another site', async () => {
    const { post, say, studio } = await testJournal()
    const id = await post('one')
    const { comment } = (await say(id)).body as { comment: { id: string } }
    const owner = await studio()
    const ids = [comment.id]
    const stranger = await (await testJournal()).studio('admin')
    expect((await stranger('POST', '/statuses', { ids, status: 'trash' })).body).toEqual({
      changed: 0,
    })
    expect((await stranger('POST', `/${comment.id}/replies`, { text: 'x' })).status).toBe(404)
    expect((await owner('POST', '/deletions', { ids })).body).toEqual({ deleted: 0 })
    await owner('POST', '/statuses', { ids, status: 'trash' })
    expect((await owner('POST', '/deletions', { ids })).body).toEqual({ deleted: 1 })
    expect((await owner('GET', '?status=trash')).body).toMatchObject({ comments: [] })
  })

  it('reads page by page, and only in roles with the permission', async () => {
    const { post, say, studio } = await testJournal({ moderated: true })
    const id = await post('one')
    for (let n = 0; n < 52; n += 1) await say(id, { text: `Number ${n}` })
    const owner = await studio()
    const first = (await owner('GET', '')).body as Listed
    expect(first.comments).toHaveLength(50)
    const second = (await owner('GET', `?cursor=${first.nextPageCursor}`)).body as Listed
    expect(second.comments.map(({ text }) => text)).toEqual(['Number 1', 'Number 0'])
    expect(second.nextPageCursor).toBeNull()
    expect((await (await studio('store-manager'))('GET', '')).status).toBe(403)
  })
})

interface Listed {
  readonly comments: readonly { readonly text: string }[]
  readonly nextPageCursor: string | null
}
