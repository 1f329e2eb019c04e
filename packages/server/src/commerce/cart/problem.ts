import { chooseOptionsMessage } from '@vitrine/model'
import { z } from 'zod'
import { choicesOf } from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Site } from '../../platform/http/site.ts'
import { cartErrors, isCartProblem, OptionsMissing } from './errors.ts'

/**
 * Why a form was refused, as the address of the cart page says it: codes and ids, never a sentence, so
 * that no link can put words into our mouth.
 */
export const problemQuery = z.object({
  problem: z.string().max(40).optional().catch(undefined),
  /** The entry that was to be changed. */
  entry: z.uuid().optional().catch(undefined),
  /** The item that was to be added, and which of its options were not chosen. */
  item: z.uuid().optional().catch(undefined),
  options: z
    .string()
    .regex(/^\d+(\.\d+)*$/)
    .max(40)
    .optional()
    .catch(undefined),
})

export type ProblemQuery = z.output<typeof problemQuery>

const OPTIONS_MISSING = 'optionsMissing'

/** Where the visitor reads why `error` refused the form; anything that is no refusal is thrown on. */
export function refusalPath(
  error: unknown,
  about: { readonly entry?: string; readonly item?: string },
): `/cart?${string}` {
  const name = error instanceof AppError ? error.code.replace('cart.', '') : ''
  if (error instanceof OptionsMissing) {
    const options = error.indexes.join('.')
    return cartPath({ problem: OPTIONS_MISSING, ...about, options })
  }
  if (!isCartProblem(name)) throw error
  return cartPath({ problem: name, ...about })
}

function cartPath(query: Readonly<Record<string, string>>): `/cart?${string}` {
  return `/cart?${new URLSearchParams(query).toString()}`
}

/** The sentence for what a cart page's address says; null when it says nothing. */
export async function problemMessage(
  db: Db,
  site: Site,
  query: ProblemQuery,
): Promise<string | null> {
  const { problem, item, options } = query
  if (problem === undefined) return null
  if (problem !== OPTIONS_MISSING)
    return isCartProblem(problem) ? cartErrors[problem]().message : null
  if (item === undefined || options === undefined) return null
  const choices = await choicesOf(db, site.id, item)
  const names = options.split('.').flatMap((index) => choices?.optionNames[Number(index)] ?? [])
  return names.length > 0 ? chooseOptionsMessage(names) : null
}
