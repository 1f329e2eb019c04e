import { expect, it } from 'vitest'
import { PictureLane } from './picture-lane.ts'
import { testPicture } from './testing.ts'

const job = async () => ({ kind: 'look', bytes: await testPicture('png').toBuffer() }) as const

it('works on one picture after the other, and sends away who would wait behind too many', async () => {
  const lane = new PictureLane({ mostWaiting: 1 })
  const given = await job()
  const asked = await Promise.allSettled([1, 2, 3, 4].map(() => lane.run(given)))
  expect(asked.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(asked[3]).toMatchObject({ reason: { code: 'http.busy', status: 503 } })
  expect(await lane.run(given)).toMatchObject({ kind: 'looked' })
})

it('starts another process where one has ended in the middle of a picture', async () => {
  const lane = new PictureLane({ mostWaiting: 8 })
  await lane.run(await job())
  const cut = lane.run(await job())
  lane.end()
  expect(await cut).toMatchObject({ kind: 'refused', refusal: 'gaveUp' })
  expect(await lane.run(await job())).toMatchObject({ kind: 'looked' })
})
