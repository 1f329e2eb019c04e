import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { newToken } from '../../platform/http/token.ts'
import type { Intent, PaymentRequest, Provider } from './provider.ts'
import { parseTestEvent } from './test-event.ts'
import {
  advanceTestIntent,
  putTestIntent,
  putTestRefund,
  settleTestIntents,
  type TestIntentRow,
  testIntentBy,
} from './test-store.ts'

/** How long a late payment takes by itself, in seconds. */
const LATE_S = 120
const DECLINED = 'The bank declined the payment.'
const REFUSED = 'The payment was not confirmed.'
/** What can still be answered in one way or the other. */
const OPEN = ['requires_payment', 'requires_confirmation', 'declined'] as const

/**
 * The built-in provider: no card and no money, but the same calls, states and events as a real one,
 * remembered in tables of its own. What its bank answers is chosen on the checkout form.
 */
export class TestProvider implements Provider {
  readonly name = 'test'
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async createOrUpdateIntent(siteId: string, request: PaymentRequest): Promise<Intent> {
    const { paymentId: reference, amountMinor, currency, outcome } = request
    const challengeToken = newToken()
    const fresh = { id: newId(), reference, amountMinor, currency, challengeToken }
    const made = await putTestIntent(this.#db, siteId, fresh)
    const row = made ?? (await this.#row(siteId, { reference }))
    if (row.amountMinor !== amountMinor || row.currency !== currency)
      throw new Error(`Payment ${reference} was asked for with another amount before`)
    if (outcome === undefined) return intentOf(row)
    const answer = answers[outcome] ?? answers['approve']
    return this.#advance(siteId, row.id, OPEN, answer?.(row) ?? {})
  }

  async retrieve(siteId: string, ref: string): Promise<Intent | undefined> {
    await settleTestIntents(this.#db, siteId)
    const row = await testIntentBy(this.#db, siteId, { id: ref })
    return row && intentOf(row)
  }

  /** Every payment here is captured as soon as it succeeds. */
  async capture(siteId: string, ref: string): Promise<Intent> {
    return this.#intent(siteId, ref)
  }

  async cancel(siteId: string, ref: string): Promise<Intent> {
    await settleTestIntents(this.#db, siteId)
    return this.#advance(siteId, ref, OPEN, { status: 'canceled' })
  }

  async refund(
    siteId: string,
    refund: { readonly ref: string; readonly amountMinor: bigint; readonly key: string },
  ): Promise<string> {
    const { ref: intentId, amountMinor, key } = refund
    return putTestRefund(this.#db, siteId, { id: newId(), intentId, amountMinor, key })
  }

  readonly parseEvent = parseTestEvent

  /** What the buyer answers on the page that asks for confirmation; undefined for an unknown token. */
  async answerChallenge(
    siteId: string,
    token: string,
    approves: boolean,
  ): Promise<Intent | undefined> {
    const row = await testIntentBy(this.#db, siteId, { challengeToken: token })
    if (!row) return undefined
    const answer = approves ? succeeded(row) : ({ status: 'declined', failure: REFUSED } as const)
    return this.#advance(siteId, row.id, ['requires_confirmation'], answer)
  }

  async challenged(siteId: string, token: string): Promise<Intent | undefined> {
    const row = await testIntentBy(this.#db, siteId, { challengeToken: token })
    return row && intentOf(row)
  }

  /** A late payment succeeds now. */
  async settle(siteId: string, ref: string): Promise<Intent> {
    const row = await this.#row(siteId, { id: ref })
    return this.#advance(siteId, ref, ['processing'], succeeded(row))
  }

  async #advance(
    siteId: string,
    ref: string,
    from: readonly TestIntentRow['status'][],
    to: Change,
  ): Promise<Intent> {
    const row = await advanceTestIntent(this.#db, siteId, ref, from, to)
    return row ? intentOf(row) : this.#intent(siteId, ref)
  }

  async #intent(siteId: string, ref: string): Promise<Intent> {
    return intentOf(await this.#row(siteId, { id: ref }))
  }

  async #row(siteId: string, by: Parameters<typeof testIntentBy>[2]): Promise<TestIntentRow> {
    const row = await testIntentBy(this.#db, siteId, by)
    if (!row) throw new Error('The test provider knows no such payment')
    return row
  }
}

type Change = Parameters<typeof advanceTestIntent>[4]

const answers: Readonly<Record<string, (row: TestIntentRow) => Change>> = {
  approve: succeeded,
  decline: () => ({ status: 'declined', failure: DECLINED }),
  challenge: () => ({ status: 'requires_confirmation', failure: null }),
  late: () => ({ status: 'processing', settlesAt: new Date(Date.now() + LATE_S * 1_000) }),
}

function succeeded({ amountMinor }: TestIntentRow): Change {
  return { status: 'succeeded', capturedMinor: amountMinor, failure: null }
}

function intentOf(row: TestIntentRow): Intent {
  const { id: ref, status, currency, amountMinor, capturedMinor, refundedMinor, failure } = row
  return {
    ref,
    status,
    currency,
    amountMinor,
    authorizedMinor: capturedMinor,
    capturedMinor,
    refundedMinor,
    failure,
    confirmUrl:
      status === 'requires_confirmation' ? `/checkout/challenge/${row.challengeToken}` : null,
  }
}
