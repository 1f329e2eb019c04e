import * as z from 'zod/mini'

export const data = z.object({})

export const text = { quote: 'lines', source: 'line' } as const
