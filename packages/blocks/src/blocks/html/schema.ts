import * as z from 'zod/mini'

export const data = z.object({})

export const text = { body: 'rich' } as const
