export { donationRoutes } from './routes.ts'
export { donationsSlice } from './slice.ts'
