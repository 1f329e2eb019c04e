import * as z from 'zod/mini'

export const data = z.object({})

export const text = { placeholder: 'line' } as const
