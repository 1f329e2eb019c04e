import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordKey, waitForPause } from './typing.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('waits until no key was pressed for a second', async () => {
  let isOver = false
  recordKey()
  const wait = waitForPause().then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(900)
  recordKey()
  await vi.advanceTimersByTimeAsync(900)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  await wait
  expect(isOver).toBe(true)
})

it('does not wait while no one types', async () => {
  recordKey()
  vi.advanceTimersByTime(1_000)
  await waitForPause()
  expect(vi.getTimerCount()).toBe(0)
})
