export { importContentHelp, runContentImport } from './command.ts'
export { contentImportSlice } from './slice.ts'
