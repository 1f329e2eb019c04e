import { MAX_PASSWORD_LENGTH } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from '../problem.ts'
import { createRouteFactory } from '../route.ts'

const defineRoute = createRouteFactory('installation')

const PATH = '/api/studio/installation/sites'
const access = 'sites.manage'

/** The password of the person who asks, if they have one. */
export const currentPassword = z.string().max(MAX_PASSWORD_LENGTH).optional()

/** A site of the installation. */
export const installedSiteSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The name of the site in commands. */
  identifier: z.string(),
  /** The host and port of its studio; null if none leads there from this address. */
  host: z.string().nullable(),
  /** The URL of its studio, where you sign in as you do there; null if no address leads there. */
  url: z.string().nullable(),
  /** Whether it is the site that you are using. */
  isCurrent: z.boolean(),
  /** Whether the addresses of the server and its network lead to it; so for one site. */
  isDefault: z.boolean(),
  /** Whether it is a demo that comes with Vitrine. */
  isDemo: z.boolean(),
})

export type InstalledSite = z.output<typeof installedSiteSchema>

export const listInstalledSites = defineRoute({
  method: 'GET',
  path: PATH,
  summary:
    'Lists the sites of the installation, oldest first, for those who administer it; for other owners, this site and those on whose staff they are.',
  access,
  replies: {
    200: z.object({
      /** Whether you administer the installation, and so may create, copy and delete sites. */
      administers: z.boolean(),
      sites: z.array(installedSiteSchema),
    }),
  },
})

export const createInstalledSite = defineRoute({
  method: 'POST',
  path: PATH,
  summary:
    'Creates an empty site, of which you are the owner, and returns a link that signs you in there once.',
  access,
  body: z.strictObject({
    title: z.string().trim().min(1, 'Enter a name.').max(200, 'Enter at most 200 characters.'),
    /** The host at which visitors find it; a host of the machine by default. */
    host: z.string().max(255).optional(),
    /** Whether it gets the addresses of this site, which moves to a host of the machine. */
    takesAddress: z.boolean().default(false),
    /** Needed to take the addresses of a site that is no demo. */
    currentPassword,
  }),
  replies: {
    200: z.object({
      id: z.uuid(),
      title: z.string(),
      /** The URL that signs you in at the new site, once and within a day. */
      url: z.string(),
    }),
    400: problemSchema,
    403: problemSchema,
    409: problemSchema,
    429: problemSchema,
  },
})

export const deleteInstalledSite = defineRoute({
  method: 'POST',
  path: `${PATH}/{id}/deletion`,
  summary:
    'Deletes another site with all its data, once its name and your password are given. One site always remains.',
  access,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    /** The title of the site, as a confirmation. */
    title: z.string().max(200),
    currentPassword,
  }),
  replies: {
    200: z.object({
      title: z.string(),
      /** The number of deleted rows by what they are. */
      deleted: z.record(z.string(), z.int()),
    }),
    400: problemSchema,
    403: problemSchema,
    404: problemSchema,
    409: problemSchema,
    429: problemSchema,
  },
})
