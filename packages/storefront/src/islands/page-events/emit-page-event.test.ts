import { shopEvents } from '@vitrine/model'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emitPageEvent } from './emit-page-event.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => void vi.unstubAllGlobals())

it('emits the visit and the view of a product page', () => {
  const heard: unknown[] = []
  for (const type of [shopEvents.visitProductPage, shopEvents.viewProduct])
    document.addEventListener(type, (event) => {
      heard.push([event.type, event instanceof CustomEvent && event.detail])
    })
  emitPageEvent('view-product', JSON.stringify({ id: 'mug' }))
  expect(heard).toEqual([
    ['shop:visit-product-page', { id: 'mug' }],
    ['shop:view-product', { id: 'mug' }],
  ])
})

it('emits a purchase once for each order', () => {
  const heard: string[] = []
  document.addEventListener(shopEvents.purchase, (event) => {
    if (event instanceof CustomEvent) heard.push(String(event.detail.id))
  })
  emitPageEvent('purchase', JSON.stringify({ id: 'first' }))
  emitPageEvent('purchase', JSON.stringify({ id: 'first' }))
  emitPageEvent('purchase', JSON.stringify({ id: 'second' }))
  expect(heard).toEqual(['first', 'second'])
})
