export { imageRoutes } from './routes.ts'
export { imagesSlice } from './slice.ts'
