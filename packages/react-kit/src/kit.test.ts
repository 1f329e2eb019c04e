import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createFetchStore } from './fetch/fetch-store.ts'
import { FetchedView } from './fetch/FetchedView.tsx'
import { containFocus } from './focus/contain-focus.ts'
import { computeScrollDuration, scrollAnimation } from './motion/scroll.ts'
import { easeOutSine, tween } from './motion/tween.ts'
import { NotFoundError } from './not-found-error.ts'
import { DEFAULT_MAX_KEYS, parseQuery } from './parse-query.ts'
import { createRequiredContext } from './required-context.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([Infinity, -Infinity, Number.NaN])('rejects a tween of %d ms', (durationMs) => {
  expect(() => tween({ durationMs, onUpdate: () => {} })).toThrow(
    new RangeError(`The duration of a tween must be finite, unlike ${durationMs}.`),
  )
})

/** Replaces the frames of the browser by times that the test sets. */
function stubFrames({ isReduced = false } = {}) {
  const frames: ((now: number) => void)[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  vi.stubGlobal('performance', { now: () => 1000 })
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame))
  return (now: number) => frames.shift()?.(now)
}

it('moves a value in 300 ms unless another duration is given', async () => {
  const showFrame = stubFrames()
  const values: number[] = []
  const moved = tween({ from: 10, to: 20, onUpdate: (value) => values.push(value) })
  for (const now of [990, 1000, 1150, 1299, 1300]) showFrame(now)
  expect(await moved).toBe(true)
  expect(values.map((value) => Math.round(value * 100) / 100)).toEqual([10, 10, 15, 19.97, 20])
})

it('moves at once if the visitor prefers reduced motion, and stops when it is aborted', async () => {
  const values: number[] = []
  const onUpdate = (value: number) => values.push(value)
  stubFrames({ isReduced: true })
  expect(await tween({ onUpdate })).toBe(true)
  expect(values).toEqual([1])
  const showFrame = stubFrames()
  const controller = new AbortController()
  const aborted = tween({ onUpdate, signal: controller.signal })
  controller.abort()
  showFrame(1100)
  expect(await aborted).toBe(false)
  expect(values).toEqual([1])
})

it('scrolls within 50 ms, 30 px off the edge, and slows down by a sine', () => {
  expect(scrollAnimation).toEqual({ minMs: 50, maxMs: 50, offsetPx: 30 })
  expect([0, 40, -9000].map(computeScrollDuration)).toEqual([50, 50, 50])
  expect([0, 1 / 3, 1].map((share) => Number(easeOutSine(share).toFixed(4)))).toEqual([0, 0.5, 1])
})

it.each([{}, { container: 'both', predicate: () => true }])(
  'contains the focus by exactly one of container and predicate: %o',
  (options) => {
    expect(() => containFocus(options as never)).toThrow(
      new TypeError('Focus containment takes exactly one of "container" and "predicate".'),
    )
  },
)

it('gives a NotFoundError its path', () => {
  const error = new NotFoundError('/config/nowhere')
  expect(error).toMatchObject({ name: 'NotFoundError', path: '/config/nowhere' })
  expect(error.message).toBe('There is nothing at /config/nowhere.')
})

it('has a context that throws outside its provider, and provides undefined as well', () => {
  const [Provider, useShop] = createRequiredContext<string | undefined>('The shop')
  const Shop = () => useShop() ?? 'none'
  expect(() => renderToStaticMarkup(createElement(Shop))).toThrow(
    new Error('The shop is missing. Render this component inside its provider.'),
  )
  const children = createElement(Shop)
  expect(renderToStaticMarkup(createElement(Provider, { value: 'Marlpit' }, children))).toBe(
    'Marlpit',
  )
  expect(renderToStaticMarkup(createElement(Provider, { value: undefined }, children))).toBe('none')
})

it('parses at most 1,000 parameters of a query, or as many as it is given', () => {
  const long = Array.from({ length: 1001 }, (_, index) => `p${index}=${index}`).join('&')
  expect(DEFAULT_MAX_KEYS).toBe(1000)
  expect([...parseQuery(long).keys()].at(-1)).toBe('p999')
  expect([...parseQuery(long, 2)]).toEqual([
    ['p0', ['0']],
    ['p1', ['1']],
  ])
})

it('parses repeated, empty and encoded parameters', () => {
  expect([...parseQuery('?a=1&b&a=%C3%A9+x&__proto__=1&c=%')]).toEqual([
    ['a', ['1', 'é x']],
    ['b', ['']],
    ['__proto__', ['1']],
    ['c', ['%']],
  ])
  expect(parseQuery('?').size).toBe(0)
})

it('fetches through the states pending, success and failed', async () => {
  const answers = [Promise.resolve('rows'), Promise.reject(new Error('Network error'))]
  const store = createFetchStore(() => answers.shift() ?? Promise.resolve('later'))
  const states: string[] = []
  const unsubscribe = store.subscribe(() => states.push(store.getFetched().state))
  expect(store.getFetched()).toEqual({ state: 'pending' })
  await store.start()
  expect(store.getFetched()).toEqual({ state: 'success', data: 'rows' })
  await store.start()
  expect(store.getFetched()).toEqual({ state: 'failed', error: new Error('Network error') })
  expect(states).toEqual(['success', 'pending', 'failed'])
  unsubscribe()
  await store.start()
  expect(states).toHaveLength(3)
})

it('ignores the answer of an earlier or aborted request', async () => {
  const { promise, resolve } = createPromise()
  const answers = [promise, Promise.resolve('second')]
  const store = createFetchStore(() => answers.shift() ?? promise)
  const first = store.start()
  await store.start()
  resolve('first')
  await first
  expect(store.getFetched()).toEqual({ state: 'success', data: 'second' })
  const third = store.start()
  store.abort()
  await third
  expect(store.getFetched()).toEqual({ state: 'pending' })
})

function createPromise() {
  let resolve: (text: string) => void = () => {}
  const promise = new Promise<string>((done) => (resolve = done))
  return { promise, resolve }
}

it('renders each state of a request', () => {
  const props = {
    pending: 'Loading',
    failed: (error: unknown) => String(error),
    children: (data: string) => data,
  }
  const render = (fetched: Parameters<typeof FetchedView<string>>[0]['fetched']) =>
    renderToStaticMarkup(createElement(FetchedView<string>, { fetched, ...props }))
  expect(render({ state: 'pending' })).toBe('Loading')
  expect(render({ state: 'success', data: 'rows' })).toBe('rows')
  expect(render({ state: 'failed', error: 'Network error' })).toBe('Network error')
})
