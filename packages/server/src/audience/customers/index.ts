export { customersSlice } from './slice.ts'
export { customerRecords } from './records-store.ts'
