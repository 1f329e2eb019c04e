import type { Slice } from '../../platform/slice.ts'
import { settingsRoutes } from './routes.ts'

export const settingsSlice: Slice = { routes: settingsRoutes }
