export { installationSlice } from './slice.ts'
