import type { PredicateTable } from '../plugin.ts'
import { commerce } from './commerce.ts'
import { content } from './content.ts'
import { core } from './core.ts'

/** The predicates of the language by their names in templates, including the question mark. */
export const predicates: PredicateTable = { ...core, ...content, ...commerce }
