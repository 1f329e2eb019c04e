import { type Actions, OWNERS, STAFF, WEBSITE_MANAGERS } from './role-groups.ts'

export const siteActions = {
  'hosts.manage': OWNERS,
  /** Creating, copying and deleting sites; only the people who administer the installation may. */
  'sites.manage': OWNERS,
  /** Exporting the whole site with its records, and importing an archive. */
  'site.transfer': OWNERS,
  'site.read': STAFF,
  'site.write': WEBSITE_MANAGERS,
} as const satisfies Actions
