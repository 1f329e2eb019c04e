export { formatJsonError, listFilesAt, loadPartials, readJson, readText } from './files.ts'
export { lintTemplates, lintTemplatesBelow } from './lint.ts'
export type { Problem } from './problem.ts'
export { readSources } from './sources.ts'
