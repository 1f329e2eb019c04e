export { abort, abortIn } from './abort.ts'
export { complete, pay, settle } from './complete.ts'
export { finalize, finalizeIn } from './finalize.ts'
export { prepare, prepareIn } from './prepare.ts'
