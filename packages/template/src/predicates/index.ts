import type { PredicateTable } from '../plugin.ts'
import { commerce } from './commerce.ts'
import { content } from './content.ts'
import { core } from './core.ts'

/** Every predicate by its name in templates, question mark included. */
export const predicates: PredicateTable = { ...core, ...content, ...commerce }
