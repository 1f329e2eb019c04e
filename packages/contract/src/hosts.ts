import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('sites')

export const hostSchema = z.object({
  /** The name in lower case, without a port; an international name in Punycode. */
  host: z.string(),
  /** Whether links of the site name this host; one host of a site is the primary one. */
  isPrimary: z.boolean(),
  /** Whether every request to this host is redirected to the primary host. */
  redirects: z.boolean(),
  /** Whether this request came by this host, which therefore must keep showing the site. */
  isCurrent: z.boolean(),
})

const hostsSchema = z.object({
  /** The primary host, then the others alphabetically. */
  hosts: z.array(hostSchema),
  /**
   * Whether the addresses of the server and its network (`localhost`, `192.168.…`) lead to this site; so for one
   * site of the installation.
   */
  isDefault: z.boolean(),
})

const host = z.string().min(1).max(255)

export const listSiteHosts = defineRoute({
  method: 'GET',
  path: '/api/studio/hosts',
  summary: 'Lists the hosts of the site.',
  access: 'hosts.manage',
  replies: { 200: hostsSchema },
})

export const addSiteHost = defineRoute({
  method: 'POST',
  path: '/api/studio/hosts',
  summary:
    'Adds a host, which shows the site or redirects to the primary host. The first host is the primary one.',
  access: 'hosts.manage',
  body: z.object({ host, redirects: z.boolean().default(false) }),
  replies: { 200: hostsSchema, 400: problemSchema, 409: problemSchema },
})

export const changeSiteHost = defineRoute({
  method: 'PUT',
  path: '/api/studio/hosts/{host}',
  summary:
    'Makes a host the primary one, or sets whether it redirects. The host of this request keeps showing the site.',
  access: 'hosts.manage',
  params: z.object({ host }),
  body: z.object({ isPrimary: z.literal(true).optional(), redirects: z.boolean().optional() }),
  replies: { 200: hostsSchema, 400: problemSchema, 404: problemSchema, 409: problemSchema },
})

export const removeSiteHost = defineRoute({
  method: 'DELETE',
  path: '/api/studio/hosts/{host}',
  summary: 'Removes a host; never that of this request, and never the last way to the site.',
  access: 'hosts.manage',
  params: z.object({ host }),
  replies: { 200: hostsSchema, 404: problemSchema, 409: problemSchema },
})
