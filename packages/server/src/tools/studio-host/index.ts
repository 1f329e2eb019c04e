export { studioRoutes } from './routes.ts'
export { studioSlice } from './slice.ts'
