export { importHelp, runImport } from './command.ts'
export { readRecords } from './csv.ts'
export { type ImportOptions, type ImportResult, importProducts } from './import-products.ts'
