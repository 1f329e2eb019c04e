import { currencies } from '@vitrine/model'
import * as z from 'zod/mini'
import { listRecordColumns } from '../../../platform/db/record-store.ts'
import type { RecordPart, RecordSet, RecordTable } from '../../../platform/db/records.ts'
import { id } from '../format-values.ts'

type RecordColumn = ReturnType<typeof listRecordColumns>[number][1]

const MAX_INTEGER = 2_147_483_647

const digits = z.string().check(z.regex(/^-?(0|[1-9]\d{0,15})$/))
const instant = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/),
  z.refine((value) => !Number.isNaN(Date.parse(value)), 'is not a valid time'),
)
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const text = z.string().check(z.refine((value) => !value.includes('\0'), 'has invalid characters'))

const types: Readonly<Record<string, z.ZodMiniType>> = {
  uuid: id,
  text,
  boolean: z.boolean(),
  smallint: z.int().check(z.minimum(-32_768), z.maximum(32_767)),
  integer: z.int().check(z.minimum(-MAX_INTEGER), z.maximum(MAX_INTEGER)),
  bigint: digits,
  minor: digits,
  date: day,
  jsonb: z.json(),
  'timestamp with time zone': instant,
}

/** Creates the schema of a row in the file of a record, from the columns of its table. */
function createRowSchema(source: RecordTable): z.ZodMiniType {
  const shape: Record<string, z.ZodMiniType> = {}
  for (const [name, column] of listRecordColumns(source))
    shape[name] = createValueSchema(column, source.shapes?.[name])
  return z.strictObject(shape)
}

function createValueSchema(column: RecordColumn, own: z.ZodMiniType | undefined): z.ZodMiniType {
  const type = column.name === 'currency' ? z.enum(currencies) : types[column.getSQLType()]
  const schema = own ?? type ?? text
  const value = column.notNull ? schema : z.nullable(schema)
  // An archive of an earlier version may not have a newer column.
  return column.hasDefault || !column.notNull ? z.optional(value) : value
}

const createPartsShape = (parts: readonly RecordPart[]) =>
  Object.fromEntries(
    parts.map((part) => [part.name, z._default(z.array(createRowSchema(part)), [])]),
  )

/** Creates the schema of a file with a record. */
export function createRecordSchema(set: RecordSet) {
  return z.strictObject({ [set.name]: createRowSchema(set), ...createPartsShape(set.parts) })
}

/** Creates the schema of a file with parts alone. */
export function createPartsSchema(
  parts: readonly RecordPart[],
  more: Record<string, z.ZodMiniType>,
) {
  return z.strictObject({ ...more, ...createPartsShape(parts) })
}
