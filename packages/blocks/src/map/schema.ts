import { referenceSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'

/** Where nobody says where it is, it is where its address is found. */
export const data = z.object({
  /** Of a map that shows it; numbers go before it. */
  url: z.optional(webUrlSchema),
  lat: z.optional(z.number().check(z.minimum(-85), z.maximum(85))),
  lng: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  zoom: z._default(z.int().check(z.minimum(2), z.maximum(18)), 15),
  /** Of the map, in px. */
  height: z._default(z.int().check(z.minimum(150), z.maximum(1_000)), 360),
  showsAddress: z._default(z.boolean(), true),
  poster: z.optional(z.strictObject({ assetId: referenceSchema })),
})

export const text = { title: 'line', address: 'lines' } as const
