import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold, type Payment } from './fold.ts'
import type { Fact } from './provider.ts'

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

function factWith(told: Pick<Fact, 'authorizedMinor' | 'capturedMinor'>): Fact {
  return {
    ...told,
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
function heard(facts: readonly Fact[]): Payment {
  return facts.reduce((before, fact) => {
    const after = fold(before, fact)
    if (after === 'mismatch') throw new Error('These belong together')
    return after
  }, payment)
}

it('comes to the same for facts told once, twice, late or in any order', () => {
  const stories = fc.array(amounts, { minLength: 1, maxLength: 6 }).chain((told) => {
    const facts = told.map(factWith)
    return fc.tuple(
      fc.constant(facts),
      fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 }),
    )
  })
  fc.assert(
    fc.property(stories, ([facts, chaos]) => {
      expect(heard(chaos)).toEqual(heard(facts))
    }),
  )
})

it('counts a payment that was given up and paid all the same', () => {
  const given = { ...payment, voidedAt: new Date(0), failure: 'left' }
  const fact = factWith({ authorizedMinor: 1_000n, capturedMinor: 1_000n })
  expect(fold(given, fact)).toMatchObject({ capturedMinor: 1_000n, voidedAt: null, failure: null })
})
