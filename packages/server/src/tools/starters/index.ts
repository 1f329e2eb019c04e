export { publishStarter } from './publish-starter.ts'
export type { Starter } from './read-starter.ts'
export { checkStarters, listStarters, loadStarter } from './starters.ts'
