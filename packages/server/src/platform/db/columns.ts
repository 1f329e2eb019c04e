import { customType } from 'drizzle-orm/pg-core'

/** An amount in whole minor units of its currency: ¥500 is 500n, $5.00 is 500n. */
export const minor = customType<{ data: bigint; driverData: bigint }>({
  dataType: () => 'minor',
})

/** Bytes: digests and keys. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})
