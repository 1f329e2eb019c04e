export {
  filesAt,
  filesBelow,
  kindOf,
  partialsIn,
  PLATFORM,
  readJson,
  readText,
  reasonOf,
  slashed,
} from './files.ts'
export { problemsBelow, problemsOf } from './lint.ts'
export { type Problem, rules } from './problem.ts'
export { readSources } from './sources.ts'
