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

export type SiteHost = z.output<typeof hostSchema>

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

const dnsRecordSchema = z.object({
  type: z.enum(['A', 'AAAA', 'CNAME']),
  /** The full name of the record. */
  name: z.string(),
  value: z.string(),
  state: z.enum(['found', 'different', 'missing']),
})

export const hostDnsSchema = z.object({
  host: z.string(),
  /**
   * `working`: leads to this server. `elsewhere`: leads to another one. `missing`: has no address. `unknown`: has an
   * address, while the addresses of this server are not known. `failed`: the DNS servers did not answer. `local`: needs
   * no DNS, as `shop.localhost`.
   */
  state: z.enum(['working', 'elsewhere', 'missing', 'unknown', 'failed', 'local']),
  /** The IP addresses that the host has now. */
  addresses: z.array(z.string()),
  /** The records to set at the DNS provider; none while the addresses of this server are not known. */
  records: z.array(dnsRecordSchema),
  checkedAt: z.string(),
})

export type HostDns = z.output<typeof hostDnsSchema>

export const checkSiteHost = defineRoute({
  method: 'GET',
  path: '/api/studio/hosts/{host}/dns',
  summary:
    'Looks up a host of the site in DNS, and returns the records that lead it to this server.',
  access: 'hosts.manage',
  params: z.object({ host }),
  replies: { 200: hostDnsSchema, 404: problemSchema },
})
