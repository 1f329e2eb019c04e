import {
  type AdService,
  adServices,
  cookiePolicies,
  DEFAULT_COOKIE_POLICY,
  isAdPixelId,
  shareNetworkIds,
} from '@vitrine/model'
import * as z from 'zod/mini'
import {
  idSchema,
  linkSchema,
  localeSchema,
  localizedSchema,
  referenceSchema,
  webUrlSchema,
} from './common.ts'
import { pageCodeSchema } from './page-code.ts'
import { richTextSchema } from '../rich-text/schema.ts'

const richByLocale = z.record(localeSchema, richTextSchema)

/** @see compat §5 `website.socialAccounts` "serviceId" */
export const socialServiceIds = {
  email: 20,
  yelp: 39,
  facebook: 60,
  pinterest: 61,
  twitter: 62,
  instagram: 64,
  youtube: 69,
} as const

/** The bar above every page, which visitors can close. */
export const announcementBarSchema = z.strictObject({
  enabled: z.boolean(),
  text: richByLocale,
  to: z.optional(linkSchema),
  /** The color theme; the colors that the site's theme gives the bar by default. */
  theme: z.optional(idSchema),
  /** The version; raised to show it again to visitors who closed it. */
  version: z.int().check(z.minimum(1)),
})

const adPixelSchema = (service: AdService) =>
  z.optional(z.string().check(z.refine((text) => isAdPixelId(service, text))))

/** The ids of the site's ad pixels, which get events of visitors who accepted the cookie banner. */
const adPixelsSchema = z.strictObject({
  meta: adPixelSchema('meta'),
  pinterest: adPixelSchema('pinterest'),
  tiktok: adPixelSchema('tiktok'),
  google: adPixelSchema('google'),
})

/** The settings of a site. */
export const siteSettingsSchema = z.strictObject({
  schema: z.literal(1),
  siteTitle: localizedSchema,
  tagLine: localizedSchema,
  description: localizedSchema,
  announcementBar: announcementBarSchema,
  cookieBanner: z.strictObject({
    enabled: z.boolean(),
    text: richByLocale,
    acceptLabel: localizedSchema,
    declineLabel: localizedSchema,
    /** The policy on cookies that recognize visitors; omitted for the default. */
    policy: z.optional(z.enum(cookiePolicies)),
  }),
  adPixels: z.optional(adPixelsSchema),
  socialAccounts: z.array(
    z.strictObject({
      id: idSchema,
      serviceId: z.int(),
      serviceName: z.string().check(z.maxLength(60)),
      profileUrl: webUrlSchema,
      screenName: z.optional(z.string().check(z.maxLength(200))),
    }),
  ),
  /** @see platform spec §3 "a food-ordering link with default title Order Now" */
  foodOrdering: z.optional(z.strictObject({ title: localizedSchema, url: webUrlSchema })),
  seo: z.strictObject({
    /** The title patterns: `%s` the site, `%c` the collection, `%i` the item. */
    homeTitle: z.string().check(z.maxLength(200)),
    collectionTitle: z.string().check(z.maxLength(200)),
    itemTitle: z.string().check(z.maxLength(200)),
    /** Whether search engines are asked not to index the site. */
    hidden: z.boolean(),
    shareImageId: z.optional(referenceSchema),
  }),
  /** The authors; items refer to them by id. */
  authors: z.array(
    z.strictObject({
      id: referenceSchema,
      displayName: z.string().check(z.minLength(1), z.maxLength(100)),
      firstName: z.optional(z.string().check(z.maxLength(100))),
      lastName: z.optional(z.string().check(z.maxLength(100))),
      bio: z.optional(localizedSchema),
      pictureId: z.optional(referenceSchema),
      websiteUrl: z.optional(webUrlSchema),
    }),
  ),
  faviconId: z.optional(referenceSchema),
  logoImageId: z.optional(referenceSchema),
  /** The alternative text of the logo; the title of the site by default. */
  logoAlt: z.optional(localizedSchema),
  comments: z.strictObject({ enabled: z.boolean() }),
  likes: z.strictObject({ enabled: z.boolean() }),
  /** The networks on which visitors can share posts and products; omitted for none. */
  shareButtons: z.optional(z.array(z.enum(shareNetworkIds)).check(z.maxLength(10))),
  /** The owner's code in the head and at the end of every page. */
  code: z.optional(pageCodeSchema),
})

/** The maximum length of an announcement in each language, in characters. */
export const MAX_ANNOUNCEMENT_LENGTH = 1_000

export type AnnouncementBar = SiteSettings['announcementBar']
export type Author = SiteSettings['authors'][number]
export type SiteSettings = z.output<typeof siteSettingsSchema>

/** Lists the services whose ad pixels may get events: those with an id, if visitors are asked for their consent. */
export function listAdServices({ adPixels = {}, cookieBanner }: SiteSettings): AdService[] {
  const { enabled, policy = DEFAULT_COOKIE_POLICY } = cookieBanner
  if (!enabled || policy === 'absolute') return []
  return adServices.filter((service) => adPixels[service] !== undefined)
}
