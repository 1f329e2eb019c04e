import type { ScheduleView } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { Jobs } from '../../../platform/jobs/index.ts'
import { documentJobs, findPublishedByPath } from '../index.ts'
import { runDueSchedules } from './schedule.ts'
import { setWord, testStudio, type TestStudio } from '../../../test/documents.ts'

const EN = 'en-US'
const LATER = '2999-01-01T00:00:00Z'
const entry = (documentId: string, rev = 1) => ({ documentId, rev, locale: EN })
const findAt = (studio: TestStudio, path: string) =>
  findPublishedByPath(studio.db, studio.site.id, { path, locale: EN, fallback: EN })

const createSchedule = async (studio: TestStudio, given: object) => {
  const { status, body, text } = await studio.call('POST', '/schedules', { runAt: LATER, ...given })
  if (status !== 200) throw new Error(text)
  return body as ScheduleView
}

/** Makes schedules due, as if no server had run at their time. */
const makeDue = (studio: TestStudio) =>
  studio.rows(`update schedule set run_at = now() - interval '2 days' where site_id = $1`)

const schedules = async (studio: TestStudio) =>
  ((await studio.call('GET', '/schedules')).body as { schedules: ScheduleView[] }).schedules

it('publishes the draft as it was when scheduled, also after a missed time', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await createSchedule(studio, { action: 'publish', entries: [entry(id)] })
  await studio.change(id, 1, [setWord('one', 'written since')])
  await runDueSchedules(studio.db)
  expect(await findAt(studio, 'about')).toBeUndefined()

  await makeDue(studio)
  await Promise.all([
    runDueSchedules(studio.db),
    runDueSchedules(studio.db),
    runDueSchedules(studio.db),
  ])
  expect(await findAt(studio, 'about')).toMatchObject({
    body: { blocks: { one: { data: { word: 'word of one' } } } },
  })
  const [done] = await schedules(studio)
  expect(done).toMatchObject({ state: 'done', publicationId: expect.any(String) })
  expect(await studio.rows('select from publication where site_id = $1')).toHaveLength(1)
})

it('runs due schedules when the server starts', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { id: scheduleId } = await createSchedule(studio, {
    action: 'publish',
    entries: [entry(id)],
  })
  await makeDue(studio)
  const jobs = new Jobs(studio.db)
  const failed: unknown[] = []
  documentJobs(jobs, studio.db, (...why) => failed.push(why))
  await jobs.start(studio.pool)
  const isPending = async () =>
    (await schedules(studio)).some((row) => row.id === scheduleId && row.state === 'pending')
  while (await isPending());
  await jobs.stop()
  expect([failed, await findAt(studio, 'about')]).toMatchObject([[], { documentId: id }])
})

it('unpublishes at its time', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.publish(entry(id))
  await createSchedule(studio, { action: 'unpublish', entries: [{ documentId: id, locale: EN }] })
  await makeDue(studio)
  await runDueSchedules(studio.db)
  expect(await findAt(studio, 'about')).toBeUndefined()
})

it('publishes none of a set that fails, and emails the owner the reason', async () => {
  const studio = await testStudio()
  const [fine, late] = [await studio.page({ slug: 'fine' }), await studio.page()]
  await createSchedule(studio, {
    action: 'publish',
    label: 'The fair',
    entries: [entry(fine.id), entry(late.id)],
  })
  const other = await studio.pageWithTakenUrl({ title: 'Quicker' })
  await studio.publish(entry(other.id))
  await makeDue(studio)
  await runDueSchedules(studio.db)
  await runDueSchedules(studio.db)

  const failure = 'The page “Quicker” already has the URL /about. Choose a different URL.'
  expect(await schedules(studio)).toMatchObject([{ state: 'failed', failure }])
  expect(await findAt(studio, 'fine')).toBeUndefined()
  const emails = await studio.emails()
  expect(emails).toMatchObject([
    { recipient: studio.member.email, subject: '“The fair” was not published' },
  ])
  expect(emails[0]?.text).toContain(failure)
})

it('continues with the next schedule if one fails', async () => {
  const studio = await testStudio()
  const [gone, fine] = [await studio.page({ slug: 'gone' }), await studio.page()]
  await createSchedule(studio, { action: 'publish', entries: [entry(gone.id)] })
  await createSchedule(studio, { action: 'publish', entries: [entry(fine.id)] })
  await studio.call('DELETE', `/documents/${gone.id}`)
  await makeDue(studio)
  await runDueSchedules(studio.db)
  expect(await findAt(studio, 'about')).toMatchObject({ documentId: fine.id })
})

