export { installmentsPageRoutes } from './installments-page.ts'
export { robotsRoutes } from './robots.ts'
export { CurrentThemeIssues, themeReloadRoutes } from './theme-reload.ts'
export { themeRoutes } from './theme-routes.ts'
