import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buttonMachine } from './button-machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function machine(add: () => Promise<void>, fault: () => string | undefined = () => undefined) {
  return buttonMachine({ fault, add })
}

it('shows added one second after the answer, and is idle two seconds later', async () => {
  const button = machine(async () => {})
  void button.press()
  expect(button.state().phase).toBe('adding')
  await vi.advanceTimersByTimeAsync(999)
  expect(button.state().phase).toBe('adding')
  await vi.advanceTimersByTimeAsync(1)
  expect(button.state().phase).toBe('added')
  await vi.advanceTimersByTimeAsync(1999)
  expect(button.state().phase).toBe('added')
  await vi.advanceTimersByTimeAsync(1)
  expect(button.state().phase).toBe('idle')
})

it('shows a refusal at once and is idle one second later', async () => {
  const button = machine(() => Promise.reject(new Error('Sorry.')))
  void button.press()
  await vi.advanceTimersByTimeAsync(0)
  expect(button.state()).toEqual({ phase: 'adding', problem: 'Sorry.' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(button.state()).toEqual({ phase: 'idle', problem: 'Sorry.' })
  button.dismiss()
  expect(button.state().problem).toBeUndefined()
})

it('sends nothing while a fault forbids it', async () => {
  const add = vi.fn(async () => {})
  const button = machine(add, () => 'Please select the Size option.')
  await button.press()
  expect(add).not.toHaveBeenCalled()
  expect(button.state()).toEqual({ phase: 'idle', problem: 'Please select the Size option.' })
})

it('ignores clicks while it is adding and while it says so', async () => {
  const add = vi.fn(async () => {})
  const button = machine(add)
  void button.press()
  void button.press()
  await vi.advanceTimersByTimeAsync(1000)
  void button.press()
  expect(add).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  void button.press()
  expect(add).toHaveBeenCalledTimes(2)
})

it('forgets the last problem when it is pressed again', async () => {
  let problem: string | undefined = 'Quantity must be a number.'
  const button = machine(
    async () => {},
    () => problem,
  )
  await button.press()
  problem = undefined
  void button.press()
  expect(button.state()).toEqual({ phase: 'adding', problem: undefined })
})

it('tells those who listen, until they stop', () => {
  const button = machine(async () => {})
  const changed = vi.fn()
  const stop = button.subscribe(changed)
  void button.press()
  stop()
  button.dismiss()
  expect(changed).toHaveBeenCalledTimes(1)
})
