import { currencies } from '@vitrine/model'
import { z } from 'zod'

/** What a theme's `demo/site.json` says of its shop: everything that is not a product. */
export const siteFile = z.object({
  siteTitle: z.string(),
  tagline: z.string(),
  description: z.string(),
  language: z.string(),
  timeZone: z.string(),
  contactEmail: z.string(),
  theme: z.string(),
  navigation: z.array(z.object({ label: z.string(), url: z.string() })),
  announcement: z.object({ enabled: z.boolean(), text: z.string() }),
  shop: z.object({ title: z.string(), url: z.string(), products: z.string(), intro: z.string() }),
  categories: z.array(z.object({ path: z.string(), label: z.string() })),
  store: z.object({
    currency: z.enum(currencies),
    shipping: z.array(
      z.object({
        label: z.string(),
        detail: z.string(),
        priceMinor: z.string().regex(/^\d+$/),
        freeFromMinor: z.string().regex(/^\d+$/).optional(),
      }),
    ),
  }),
})

export type SiteFile = z.output<typeof siteFile>
