import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applyPaymentEvent, type Payment } from './apply-payment-event.ts'
import type { PaymentEvent } from './provider.ts'

const payment: Payment = {
  id: 'p',
  provider: 'test',
  providerRef: 'r',
  currency: 'USD',
  amountMinor: 1_000n,
  authorizedMinor: 0n,
  capturedMinor: 0n,
  refundedMinor: 0n,
  failure: null,
  voidedAt: null,
  createdAt: new Date(0),
}

const amounts = fc.record({
  authorizedMinor: fc.bigInt({ min: 0n, max: 1_000n }),
  capturedMinor: fc.bigInt({ min: 0n, max: 1_000n }),
})

function createEvent(
  amounts: Pick<PaymentEvent, 'authorizedMinor' | 'capturedMinor'>,
): PaymentEvent {
  return {
    ...amounts,
    eventId: 'e',
    providerRef: 'r',
    kind: 'captured',
    currency: 'USD',
    amountMinor: 1_000n,
    refundedMinor: 0n,
    failure: null,
    occurredAt: new Date(0),
  }
}

/** The payment after hearing all of it. */
function applyAll(facts: readonly PaymentEvent[]): Payment {
  return facts.reduce((before, fact) => {
    const after = applyPaymentEvent(before, fact)
    if (after === 'mismatch') throw new Error('These belong together')
    return after
  }, payment)
}

it('has the same result for events reported once, twice, late or in any order', () => {
  const stories = fc.array(amounts, { minLength: 1, maxLength: 6 }).chain((amounts) => {
    const facts = amounts.map(createEvent)
    return fc.tuple(
      fc.constant(facts),
      fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 }),
    )
  })
  fc.assert(
    fc.property(stories, ([facts, chaos]) => {
      expect(applyAll(chaos)).toEqual(applyAll(facts))
    }),
  )
})

it('counts a payment that was canceled and paid after all', () => {
  const given = { ...payment, voidedAt: new Date(0), failure: 'left' }
  const fact = createEvent({ authorizedMinor: 1_000n, capturedMinor: 1_000n })
  expect(applyPaymentEvent(given, fact)).toMatchObject({
    capturedMinor: 1_000n,
    voidedAt: null,
    failure: null,
  })
})
