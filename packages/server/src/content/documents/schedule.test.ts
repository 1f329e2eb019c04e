import type { ReviewView, ScheduleView } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { Jobs } from '../../platform/jobs/index.ts'
import { documentJobs, publishedAt } from './index.ts'
import { runDue } from './schedule.ts'
import { setWord, testStudio, type TestStudio } from '../../test/documents.ts'

const EN = 'en-US'
const LATER = '2999-01-01T00:00:00Z'
const entry = (documentId: string, rev = 1) => ({ documentId, rev, locale: EN })
const at = (studio: TestStudio, path: string) =>
  publishedAt(studio.db, studio.site.id, { path, locale: EN, fallback: EN })

const ask = async (studio: TestStudio, given: object) => {
  const { status, body, text } = await studio.call('POST', '/schedules', { runAt: LATER, ...given })
  if (status !== 200) throw new Error(text)
  return body as ScheduleView
}

/** As if its time had come while no server ran. */
const comeDue = (studio: TestStudio) =>
  studio.rows(`update schedule set run_at = now() - interval '2 days' where site_id = $1`)

const schedules = async (studio: TestStudio) =>
  ((await studio.call('GET', '/schedules')).body as { schedules: ScheduleView[] }).schedules

it('publishes at its time what the draft was when it was asked, also when that time was missed', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await ask(studio, { action: 'publish', entries: [entry(id)] })
  await studio.change(id, 1, [setWord('one', 'written since')])
  await runDue(studio.db)
  expect(await at(studio, 'about')).toBeUndefined()

  await comeDue(studio)
  await Promise.all([runDue(studio.db), runDue(studio.db), runDue(studio.db)])
  expect(await at(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'word of one' } } } },
  })
  const [done] = await schedules(studio)
  expect(done).toMatchObject({ state: 'done', publicationId: expect.any(String) })
  expect(await studio.rows('select from publication where site_id = $1')).toHaveLength(1)
})

it('looks for what is due when the server starts', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { id: scheduleId } = await ask(studio, { action: 'publish', entries: [entry(id)] })
  await comeDue(studio)
  const jobs = new Jobs(studio.db)
  const failed: unknown[] = []
  documentJobs(jobs, studio.db, (...why) => failed.push(why))
  await jobs.start(studio.pool)
  const isPending = async () =>
    (await schedules(studio)).some((row) => row.id === scheduleId && row.state === 'pending')
  while (await isPending());
  await jobs.stop()
  expect([failed, await at(studio, 'about')]).toMatchObject([[], { documentId: id }])
})

it('takes away at its time', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.publish(entry(id))
  await ask(studio, { action: 'unpublish', entries: [{ documentId: id, locale: EN }] })
  await comeDue(studio)
  await runDue(studio.db)
  expect(await at(studio, 'about')).toBeUndefined()
})

it('does none of a set that cannot be shown any more, and writes to the owner why', async () => {
  const studio = await testStudio()
  const [fine, late] = [await studio.page({ slug: 'fine' }), await studio.page()]
  await ask(studio, {
    action: 'publish',
    label: 'The fair',
    entries: [entry(fine.id), entry(late.id)],
  })
  const other = await studio.page({ title: 'Quicker' })
  await studio.publish(entry(other.id))
  await comeDue(studio)
  await runDue(studio.db)
  await runDue(studio.db)

  const failure = 'page /about is already there: “Quicker”. Choose another address.'
  expect(await schedules(studio)).toMatchObject([{ state: 'failed', failure }])
  expect(await at(studio, 'fine')).toBeUndefined()
  const mails = await studio.rows(
    'select recipient, subject, body_text from mail where site_id = $1',
  )
  expect(mails).toMatchObject([
    { recipient: studio.member.email, subject: '“The fair” was not published' },
  ])
  expect(mails[0]?.['body_text']).toContain(failure)
})

it('goes on with the next when one cannot be done', async () => {
  const studio = await testStudio()
  const [gone, fine] = [await studio.page({ slug: 'gone' }), await studio.page()]
  await ask(studio, { action: 'publish', entries: [entry(gone.id)] })
  await ask(studio, { action: 'publish', entries: [entry(fine.id)] })
  await studio.call('DELETE', `/documents/${gone.id}`)
  await comeDue(studio)
  await runDue(studio.db)
  expect(await at(studio, 'about')).toMatchObject({ documentId: fine.id })
})

it('is called off once, and refuses a time that has passed', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { id: scheduleId } = await ask(studio, { action: 'publish', entries: [entry(id)] })
  const cancel = () => studio.call('DELETE', `/schedules/${scheduleId}`)
  expect((await cancel()).body).toMatchObject({ state: 'canceled' })
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'documents.ended' } })
  await comeDue(studio)
  await runDue(studio.db)
  expect(await at(studio, 'about')).toBeUndefined()
  const past = { action: 'publish', runAt: '2020-01-01T00:00:00Z', entries: [entry(id)] }
  expect(await studio.call('POST', '/schedules', past)).toMatchObject({
    status: 400,
    body: { code: 'documents.inPast' },
  })
})

it('publishes what a review asked for when it is approved, and only once', async () => {
  const studio = await testStudio()
  const writer = await studio.signIn('draft-editor')
  const { id } = await studio.page()
  const asked = await writer.call('POST', '/reviews', { entries: [entry(id)], note: 'Please look' })
  const review = asked.body as ReviewView
  expect(review).toMatchObject({ state: 'open', note: 'Please look', askedBy: writer.id })
  await studio.change(id, 1, [setWord('one', 'written since')])
  expect((await writer.call('POST', `/reviews/${review.id}/approval`)).status).toBe(403)
  const approvals = await Promise.all(
    [1, 2].map(() => studio.call('POST', `/reviews/${review.id}/approval`)),
  )
  expect(approvals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await at(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'word of one' } } } },
  })
})

it('says why a review is declined, and leaves everything as it is', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { body } = await studio.call('POST', '/reviews', { entries: [entry(id)] })
  const path = `/reviews/${(body as ReviewView).id}`
  const declined = await studio.call('POST', `${path}/refusal`, { note: 'The price is missing' })
  expect(declined.body).toMatchObject({ state: 'declined', answer: 'The price is missing' })
  expect(await studio.call('DELETE', path)).toMatchObject({ status: 409 })
  expect(await at(studio, 'about')).toBeUndefined()
})

it('keeps an approval that cannot be published open', async () => {
  const studio = await testStudio()
  const [first, second] = [await studio.page(), await studio.page()]
  const { body } = await studio.call('POST', '/reviews', { entries: [entry(second.id)] })
  await studio.publish(entry(first.id))
  const approval = await studio.call('POST', `/reviews/${(body as ReviewView).id}/approval`)
  expect(approval.status).toBe(409)
  const { body: listed } = await studio.call('GET', '/reviews')
  expect(listed).toMatchObject({ reviews: [{ state: 'open' }] })
})
