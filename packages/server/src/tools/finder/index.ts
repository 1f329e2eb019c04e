export { finderSlice } from './slice.ts'
