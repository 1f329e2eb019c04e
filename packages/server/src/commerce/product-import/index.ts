export { importHelp, runImport } from './command.ts'
export { readRecords } from './csv.ts'
export { importProducts } from './import-products.ts'
export { productImportSlice } from './slice.ts'
