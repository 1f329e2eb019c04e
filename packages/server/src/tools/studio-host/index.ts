export { studioSlice } from './slice.ts'
