import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForSettledDom } from './settled-dom.ts'

let change: () => void
const disconnect = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(listener: () => void) {
        change = listener
      }
      readonly observe = () => {}
      readonly disconnect = disconnect
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The observer of the test ignores its root. */
const root = {} as Node

it('waits for 100 ms without a change', async () => {
  const settled = waitForSettledDom(root)
  await vi.advanceTimersByTimeAsync(99)
  change()
  await vi.advanceTimersByTimeAsync(99)
  expect(vi.getTimerCount()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await settled).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
  expect(disconnect).toHaveBeenCalled()
})

it('waits at most 3,000 ms for a DOM that never settles', async () => {
  const settled = waitForSettledDom(root)
  for (let ms = 0; ms < 2950; ms += 50) {
    await vi.advanceTimersByTimeAsync(50)
    change()
  }
  await vi.advanceTimersByTimeAsync(49)
  expect(vi.getTimerCount()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await settled).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
