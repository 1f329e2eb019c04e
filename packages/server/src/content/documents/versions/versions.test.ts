import type { VersionSummary } from '@vitrine/contract'
import type { Op } from '@vitrine/page'
import { expect, it } from 'vitest'
import { importBody, thinVersions } from '../index.ts'
import { pageBody, setWord, testStudio, type TestStudio } from '../../../test/documents.ts'

const listVersions = async (studio: TestStudio, id: string) => {
  const { body } = await studio.call('GET', `/documents/${id}/versions`)
  return (body as { versions: readonly VersionSummary[] }).versions
}

const readVersion = async (studio: TestStudio, id: string, version: VersionSummary | undefined) =>
  (await studio.call('GET', `/documents/${id}/versions/${version?.id}`)).body

/** Moves the last automatic version into the past. */
const ageDraft = (studio: TestStudio, minutes: number) =>
  studio.rows(
    `update draft set versioned_at = versioned_at - make_interval(mins => $2) where site_id = $1`,
    minutes,
  )

it('saves the draft automatically before the first change after ten minutes', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.change(id, 1, [setWord('one', 'soon')])
  expect(await listVersions(studio, id)).toEqual([])
  await ageDraft(studio, 11)
  await studio.change(id, 2, [setWord('one', 'later')])
  await studio.change(id, 3, [setWord('one', 'at once')])
  const versions = await listVersions(studio, id)
  expect(versions).toMatchObject([{ rev: 2, reason: 'auto' }])
  expect(await readVersion(studio, id, versions[0])).toMatchObject({
    body: { blocks: { one: { data: { word: 'soon' } } } },
  })
})

it('saves the draft under a name', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const saved = await studio.call('POST', `/documents/${id}/versions`, { label: 'Before the fair' })
  expect(saved.body).toMatchObject({ rev: 1, reason: 'named', label: 'Before the fair' })
  expect(await listVersions(studio, id)).toEqual([saved.body])
})

it('restores a version, saves the previous draft, and can be undone', async () => {
  const studio = await testStudio()
  const { id, body: first } = await studio.page({ blocks: ['a', 'b', 'c', 'd', 'e'] })
  await studio.call('POST', `/documents/${id}/versions`, { label: 'First' })
  const [version] = await listVersions(studio, id)
  await studio.change(id, 1, [setWord('a', 'changed')], {
    sets: [
      {
        seq: 1,
        command: 'multi.delete',
        label: 'delete',
        ops: [
          { op: 'set', path: ['sections', 'main', 'blockIds'], value: ['a'] },
          ...['b', 'c', 'd', 'e'].map((block) => ({ op: 'unset', path: ['blocks', block] })),
          setWord('a', 'changed'),
        ],
      },
    ],
  })
  const changed = await studio.read(id)

  const { status, body } = await studio.call(
    'POST',
    `/documents/${id}/versions/${version?.id}/restore`,
  )
  const restored = body as { rev: number; inverse: Op[]; beforeVersion: string }
  expect([status, restored.rev]).toEqual([200, 3])
  expect((await studio.read(id)).body).toEqual(first)
  const before = await studio.call('GET', `/documents/${id}/versions/${restored.beforeVersion}`)
  expect(before.body).toMatchObject({ reason: 'restore', rev: 2, body: changed.body })

  const undo = { sets: [{ seq: 1, command: 'history.undo', label: 'undo', ops: restored.inverse }] }
  expect((await studio.change(id, 3, [], undo)).status).toBe(200)
  expect((await studio.read(id)).body).toEqual(changed.body)
})

it('rejects restoring a version that is invalid today, and changes nothing', async () => {
  const studio = await testStudio()
  const { id, body } = await studio.page()
  await studio.call('POST', `/documents/${id}/versions`, { label: 'Old' })
  const [version] = await listVersions(studio, id)
  await studio.rows(
    `update version set body = jsonb_set(body, '{type}', '9999') where site_id = $1 and id = $2`,
    version?.id,
  )
  const refused = await studio.call('POST', `/documents/${id}/versions/${version?.id}/restore`)
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'documents.invalid', path: ['type'] },
  })
  expect(await studio.read(id)).toMatchObject({ rev: 1, body })
  const other = await testStudio()
  const path = `/documents/${(await other.page()).id}/versions/${version?.id}`
  expect((await other.call('GET', path)).status).toBe(404)
  expect((await other.call('POST', `${path}/restore`)).status).toBe(404)
})

it('merges a restore with concurrent changes', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.call('POST', `/documents/${id}/versions`, { label: 'First' })
  const [version] = await listVersions(studio, id)
  await studio.change(id, 1, [setWord('one', 'changed')])
  await studio.call('POST', `/documents/${id}/versions/${version?.id}/restore`)
  const { body } = await studio.change(id, 2, [setWord('two', 'writing on')])
  expect(body).toEqual({ rev: 4, merged: true, remote: [setWord('one', 'word of one')] })
})

