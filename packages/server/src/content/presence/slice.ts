import type { Slice } from '../../platform/slice.ts'
import { presenceRoutes } from './routes.ts'
import { deleteLostWindows } from './store.ts'

export const presenceSlice: Slice = {
  routes: (http, { changes }) => presenceRoutes(http, changes),
  nightly: { 'delete windows of the studio that are gone': deleteLostWindows },
}
