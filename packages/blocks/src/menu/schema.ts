import { idSchema } from '@vitrine/page'
import * as z from 'zod/mini'

const listOf = <S extends z.ZodMiniType>(of: S, most: number) =>
  z._default(z.array(of).check(z.maxLength(most)), [])

const dish = z.strictObject({ id: idSchema })

const course = z.strictObject({ id: idSchema, items: listOf(dish, 100) })

const card = z.strictObject({ id: idSchema, sections: listOf(course, 40) })

export const data = z.object({
  menus: listOf(card, 12),
  design: z._default(z.enum(['classic', 'simple']), 'classic'),
  columns: z._default(z.int().check(z.minimum(1), z.maximum(3)), 1),
})

export const itemText = { title: 'line', description: 'lines', price: 'line' } as const
