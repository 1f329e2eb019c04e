import { customType } from 'drizzle-orm/pg-core'

/** An amount in whole minor units of its currency: ¥500 is 500n, $5.00 is 500n. */
export const minor = customType<{ data: bigint; driverData: bigint }>({
  dataType: () => 'minor',
})

/** An instant as ISO 8601 text in UTC, as JSON has it. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** Bytes: digests and keys. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})
