export { importHelp, runImport } from './command.ts'
export { readRecords } from './csv.ts'
export { type ImportOptions, type ImportOutcome, importProducts } from './import-products.ts'
