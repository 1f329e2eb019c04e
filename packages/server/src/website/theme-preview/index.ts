export { themePreviewRoutes } from './routes.ts'
export { renderThemePreview } from './render-preview.ts'
