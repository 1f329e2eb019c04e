import { linkSchema } from '@vitrine/page'
import * as z from 'zod/mini'

export const data = z.object({ link: z.optional(linkSchema) })

export const text = { title: 'line', description: 'lines' } as const
