export { themePreviewRoutes } from './routes.ts'
