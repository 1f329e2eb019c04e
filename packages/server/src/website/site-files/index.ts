export { robotsRoutes } from './robots.ts'
export { themeReloadRoutes } from './theme-reload.ts'
export { themeRoutes } from './theme-routes.ts'
