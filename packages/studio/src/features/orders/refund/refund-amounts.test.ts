import { expect, it } from 'vitest'
import { allocateCents, computeItemsCents } from './refund-amounts.ts'

const money = (value: number, currencyCode: 'USD' | 'JPY' = 'USD') => ({
  currencyCode,
  value,
  decimalValue: '',
  fractionalDigits: currencyCode === 'USD' ? 2 : 0,
})

it('divides what was paid for a line so that its parts add up', () => {
  const parts = [0, 1, 2].map((refundedQuantity) =>
    computeItemsCents({ paid: money(1_000), quantity: 3, refundedQuantity }, 1),
  )
  expect(parts).toEqual([333, 333, 334])
  expect(computeItemsCents({ paid: money(1_000), quantity: 3, refundedQuantity: 1 }, 2)).toBe(667)
})

it('refunds whole yen', () => {
  const line = { paid: money(100_000, 'JPY'), quantity: 3, refundedQuantity: 0 }
  expect(computeItemsCents(line, 1)).toBe(33_300)
})

it('allocates an amount to gift cards first, and no more than is left', () => {
  const payment = (id: string, provider: string, value: number) => ({
    id,
    provider,
    methodName: null,
    giftCard: null,
    amount: money(value),
    captured: money(value),
    refunded: money(0),
    refundable: money(value),
    failure: null,
    createdAt: '',
  })
  const payments = [payment('a', 'test', 4_400), payment('b', 'gift_card', 2_000)]
  expect(allocateCents(3_400, payments)).toEqual({ a: 1_400, b: 2_000 })
  expect(allocateCents(9_900, payments)).toEqual({ a: 4_400, b: 2_000 })
})
