import type { Db } from '../../platform/db/db.ts'
import { PayPalProvider } from './paypal/paypal-provider.ts'
import type { PaymentProvider } from './provider.ts'
import { StripeProvider } from './stripe/stripe-provider.ts'
import { TestProvider } from './test-provider.ts'

const providers: Readonly<Record<string, (db: Db) => PaymentProvider>> = {
  test: (db) => new TestProvider(db),
  paypal: (db) => new PayPalProvider(db),
  stripe: (db) => new StripeProvider(db),
}

/** Returns the provider of a payment; undefined for payments without one, such as gift cards. */
export function getProvider(db: Db, name: string): PaymentProvider | undefined {
  return providers[name]?.(db)
}
