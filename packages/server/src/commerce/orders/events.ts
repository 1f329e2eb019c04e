import type { Db } from '../../platform/db/db.ts'
import {
  type Fact,
  factFrom,
  factJson,
  factOf,
  markInboundEvent,
  openInboundEvents,
  orderOfPayment,
  type Provider,
  providerNamed,
  putInboundEvent,
} from '../payments/index.ts'
import { finalize } from './finalize.ts'

/**
 * Keeps what a provider told, and acts on it. What was told before is not acted on again; what cannot be
 * acted on yet stays, for the sweeper. Never throws for what the provider cannot help.
 */
export async function receiveFacts(
  db: Db,
  siteId: string,
  provider: Provider,
  facts: readonly Fact[],
): Promise<void> {
  for (const fact of facts) {
    const event = { provider: provider.name, eventId: fact.eventId }
    const isNew = await putInboundEvent(db, siteId, { ...event, body: factJson(fact) })
    if (isNew) await act(db, siteId, provider, fact)
  }
}

/** Acts on what was told while nobody could. */
export async function resumeFacts(db: Db, siteId: string): Promise<void> {
  for (const { provider: name, body } of await openInboundEvents(db, siteId)) {
    const provider = providerNamed(db, name)
    if (provider) await act(db, siteId, provider, factFrom(body))
  }
}

async function act(db: Db, siteId: string, provider: Provider, fact: Fact): Promise<void> {
  const event = { provider: provider.name, eventId: fact.eventId }
  const error = await applied(db, siteId, provider, fact).catch((thrown: unknown) =>
    thrown instanceof Error ? thrown.message : 'unknown',
  )
  await markInboundEvent(db, siteId, event, error)
}

/** Resolves to why it could not be acted on. */
async function applied(
  db: Db,
  siteId: string,
  provider: Provider,
  fact: Fact,
): Promise<string | null> {
  const by = { provider: provider.name, providerRef: fact.providerRef }
  const found = await orderOfPayment(db, siteId, by)
  if (!found) return 'No payment of ours has this reference'
  const { kind } = await finalize(db, siteId, found.orderId, fact)
  if (kind !== 'mismatch') return null
  // The order is flagged. What the provider answers when asked may still be right, and then counts.
  const intent = await provider.retrieve(siteId, fact.providerRef)
  if (intent) await finalize(db, siteId, found.orderId, factOf(intent))
  return null
}
