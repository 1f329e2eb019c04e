export { studioRoutes } from './routes.ts'
