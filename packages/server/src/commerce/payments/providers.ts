import type { Db } from '../../platform/db/db.ts'
import type { Provider } from './provider.ts'
import { TestProvider } from './test-provider.ts'

/** The provider a payment names; undefined for what no provider moves, as gift cards. */
export function providerNamed(db: Db, name: string): Provider | undefined {
  return name === 'test' ? new TestProvider(db) : undefined
}
