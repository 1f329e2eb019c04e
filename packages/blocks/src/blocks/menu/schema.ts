import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const createListSchema = <S extends z.ZodMiniType>(entry: S, max: number) =>
  z._default(z.array(entry).check(z.maxLength(max)), [])

const dish = z.strictObject({ id: idSchema })

const course = z.strictObject({ id: idSchema, items: createListSchema(dish, 100) })

const card = z.strictObject({ id: idSchema, sections: createListSchema(course, 40) })

export const data = z.object({
  menus: createListSchema(card, 12),
  design: z._default(z.enum(['classic', 'simple']), 'classic'),
  columns: z._default(z.int().check(z.minimum(1), z.maximum(3)), 1),
})

export const itemText = { title: 'line', description: 'lines', price: 'line' } as const
