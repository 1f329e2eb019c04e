import type { Subscription, SubscriptionDetail } from '@vitrine/contract'
import { getSubscriptionActions, getTranslate, isMessageId, toWireMoney } from '@vitrine/model'
import type { OrderedCycle } from './cycle-store.ts'
import { getNextAt } from './describe-subscription.ts'
import type { StoredSubscription, SubscriptionEvent } from './store.ts'

/** Converts a subscription for the studio's list. */
export function toSummary(subscription: StoredSubscription): Subscription {
  const { id, status, cancelsAtEnd, email, productId, title, options, quantity } = subscription
  const { unitPriceMinor, currency, plan, ordered, testMode, createdAt } = subscription
  return {
    id,
    status,
    cancelsAtEnd,
    email,
    productId,
    title,
    variantName: options.map(({ value }) => value).join(' / '),
    quantity,
    amount: toWireMoney({ minor: unitPriceMinor * BigInt(quantity), currency }),
    plan,
    ordered,
    testMode,
    createdAt: createdAt.toISOString(),
    nextAt: getNextAt(subscription)?.toISOString() ?? null,
  }
}

/** Converts a subscription for its screen in the studio. */
export function toDetail(
  subscription: StoredSubscription,
  given: {
    readonly cycles: readonly OrderedCycle[]
    readonly events: readonly SubscriptionEvent[]
    readonly staff: readonly { readonly id: string; readonly email: string }[]
    readonly language: string
  },
): SubscriptionDetail {
  const { cycles, events, staff, language } = given
  const { currency, failures, paymentMethod, savedMethod } = subscription
  const { savedBrand, savedLastFour } = subscription
  const names = new Map(staff.map(({ id, email }) => [id, email]))
  return {
    ...toSummary(subscription),
    actions: [...getSubscriptionActions(subscription)],
    failures,
    paymentMethod,
    chargesAutomatically: savedMethod !== null,
    savedMethod: savedBrand === null ? null : { brand: savedBrand, lastFour: savedLastFour },
    failure: failures > 0 ? findFailure(events, language) : null,
    orders: cycles.map(({ orderId, number, state, dueAt, totalMinor }) => ({
      id: orderId,
      number: number === null ? null : Number(number),
      state,
      dueAt: dueAt.toISOString(),
      total: totalMinor === null ? null : toWireMoney({ minor: totalMinor, currency }),
    })),
    events: events.map((event) => ({
      id: event.id,
      kind: event.kind,
      text: formatEvent(event, { names, language }),
      happenedAt: event.happenedAt.toISOString(),
    })),
  }
}

/** Returns the reason for the last failed attempt, of events with the newest first. */
function findFailure(events: readonly SubscriptionEvent[], language: string): string | null {
  const failed = events.find(({ kind }) => kind === 'failed')
  return (failed && formatReason(failed, language)) ?? null
}

function formatReason({ details }: SubscriptionEvent, language: string): string | undefined {
  const { reason } = details
  return typeof reason === 'string' && isMessageId(reason)
    ? getTranslate(language)({ messageId: reason })
    : undefined
}

/** Formats an event for staff. */
function formatEvent(
  event: SubscriptionEvent,
  { names, language }: { readonly names: ReadonlyMap<string, string>; readonly language: string },
): string {
  const { kind, details } = event
  const { number, staffId, apiKey, retryAt } = details
  const program = typeof apiKey === 'string' ? ` with the API key “${apiKey}”` : ' by the customer'
  const actor =
    typeof staffId === 'string' ? ` by ${names.get(staffId) ?? 'a former staff member'}` : program
  const by = details['isAutomatic'] === true ? ', as the payments failed' : actor
  switch (kind) {
    case 'started':
      return `The subscription started with order ${String(number)}.`
    case 'ordered':
      return `Order ${String(number)} was placed.`
    case 'failed':
      return [
        'The next order could not be placed.',
        formatReason(event, language) ?? '',
        typeof retryAt === 'string' ? 'It will be tried again.' : 'It is not tried again.',
      ]
        .filter((text) => text !== '')
        .join(' ')
    case 'imported':
      return 'The subscription was imported from another site and paused.'
    case 'pause':
    case 'paused':
      return `The subscription was paused${by}.`
    case 'resume':
      return `The subscription was resumed${by}.`
    case 'change-method':
      return 'The customer changed the payment method.'
    case 'skip':
      return `The next order was skipped${by}.`
    case 'cancel':
      return `The subscription was canceled to the end of its period${by}.`
    case 'cancel-now':
    case 'canceled':
      return `The subscription was canceled${by}.`
    default:
      return 'The subscription has ended.'
  }
}
