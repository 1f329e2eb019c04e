import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RequestError } from '../../call-api.ts'
import { createButtonMachine } from './button-machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function machine(add: () => Promise<void>, validate: () => string | undefined = () => undefined) {
  return createButtonMachine({ validate, add })
}

it('shows added one second after the response and is idle two seconds later', async () => {
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

it('shows an error at once and is idle one second later', async () => {
  const button = machine(() => Promise.reject(new RequestError('Sorry.')))
  void button.press()
  await vi.advanceTimersByTimeAsync(0)
  expect(button.state()).toEqual({ phase: 'adding', problem: 'Sorry.' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(button.state()).toEqual({ phase: 'idle', problem: 'Sorry.' })
  button.dismiss()
  expect(button.state().problem).toBeUndefined()
})

it('sends nothing while the choice is invalid', async () => {
  const add = vi.fn(async () => {})
  const button = machine(add, () => 'Please select the Size option.')
  await button.press()
  expect(add).not.toHaveBeenCalled()
  expect(button.state()).toEqual({ phase: 'idle', problem: 'Please select the Size option.' })
})

it('ignores clicks while it is adding and while it shows added', async () => {
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

it('clears the last error on the next press', async () => {
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

it('notifies subscribers until they unsubscribe', () => {
  const button = machine(async () => {})
  const changed = vi.fn()
  const stop = button.subscribe(changed)
  void button.press()
  stop()
  button.dismiss()
  expect(changed).toHaveBeenCalledTimes(1)
})