it('never brings back what is older than the last publication, after it was unpublished', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await createSchedule(studio, { action: 'publish', label: 'The fair', entries: [entry(id)] })
  await studio.change(id, 1, [setWord('one', 'newer')])
  await studio.publish(entry(id, 2))
  await studio.call('POST', '/unpublications', { entries: [{ documentId: id, locale: EN }] })
  await makeDue(studio)
  await runDueSchedules(studio.db)
  expect(await findAt(studio, 'about')).toBeUndefined()
  expect(await schedules(studio)).toMatchObject([{ state: 'failed' }])
})

it('never replaces a newer publication by rolling back an older one', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const word = async () => (await findAt(studio, 'about'))?.body
  const ids: string[] = []
  for (const rev of [1, 2, 3]) {
    if (rev > 1) await studio.change(id, rev - 1, [setWord('one', `revision ${rev}`)])
    ids.push(((await studio.publish(entry(id, rev))) as { readonly id: string }).id)
  }
  const rollBack = (at: number) => studio.call('POST', `/publications/${ids[at]}/rollback`, {})
  expect(await rollBack(1)).toMatchObject({ status: 409, body: { code: 'documents.outdated' } })
  expect(await word()).toMatchObject({ blocks: { one: { data: { word: 'revision 3' } } } })
  for (const [at, status] of [
    [2, 200],
    [2, 409],
    [1, 200],
  ] as const)
    expect((await rollBack(at)).status).toBe(status)
})

it('never replaces a newer publication, and says so before and after its time', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.publish(entry(id))
  await studio.change(id, 1, [setWord('one', 'for the fair')])
  const scheduled = await createSchedule(studio, {
    action: 'publish',
    label: 'The fair',
    entries: [entry(id, 2)],
  })
  expect(scheduled.entries).toMatchObject([{ rev: 2, outdatedBy: null }])
  await studio.change(id, 2, [
    setWord('one', 'newer'),
    { op: 'set', path: ['meta', EN, 'slug'], value: 'about-us' },
  ])
  const published = await studio.publish(entry(id, 3))
  const outdated = [{ id: scheduled.id, label: 'The fair', state: 'pending' }]
  expect(published).toMatchObject({ outdatedSchedules: outdated })
  expect(await schedules(studio)).toMatchObject([
    { state: 'pending', entries: [{ rev: 2, outdatedBy: { rev: 3, path: 'about-us' } }] },
  ])

  await makeDue(studio)
  await runDueSchedules(studio.db)
  expect(await findAt(studio, 'about-us')).toMatchObject({
    body: { blocks: { one: { data: { word: 'newer' } } } },
  })
  expect(await findAt(studio, 'about')).toBeUndefined()
  const failure =
    '“About” was published at /about-us in revision 3, which is newer than revision 2. Schedule or send the current draft instead.'
  expect(await schedules(studio)).toMatchObject([{ state: 'failed', failure }])
  const { body } = await studio.call('GET', '/publications')
  expect(body).toMatchObject({
    publications: [{ outdatedSchedules: [{ state: 'failed' }] }, { outdatedSchedules: [] }],
  })
  const emails = await studio.emails()
  expect(emails[0]?.text).toContain(failure)
})

it('rejects a schedule and an approval with a revision older than the published one', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { body: review } = await studio.call('POST', '/reviews', { entries: [entry(id)] })
  await studio.change(id, 1, [setWord('one', 'newer')])
  await studio.publish(entry(id, 2))
  const outdated = {
    status: 409,
    body: { code: 'documents.outdated', publishedRev: 2, publishedPath: 'about' },
  }
  const late = { action: 'publish', runAt: LATER, entries: [entry(id)] }
  expect(await studio.call('POST', '/schedules', late)).toMatchObject(outdated)
  const { id: reviewId } = review as { id: string }
  expect(await studio.call('POST', `/reviews/${reviewId}/approval`)).toMatchObject(outdated)
  expect((await studio.call('GET', '/reviews')).body).toMatchObject({
    reviews: [{ id: reviewId, state: 'open' }],
  })
})

it('can be canceled once, and rejects a time in the past', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const { id: scheduleId } = await createSchedule(studio, {
    action: 'publish',
    entries: [entry(id)],
  })
  const cancel = () => studio.call('DELETE', `/schedules/${scheduleId}`)
  expect((await cancel()).body).toMatchObject({ state: 'canceled' })
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'documents.ended' } })
  await makeDue(studio)
  await runDueSchedules(studio.db)
  expect(await findAt(studio, 'about')).toBeUndefined()
  const past = { action: 'publish', runAt: '2020-01-01T00:00:00Z', entries: [entry(id)] }
  expect(await studio.call('POST', '/schedules', past)).toMatchObject({
    status: 400,
    body: { code: 'documents.inPast' },
  })
})
