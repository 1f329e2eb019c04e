import type { Db } from '../../platform/db/db.ts'
import type { PaymentProvider } from './provider.ts'
import { TestProvider } from './test-provider.ts'

/** Returns the provider of a payment; undefined for payments without one, such as gift cards. */
export function getProvider(db: Db, name: string): PaymentProvider | undefined {
  return name === 'test' ? new TestProvider(db) : undefined
}