it('thins automatic versions to one per hour, then one per day, then none; keeps all others', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  await studio.call('POST', `/documents/${id}/versions`, { label: 'Named' })
  await studio.rows(`update version set created_at = now() - interval '90 days' where site_id = $1`)
  const put = (age: string, rev: number) =>
    studio.rows(
      `insert into version (site_id, id, document_id, rev, reason, body, created_at)
       select $1, gen_random_uuid(), $2, $3, 'auto', '{}', date_trunc('day', now()) - $4::interval`,
      id,
      rev,
      age,
    )
  await put('-1 minutes', 10)
  for (const [rev, age] of [
    [20, '2 days -10 minutes'],
    [21, '2 days -20 minutes'],
    [22, '2 days -70 minutes'],
    [30, '9 days -1 hours'],
    [31, '9 days -2 hours'],
    [40, '31 days'],
  ] as const)
    await put(age, rev)
  await thinVersions(studio.db)
  await thinVersions(studio.db)
  const left = await studio.rows('select reason, rev from version where site_id = $1 order by rev')
  const hours = left.filter(({ rev }) => [20, 21].includes(Number(rev)))
  const days = left.filter(({ rev }) => [30, 31].includes(Number(rev)))
  expect([hours.length, days.length, left.length]).toEqual([1, 1, 5])
  expect(left).toContainEqual({ reason: 'named', rev: 1 })
  expect(left).toContainEqual({ reason: 'auto', rev: 10 })
  expect(left).toContainEqual({ reason: 'auto', rev: 22 })
})

it('saves the draft before an import', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const body = pageBody({ title: 'Brought in' })
  await importBody(studio.db, studio.site.id, { documentId: id, memberId: null, body })
  expect((await studio.read(id)).body).toEqual(body)
  expect(await listVersions(studio, id)).toMatchObject([{ rev: 1, reason: 'import' }])
})

it('publishes an old revision without a version', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  for (let rev = 1; rev <= 5; rev += 1)
    await studio.change(id, rev, [setWord('one', `rev ${rev + 1}`)])
  await studio.publish({ documentId: id, locale: 'en-US', rev: 3 })
  const [version] = await listVersions(studio, id)
  expect(version).toMatchObject({ reason: 'publish', rev: 3 })
  expect(await readVersion(studio, id, version)).toMatchObject({
    body: { blocks: { one: { data: { word: 'rev 3' } } } },
  })
})

it('publishes an earlier version again, and leaves the draft and other languages as they are', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const entry = { documentId: id, locale: 'en-US' }
  await studio.publish({ ...entry, rev: 1 })
  const [first] = await listVersions(studio, id)
  await studio.change(id, 1, [setWord('one', 'worse')])
  await studio.publish({ ...entry, rev: 2 })
  const path = `/documents/${id}/versions/${first?.id}/publication`
  const writer = await studio.signIn('draft-editor')
  expect((await writer.call('POST', path, { locale: 'en-US' })).status).toBe(403)
  const { status, body } = await studio.call('POST', path, { locale: 'en-US' })
  expect([status, body]).toMatchObject([
    200,
    { action: 'rollback', changed: [{ ...entry, beforeRev: 2, rev: 1 }] },
  ])
  expect(await studio.read(id)).toMatchObject({
    rev: 2,
    published: [{ locale: 'en-US', rev: 1, versionId: first?.id }],
  })
  expect((await studio.call('POST', path, { locale: 'tlh' })).status).toBe(422)
})

it('says what became of each version that was saved to be published', async () => {
  const studio = await testStudio()
  const { id } = await studio.page()
  const entries = (rev: number) => [{ documentId: id, rev, locale: 'en-US' }]
  const getOutcomes = async () =>
    (await listVersions(studio, id)).map(({ rev, outcome }) => [rev, outcome])
  const post = async (path: string, body: object) =>
    ((await studio.call('POST', path, body)).body as { readonly id: string }).id
  const declined = await post('/reviews', { entries: entries(1) })
  expect(await getOutcomes()).toEqual([[1, 'review-requested']])
  await studio.call('POST', `/reviews/${declined}/refusal`, { note: 'Not yet' })
  await studio.change(id, 1, [setWord('one', 'second')])
  const plan = { action: 'publish', runAt: '2999-01-01T00:00:00Z' }
  const planned = await post('/schedules', { ...plan, entries: entries(2) })
  expect(await getOutcomes()).toEqual([
    [2, 'scheduled'],
    [1, 'returned'],
  ])
  await studio.call('DELETE', `/schedules/${planned}`)
  await studio.change(id, 2, [setWord('one', 'third')])
  await studio.publish(...entries(3))
  await studio.call('POST', `/documents/${id}/versions`, { label: 'Named' })
  expect(await getOutcomes()).toEqual([
    [3, null],
    [3, 'published'],
    [2, 'schedule-canceled'],
    [1, 'returned'],
  ])
  await studio.publish(...entries(2))
  expect((await getOutcomes())[2]).toEqual([2, 'published'])
})
