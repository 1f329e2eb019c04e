export { formatCanvasPage } from './canvas-page.ts'
export { canvasRoutes } from './routes.ts'
