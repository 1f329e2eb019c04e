export { canvasRoutes } from './routes.ts'
