import type { LiveEvent } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { ContentChanges } from '../../platform/db/content-changes.ts'
import { testDatabase } from '../../test/database.ts'
import { setWord, testStudio } from '../../test/documents.ts'
import { names, openTestStream, signInWindow } from '../../test/live/live-stream.ts'

async function openedPage() {
  const studio = await testStudio()
  const page = await studio.page()
  const [ann, ben] = [await signInWindow(studio), await signInWindow(studio, 'draft-editor')]
  return { ...studio, page, ann, ben }
}

const isEditing = (section: string) => (event: LiveEvent) =>
  event.kind === 'people' && event.people.some(({ sections }) => sections.includes(section))

it('names who opens and who leaves a document', async () => {
  const { page, ann, ben } = await openedPage()
  const first = await ann.open(page.id)
  expect(first).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    },
  })
  expect(await first.find(({ kind }) => kind === 'people')).toEqual({ kind: 'people', people: [] })
  const second = await ben.open(page.id)
  expect(await second.find(names(ann.email))).toMatchObject({
    people: [{ id: ann.id, sections: [] }],
  })
  expect(await first.find(names(ben.email))).toBeDefined()
  second.close()
  expect(await first.find(names())).toBeDefined()
  first.close()
})

it('announces each revision with the person, and nothing of the content', async () => {
  const { page, ann, ben } = await openedPage()
  const stream = await ann.open(page.id)
  expect(await stream.find(({ kind }) => kind === 'revision')).toEqual({
    kind: 'revision',
    rev: 1,
    by: null,
  })
  const set = {
    seq: 1,
    command: 'block.setData',
    label: 'change',
    ops: [setWord('one', 'a secret')],
  }
  const given = { base: 1, clientId: 'ben', sets: [set] }
  expect((await ben.call('POST', `/documents/${page.id}/changes`, given)).status).toBe(200)
  expect(await stream.find(({ kind }) => kind === 'revision')).toEqual({
    kind: 'revision',
    rev: 2,
    by: { id: ben.id, email: ben.email },
  })
  stream.close()
})

it('announces that the document is in the trash, restored and deleted for good', async () => {
  const { page, ann, ben } = await openedPage()
  const stream = await ann.open(page.id)
  const state = async () => {
    const event = await stream.find(({ kind }) => kind === 'deletion')
    return event?.kind === 'deletion' ? event.state : undefined
  }
  expect(await state()).toBe('none')
  expect((await ben.call('DELETE', `/documents/${page.id}`)).status).toBe(200)
  expect(await state()).toBe('trash')
  expect((await ann.call('POST', `/documents/${page.id}/restore`)).status).toBe(200)
  expect(await state()).toBe('none')
  // A window that opens it later knows it, too.
  await ann.call('DELETE', `/documents/${page.id}`)
  const later = await ann.open(page.id, 'two')
  expect(await later.find(({ kind }) => kind === 'deletion')).toMatchObject({ state: 'trash' })
  expect(await state()).toBe('trash')
  expect((await ann.call('DELETE', `/trash/${page.id}`)).status).toBe(200)
  expect(await state()).toBe('permanent')
  for (const each of [stream, later]) each.close()
})

it('works over several processes on one database', async () => {
  const { page, ann, ben, db, pool, files } = await openedPage()
  const changes = new ContentChanges((await testDatabase()).url)
  await changes.start()
  const other = await buildApp({ db, pool, changes, files, production: true, logLevel: 'silent' })
  const here = await ann.open(page.id)
  const there = await ben.open(page.id, 'two', other)
  expect(await here.find(names(ben.email))).toBeDefined()
  expect(await there.find(names(ann.email))).toBeDefined()
  // A process that stops ends its streams, and its windows are gone at once.
  await other.close()
  expect(await there.find(() => false)).toBeUndefined()
  expect(await here.find(names())).toBeDefined()
  here.close()
  await changes.stop()
})

it('gives a section to one person, and to another only on request', async () => {
  const { page, ann, ben } = await openedPage()
  const [first, second] = [await ann.open(page.id), await ben.open(page.id)]
  const claim = async (who: typeof ann, more: object = {}) => {
    const given = { windowId: 'one', sectionId: 'main', ...more }
    return (await who.call('POST', `/documents/${page.id}/section`, given)).body
  }
  expect(await claim(ann)).toEqual({ holder: null })
  expect(await second.find(isEditing('main'))).toMatchObject({ people: [{ email: ann.email }] })
  expect(await claim(ben)).toEqual({ holder: { id: ann.id, email: ann.email } })
  // Two windows of one person do not keep each other out.
  const again = await ann.open(page.id, 'two')
  expect(await claim(ann, { windowId: 'two' })).toEqual({ holder: null })
  expect(await claim(ben, { takeOver: true })).toEqual({ holder: null })
  expect(await first.find(isEditing('main'))).toMatchObject({ people: [{ email: ben.email }] })
  // Who was editing goes on.
  expect(await claim(ann)).toEqual({ holder: null })
  expect(await claim(ann, { sectionId: null })).toEqual({ holder: null })
  expect(await claim(ann, { windowId: 'two', sectionId: null })).toEqual({ holder: null })
  expect(await claim(ann)).toMatchObject({ holder: { email: ben.email } })
  for (const stream of [first, second, again]) stream.close()
})

