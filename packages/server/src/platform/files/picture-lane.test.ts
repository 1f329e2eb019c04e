import { expect, it } from 'vitest'
import { PictureLane } from './picture-lane.ts'
import { testPicture } from '../../test/files.ts'

const job = async () => ({ kind: 'look', bytes: await testPicture('png').toBuffer() }) as const

it('works on one picture after the other, and sends away who would wait behind too many', async () => {
  const lane = new PictureLane({ mostWaiting: 1 })
  const given = await job()
  const read = async () => given
  const asked = await Promise.allSettled([1, 2, 3, 4].map(() => lane.run(read)))
  expect(asked.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(asked[3]).toMatchObject({ reason: { code: 'http.busy', status: 503 } })
  expect(await lane.run(read)).toMatchObject({ kind: 'looked' })
})

it('starts another process where one has ended in the middle of a picture', async () => {
  const lane = new PictureLane({ mostWaiting: 8 })
  await lane.run(job)
  const given = await job()
  const cut = lane.run(async () => given)
  // By then it is sent, and not answered yet.
  await new Promise((resume) => setImmediate(resume))
  lane.end()
  expect(await cut).toMatchObject({ kind: 'refused', refusal: 'gaveUp' })
  expect(await lane.run(job)).toMatchObject({ kind: 'looked' })
})

it('reads a picture when its turn has come, so that those who wait hold none', async () => {
  const lane = new PictureLane({ mostWaiting: 2 })
  const given = await job()
  const held: number[] = []
  let holding = 0
  const one = async () => {
    await lane.run(async () => {
      held.push((holding += 1))
      return given
    })
    holding -= 1
  }
  await Promise.all([one(), one(), one()])
  expect(held).toHaveLength(3)
  // The next may begin before who was answered is told of it, and no third one.
  expect(Math.max(...held)).toBeLessThanOrEqual(2)
})
