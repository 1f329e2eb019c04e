import { referenceSchema, webUrlSchema } from '@vitrine/page'
import * as z from 'zod/mini'

/** The data of a map. Without coordinates the address is looked up. */
export const data = z.object({
  /** The URL of a map of the place; `lat` and `lng` take precedence. */
  url: z.optional(webUrlSchema),
  lat: z.optional(z.number().check(z.minimum(-85), z.maximum(85))),
  lng: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  zoom: z._default(z.int().check(z.minimum(2), z.maximum(18)), 15),
  /** The height of the map in px. */
  height: z._default(z.int().check(z.minimum(150), z.maximum(1_000)), 360),
  showsAddress: z._default(z.boolean(), true),
  poster: z.optional(z.strictObject({ assetId: referenceSchema })),
})

export const text = { title: 'line', address: 'lines' } as const
