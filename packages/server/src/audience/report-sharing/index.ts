export { reportSharingSlice } from './slice.ts'
