export { runTemplate, templateHelp } from './run.ts'
