export type { Argument, Entry, Example } from './entry.ts'
export { formatterReference } from './formatters.ts'
export { instructions } from './instructions.ts'
export { predicateReference } from './predicates.ts'
