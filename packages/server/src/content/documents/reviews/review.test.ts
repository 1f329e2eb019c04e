import type { ReviewView } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { setWord, testStudio, type TestStudio } from '../../../test/documents.ts'
import { findPublishedByPath } from '../index.ts'

const EN = 'en-US'
const entry = (documentId: string, rev = 1) => ({ documentId, rev, locale: EN })
const findAt = (studio: TestStudio, path: string) =>
  findPublishedByPath(studio.db, studio.site.id, { path, locale: EN, fallback: EN })

it('publishes the reviewed revision on approval, and only once', async () => {
  const studio = await testStudio()
  const writer = await studio.signIn('draft-editor')
  const { id } = await studio.page()
  const asked = await writer.call('POST', '/reviews', { entries: [entry(id)], note: 'Please look' })
  const review = asked.body as ReviewView
  expect(review).toMatchObject({ state: 'open', note: 'Please look', askedBy: writer.id })
  expect(review.entries).toMatchObject([{ isChangedSince: false }])
  await studio.change(id, 1, [setWord('one', 'written since')])
  expect((await studio.call('GET', '/reviews?state=open')).body).toMatchObject({
    reviews: [{ entries: [{ documentId: id, rev: 1, isChangedSince: true }] }],
  })
  expect((await writer.call('POST', `/reviews/${review.id}/approval`)).status).toBe(403)
  const approvals = await Promise.all(
    [1, 2].map(() => studio.call('POST', `/reviews/${review.id}/approval`)),
  )
  expect(approvals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await findAt(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'word of one' } } } },
  })
})

it('declines a review with a note, and changes nothing else', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { body } = await studio.call('POST', '/reviews', { entries: [entry(id)] })
  const path = `/reviews/${(body as ReviewView).id}`
  const declined = await studio.call('POST', `${path}/refusal`, { note: 'The price is missing' })
  expect(declined.body).toMatchObject({ state: 'declined', answer: 'The price is missing' })
  expect(await studio.call('DELETE', path)).toMatchObject({ status: 409 })
  expect(await findAt(studio, 'about')).toBeUndefined()
})

it('keeps a review open if its publication fails', async () => {
  const studio = await testStudio()
  const [first, second] = [await studio.page(), await studio.pageWithTakenUrl()]
  const { body } = await studio.call('POST', '/reviews', { entries: [entry(second.id)] })
  await studio.publish(entry(first.id))
  const approval = await studio.call('POST', `/reviews/${(body as ReviewView).id}/approval`)
  expect(approval.status).toBe(409)
  const { body: listed } = await studio.call('GET', '/reviews')
  expect(listed).toMatchObject({ reviews: [{ state: 'open' }] })
})

it('emails those who may publish, and the person who asked when it is decided', async () => {
  const studio = await testStudio()
  const writer = await studio.signIn('draft-editor')
  const publisher = await studio.signIn('editor')
  await studio.signIn('store-manager')
  const { id } = await studio.page()
  const { body } = await writer.call('POST', '/reviews', { entries: [entry(id)], note: 'Look' })
  const listEmails = async () =>
    studio.rows('select recipient, subject from mail where site_id = $1 order by id')
  const asked = await listEmails()
  expect(new Set(asked.map(({ recipient }) => recipient))).toEqual(
    new Set([studio.member.email, publisher.email]),
  )
  expect(asked[0]).toMatchObject({ subject: 'Review requested: About' })
  await publisher.call('POST', `/reviews/${(body as ReviewView).id}/refusal`, { note: 'No price' })
  expect((await listEmails()).slice(2)).toEqual([
    { recipient: writer.email, subject: 'Changes needed: About' },
  ])
  const { body: listed } = await studio.call('GET', '/reviews?state=declined')
  expect(listed).toMatchObject({
    reviews: [
      {
        asker: { email: writer.email },
        decider: { email: publisher.email },
        entries: [{ documentId: id, kind: 'page', title: 'About' }],
      },
    ],
  })
  expect((await studio.call('GET', '/reviews?state=open')).body).toMatchObject({ reviews: [] })
})

it('lists returned changes until they are requested again or published', async () => {
  const studio = await testStudio()
  const [first, second] = [
    await studio.page(),
    await studio.page({ title: 'Prices', slug: 'prices' }),
  ]
  const request = async (...ids: readonly string[]) => {
    const entries = ids.map((id) => entry(id))
    return ((await studio.call('POST', '/reviews', { entries })).body as ReviewView).id
  }
  const listReturned = async () => {
    const { body } = await studio.call('GET', '/reviews?returned=only')
    const { reviews } = body as { readonly reviews: readonly ReviewView[] }
    return reviews.map(({ answer, decider, entries }) => ({
      answer,
      decider: decider?.email,
      ids: entries.map(({ documentId }) => documentId),
    }))
  }
  const id = await request(first.id, second.id)
  expect(await listReturned()).toEqual([])
  await studio.call('POST', `/reviews/${id}/refusal`, { note: 'No price' })
  const returned = { answer: 'No price', decider: studio.member.email }
  expect(await listReturned()).toEqual([
    { ...returned, ids: [first.id, second.id].toSorted((a, b) => a.localeCompare(b)) },
  ])
  const again = await request(first.id)
  expect(await listReturned()).toEqual([{ ...returned, ids: [second.id] }])
  await studio.call('DELETE', `/reviews/${again}`)
  expect((await listReturned())[0]?.ids).toHaveLength(2)
  await studio.publish(entry(first.id))
  expect(await listReturned()).toEqual([{ ...returned, ids: [second.id] }])
  await studio.publish(entry(second.id))
  expect(await listReturned()).toEqual([])
})
