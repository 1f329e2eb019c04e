import { newBlock, newContent, newSection } from '@vitrine/page'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PartRenderer } from './part-renderer.ts'

const block = newBlock(() => 'one', 2, {})
const content = newContent([{ section: newSection(() => 'hero'), blocks: [block] }])
const rendered = {
  parts: { sections: [], blocks: [{ id: 'one', html: '<p>' }], css: '' },
  facts: '{}',
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Creates a renderer whose server fails with an error, and then answers. */
function createRenderer(error: Error) {
  const render = vi.fn().mockRejectedValueOnce(error).mockResolvedValue(rendered)
  const show = vi.fn()
  const renderer = new PartRenderer({ getContent: () => content, render, show })
  return { renderer, render, show }
}

it('renders what was added without a connection once the server answers again', async () => {
  const { renderer, render, show } = createRenderer(new TypeError('Failed to fetch'))
  renderer.add({ blocks: ['one'], sections: [] })
  await vi.advanceTimersByTimeAsync(100)
  expect(render).toHaveBeenCalledTimes(1)
  expect(show).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(show).toHaveBeenCalledWith(rendered.parts)
  expect(vi.getTimerCount()).toBe(0)
})

it('does not ask again for what the server rejects', async () => {
  const { renderer, render } = createRenderer(new Error('Not valid'))
  renderer.add({ blocks: ['one'], sections: [] })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(render).toHaveBeenCalledTimes(1)
})
