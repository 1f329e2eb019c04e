export { renderReferencePages } from './reference-pages.ts'
export { runTemplate, templateHelp } from './run.ts'
