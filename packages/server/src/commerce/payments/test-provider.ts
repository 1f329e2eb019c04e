import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { newToken } from '../../platform/http/token.ts'
import type {
  InboundEvent,
  PaymentEvent,
  PaymentIntent,
  PaymentProvider,
  PaymentRequest,
  SavedMethod,
} from './provider.ts'
import { parseTestEvent } from './test-event.ts'
import {
  advanceTestIntent,
  insertTestIntent,
  insertTestRefund,
  settleTestIntents,
  type TestIntentRow,
  findTestIntent,
} from './test-store.ts'
import { paymentFailures } from './failure-message.ts'

/** The time after which a late payment succeeds, in seconds. */
const LATE_S = 120
/** The statuses in which the outcome is still open. */
const OPEN_STATUSES = ['requires_payment', 'requires_confirmation', 'declined'] as const

/**
 * The built-in provider: no card and no money, but the same calls, states and events as a real one, stored in
 * its own tables. The outcome is chosen on the checkout form.
 */
export class TestProvider implements PaymentProvider {
  readonly name = 'test'
  readonly needsBuyer = false
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async createOrUpdateIntent(siteId: string, request: PaymentRequest): Promise<PaymentIntent> {
    const { paymentId: reference, amountMinor, currency, savesMethod = false } = request
    const outcome = await this.#chooseOutcome(siteId, request)
    const challengeToken = newToken()
    const fresh = { id: newId(), reference, amountMinor, currency, challengeToken, savesMethod }
    const answer = outcome === undefined ? undefined : (outcomes[outcome] ?? getSuccess)
    const change = answer?.({ amountMinor })
    const made = await insertTestIntent(this.#db, siteId, { ...fresh, ...change })
    if (made) return toIntent(made)
    const row = await this.#row(siteId, { reference })
    if (row.amountMinor !== amountMinor || row.currency !== currency)
      throw new Error(`Payment ${reference} was asked for with another amount before`)
    if (change === undefined) return toIntent(row)
    return this.#advance(siteId, row.id, OPEN_STATUSES, change)
  }

  async retrieve(siteId: string, ref: string): Promise<PaymentIntent | undefined> {
    await settleTestIntents(this.#db, siteId)
    const row = await findTestIntent(this.#db, siteId, { id: ref })
    return row && toIntent(row)
  }

  /** Returns the payment itself, whose outcome said what becomes of later ones. */
  async findSavedMethod(siteId: string, ref: string): Promise<SavedMethod | undefined> {
    const row = await findTestIntent(this.#db, siteId, { id: ref })
    return row?.savesMethod && row.status === 'succeeded'
      ? { ref: row.id, customer: null, brand: null, lastFour: null }
      : undefined
  }

  /** Returns the intent: every payment is captured as soon as it succeeds. */
  async capture(siteId: string, ref: string): Promise<PaymentIntent> {
    return this.#intent(siteId, ref)
  }

  async cancel(siteId: string, ref: string): Promise<PaymentIntent> {
    await settleTestIntents(this.#db, siteId)
    return this.#advance(siteId, ref, OPEN_STATUSES, { status: 'canceled' })
  }

  async refund(
    siteId: string,
    refund: { readonly ref: string; readonly amountMinor: bigint; readonly key: string },
  ): Promise<string> {
    const { ref: intentId, amountMinor, key } = refund
    return insertTestRefund(this.#db, siteId, { id: newId(), intentId, amountMinor, key })
  }

  async parseEvent(_siteId: string, event: InboundEvent): Promise<readonly PaymentEvent[]> {
    return parseTestEvent(event)
  }

  /** Applies the buyer's answer on the confirmation page. Returns undefined for an unknown token. */
  async answerChallenge(
    siteId: string,
    token: string,
    approves: boolean,
  ): Promise<PaymentIntent | undefined> {
    const row = await findTestIntent(this.#db, siteId, { challengeToken: token })
    if (!row) return undefined
    const answer = approves
      ? getSuccess(row)
      : ({ status: 'declined', failure: paymentFailures.notConfirmed } as const)
    return this.#advance(siteId, row.id, ['requires_confirmation'], answer)
  }

  async findChallenged(siteId: string, token: string): Promise<PaymentIntent | undefined> {
    const row = await findTestIntent(this.#db, siteId, { challengeToken: token })
    return row && toIntent(row)
  }

  /** Lets a late payment succeed now. */
  async settle(siteId: string, ref: string): Promise<PaymentIntent> {
    const row = await this.#row(siteId, { id: ref })
    return this.#advance(siteId, ref, ['processing'], getSuccess(row))
  }

  /** Returns the outcome of the form, or of the stored payment method that is charged. */
  async #chooseOutcome(
    siteId: string,
    { outcome, savedMethod }: PaymentRequest,
  ): Promise<string | undefined> {
    if (savedMethod === undefined) return outcome
    const row = await findTestIntent(this.#db, siteId, { id: savedMethod.ref })
    return row?.savesMethod && !row.declinesRenewals ? 'approve' : 'decline'
  }

  async #advance(
    siteId: string,
    ref: string,
    from: readonly TestIntentRow['status'][],
    to: Change,
  ): Promise<PaymentIntent> {
    const row = await advanceTestIntent(this.#db, siteId, ref, from, to)
    return row ? toIntent(row) : this.#intent(siteId, ref)
  }

  async #intent(siteId: string, ref: string): Promise<PaymentIntent> {
    return toIntent(await this.#row(siteId, { id: ref }))
  }

  async #row(siteId: string, by: Parameters<typeof findTestIntent>[2]): Promise<TestIntentRow> {
    const row = await findTestIntent(this.#db, siteId, by)
    if (!row) throw new Error('The test provider knows no such payment')
    return row
  }
}

type Change = Parameters<typeof advanceTestIntent>[4]

type GetChange = (request: Pick<TestIntentRow, 'amountMinor'>) => Change

const outcomes: Readonly<Record<string, GetChange>> = {
  approve: getSuccess,
  'approve-once': (row) => ({ ...getSuccess(row), declinesRenewals: true }),
  decline: () => ({ status: 'declined', failure: paymentFailures.declined }),
  'decline-funds': () => ({ status: 'declined', failure: paymentFailures.insufficientFunds }),
  challenge: () => ({ status: 'requires_confirmation', failure: null }),
  late: () => ({ status: 'processing', settlesAt: new Date(Date.now() + LATE_S * 1_000) }),
}

function getSuccess({ amountMinor }: Pick<TestIntentRow, 'amountMinor'>): Change {
  return { status: 'succeeded', capturedMinor: amountMinor, failure: null }
}

function toIntent(row: TestIntentRow): PaymentIntent {
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
