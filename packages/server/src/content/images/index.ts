export { imagesSlice } from './slice.ts'
