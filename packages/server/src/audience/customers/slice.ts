import type { Finder, Slice } from '../../platform/slice.ts'
import { customerRoutes } from './routes.ts'
import { listCustomersAfter } from './store.ts'

/** Finds customers by the beginnings of words of their names and email addresses. */
const customerFinder: Finder = {
  kind: 'customer',
  action: 'customers.read',
  find: async (db, site, { text, limit }) => {
    const query = { search: text, view: 'all', sort: 'recent' } as const
    const rows = await listCustomersAfter(db, site, { query, after: undefined, limit })
    return rows.map(({ id, name, email }) => ({ id, title: name || email, note: name && email }))
  },
}

export const customersSlice: Slice = { routes: customerRoutes, finder: customerFinder }