it('gives a section to one of two people who ask at the same time', async () => {
  const { page, ann, ben } = await openedPage()
  const streams = [await ann.open(page.id), await ben.open(page.id)]
  const given = { windowId: 'one', sectionId: 'main' }
  const replies = await Promise.all(
    [ann, ben].map(({ call }) => call('POST', `/documents/${page.id}/section`, given)),
  )
  const holders = replies.map(({ body }) => (body as { readonly holder: unknown }).holder)
  expect(holders.filter((holder) => holder === null)).toHaveLength(1)
  for (const stream of streams) stream.close()
})

it('ends the lease of a section, and forgets a window, by themselves', async () => {
  const { page, ann, ben, pool, site } = await openedPage()
  const streams = [await ann.open(page.id), await ben.open(page.id)]
  const claim = (who: typeof ann) =>
    who.call('POST', `/documents/${page.id}/section`, { windowId: 'one', sectionId: 'main' })
  const { rows } = await (async () => {
    await claim(ann)
    return pool.query<{ lasts: boolean }>(
      `select section_until between now() + interval '20 seconds' and now() + interval '30 seconds' as lasts
        from studio_window where site_id = $1 and section_id = 'main'`,
      [site.id],
    )
  })()
  expect(rows).toEqual([{ lasts: true }])
  await pool.query('update studio_window set section_until = now() where site_id = $1', [site.id])
  expect((await claim(ben)).body).toEqual({ holder: null })
  // A process that was killed does not confirm its windows any more.
  await pool.query(
    `update studio_window set seen_at = now() - interval '1 minute' where site_id = $1 and member_id = $2`,
    [site.id, ben.id],
  )
  expect((await claim(ann)).body).toEqual({ holder: null })
  for (const stream of streams) stream.close()
})

it('rejects a claim of a window that is not open', async () => {
  const { page, ann } = await openedPage()
  const given = { windowId: 'gone', sectionId: 'main' }
  expect(await ann.call('POST', `/documents/${page.id}/section`, given)).toMatchObject({
    status: 409,
    body: { code: 'presence.noWindow' },
  })
})

it('ends when the session ends, and when the role may no longer read documents', async () => {
  const { page, ann, ben, pool, site } = await openedPage()
  const [first, second] = [await ann.open(page.id), await ben.open(page.id)]
  expect((await ann.call('DELETE', '/session')).status).toBe(200)
  expect(await first.find(() => false)).toBeUndefined()
  expect(await second.find(names())).toBeDefined()
  await pool.query('update member set role = 10 where site_id = $1 and id = $2', [site.id, ben.id])
  expect(await second.find(() => false)).toBeUndefined()
})

it('is for staff of the site who may read drafts', async () => {
  const { page, ann, db, site, app, host, browser } = await openedPage()
  const query = { documentId: page.id, windowId: 'one' }
  expect((await openTestStream({ app, host, browser: browser() }, query)).status).toBe(401)
  const stranger = await openedPage()
  const foreign = await stranger.ann.open(page.id)
  expect(foreign.status).toBe(404)
  const given = { windowId: 'one', sectionId: 'main' }
  expect((await stranger.ann.call('POST', `/documents/${page.id}/section`, given)).status).toBe(404)
  const atOtherSite = { app, host: stranger.host, browser: ann.browser }
  expect((await openTestStream(atOtherSite, query)).status).toBe(401)
  expect((await ann.open('none')).status).toBe(400)
  expect((await ann.open(page.id, 'a b')).status).toBe(400)
  const viewer = await signInWindow({ db, site, app, host }, 'viewer')
  expect((await viewer.open(page.id)).status).toBe(403)
  // Who reads drafts, and does not change them, has no sections.
  const reader = await signInWindow({ db, site, app, host }, 'reporting')
  const stream = await reader.open(page.id)
  expect(stream.status).toBe(200)
  expect((await reader.call('POST', `/documents/${page.id}/section`, given)).status).toBe(403)
  stream.close()
})

it('has a limit of windows for each account', async () => {
  const { page, ann, ben } = await openedPage()
  const streams = []
  for (let window = 0; window < 10; window += 1)
    streams.push(await ann.open(page.id, `window-${window}`))
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await ann.open(page.id, 'one-more')).status).toBe(429)
  // A window that connects again is no further one.
  const again = await ann.open(page.id, 'window-3')
  expect(again.status).toBe(200)
  expect((await ben.open(page.id)).status).toBe(200)
  for (const stream of [...streams, again]) stream.close()
})
