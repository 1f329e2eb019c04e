import { expect, it } from 'vitest'
import { ImageWorkerQueue } from './image-worker-queue.ts'
import { testImage } from '../../test/files.ts'

const job = async () => ({ kind: 'inspect', bytes: await testImage('png').toBuffer() }) as const

it('runs one job after the other, and rejects jobs when the queue is full', async () => {
  const queue = new ImageWorkerQueue({ maxWaiting: 1 })
  const given = await job()
  const read = async () => given
  const asked = await Promise.allSettled([1, 2, 3, 4].map(() => queue.run(read)))
  expect(asked.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ])
  expect(asked[3]).toMatchObject({ reason: { code: 'http.busy', status: 503 } })
  expect(await queue.run(read)).toMatchObject({ kind: 'inspected' })
})

it('starts another worker after one has ended during a job', async () => {
  const queue = new ImageWorkerQueue({ maxWaiting: 8 })
  await queue.run(job)
  const given = await job()
  const cut = queue.run(async () => given)
  // By then it is sent, and not answered yet.
  await new Promise((resume) => setImmediate(resume))
  queue.end()
  expect(await cut).toMatchObject({ kind: 'rejected', rejection: 'gaveUp' })
  expect(await queue.run(job)).toMatchObject({ kind: 'inspected' })
})

it('reads an image when its job starts, so that waiting jobs hold none', async () => {
  const queue = new ImageWorkerQueue({ maxWaiting: 2 })
  const given = await job()
  const held: number[] = []
  let holding = 0
  const one = async () => {
    await queue.run(async () => {
      held.push((holding += 1))
      return given
    })
    holding -= 1
  }
  await Promise.all([one(), one(), one()])
  expect(held).toHaveLength(3)
  // The next one may start before the first caller gets the result, but no third one.
  expect(Math.max(...held)).toBeLessThanOrEqual(2)
})
