import type { Slice } from '../slice.ts'
import { mailRoutes } from './routes.ts'

export const mailSlice: Slice = {
  routes: mailRoutes,
}
