import type { Slice } from '../../platform/slice.ts'
import { apiKeyRoutes } from './routes.ts'

export const apiKeysSlice: Slice = { routes: apiKeyRoutes }
