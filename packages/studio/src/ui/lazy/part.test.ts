import { afterEach, expect, it, vi } from 'vitest'
import { createPart, PartLoadError, readPart } from './part.ts'
import { preloadParts } from './preload-parts.ts'
import { reloadPage, saveBeforeReload } from './reload.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function failToLoad(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
}

it('says whether a part is missing on a server that answers', async () => {
  const load = (answers: boolean) => readPart(failToLoad, async () => answers)
  await expect(load(true)).rejects.toMatchObject({ isGone: true })
  await expect(load(false)).rejects.toMatchObject({ isGone: false })
})

it('keeps the failure of a part until it is reset', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const read = vi.fn(failToLoad)
  const part = createPart<string>(read)
  await expect(part.load()).rejects.toBeInstanceOf(PartLoadError)
  await expect(part.load()).rejects.toBeInstanceOf(PartLoadError)
  expect(read).toHaveBeenCalledTimes(1)
  part.reset()
  read.mockImplementation(async () => 'panel' as never)
  await expect(part.load()).resolves.toBe('panel')
  expect(part.get()).toBe('panel')
})

it('loads parts ahead, those that fail again when they are shown', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const inner = vi.fn(async () => 'inner')
  const read = vi.fn(async () => {
    createPart(inner)
    return 'outer'
  })
  const outer = createPart(read)
  const failing = vi.fn(failToLoad)
  const failed = createPart(failing)
  await preloadParts(async () => undefined)
  expect(outer.get()).toBe('outer')
  expect(inner).toHaveBeenCalledTimes(1)
  await failed.load().catch(() => undefined)
  expect(failing).toHaveBeenCalledTimes(2)
})

it('reloads once everything is saved, or after five seconds', async () => {
  vi.useFakeTimers()
  const order: string[] = []
  const save = async () => order.push('saved')
  const remove = saveBeforeReload(save)
  await reloadPage(() => order.push('reloaded'))
  expect(order).toEqual(['saved', 'reloaded'])
  remove()
  saveBeforeReload(() => new Promise(() => undefined))
  void reloadPage(() => order.push('late'))
  await vi.advanceTimersByTimeAsync(4999)
  expect(order).not.toContain('late')
  await vi.advanceTimersByTimeAsync(1)
  expect(order).toContain('late')
})
