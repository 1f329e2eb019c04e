import { z } from 'zod'
import type { CustomerCursor, CustomerQuery } from './store.ts'

const integer = z.string().regex(/^-?\d{1,15}$/)

/** The schema of a cursor's value in each sort; any other value is no cursor. */
const values: Readonly<Record<CustomerQuery['sort'], z.ZodType<string>>> = {
  recent: z
    .string()
    .regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d){0,2}$/),
  spent: integer,
  orders: z.string().regex(/^\d{1,9}$/),
  // PostgreSQL stores no such character.
  name: z.string().regex(/^[^\0]*$/),
}

/** Formats the place in the list after which the next page begins. */
export function formatCursor({ value, id }: CustomerCursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/** Parses the cursor of a page; undefined for the first page, and for what is no cursor of the sort. */
export function parseCursor(
  sort: CustomerQuery['sort'],
  text: string | undefined,
): CustomerCursor | undefined {
  if (text === undefined) return undefined
  const parsed = z.tuple([values[sort], z.uuid()]).safeParse(parseJson(text))
  return parsed.success ? { value: parsed.data[0], id: parsed.data[1] } : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
