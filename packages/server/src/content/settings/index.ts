export { settingsSlice } from './slice.ts'
