export { lockRoutes } from './lock-routes.ts'
export { previewRoutes } from './preview.ts'
export { createReader, loadReader } from './reader.ts'
export { type RestrictedPage, serveRestricted } from './restricted-page.ts'
