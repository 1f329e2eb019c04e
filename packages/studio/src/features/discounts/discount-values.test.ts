import { expect, it } from 'vitest'
import { generateCode, newDiscount, toDiscountInput } from './discount-values.ts'

it('sends a code without a title, and a title without a code', () => {
  const values = { ...newDiscount, code: 'TEN', title: 'Ten', endsAt: '2031-01-01T00:00' }
  expect(toDiscountInput(values)).toMatchObject({
    code: 'TEN',
    title: '',
    startsAt: null,
    endsAt: '2031-01-01T00:00',
  })
  expect(toDiscountInput({ ...values, method: 'automatic' })).toMatchObject({
    code: null,
    title: 'Ten',
  })
  const chosen = [{ id: 'a', name: 'Mug' }]
  expect(toDiscountInput({ ...values, productIds: chosen }).productIds).toEqual(['a'])
})

it('generates codes of letters and digits that do not look alike', () => {
  const codes = Array.from({ length: 50 }, generateCode)
  expect(new Set(codes).size).toBe(50)
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
})
