import { createChooseOptionsMessage, type Message } from '@vitrine/model'
import { z } from 'zod'
import { findChoices } from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Site } from '../../platform/http/site.ts'
import { toMessage } from '../../platform/http/translator.ts'
import { cartErrors, isCartProblem, OptionsMissing } from './errors.ts'

/**
 * The query of the cart page for an error of a form. It has codes and ids, never a sentence, so that no link
 * can make the page show a foreign text.
 */
export const problemQuery = z.object({
  problem: z.string().max(40).optional().catch(undefined),
  /** The entry that the form changed. */
  entry: z.uuid().optional().catch(undefined),
  /** The item that the form added, and the options that were not chosen. */
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

/** Returns the path of the cart page that shows an error of the cart; throws any other error again. */
export function getProblemPath(
  error: unknown,
  about: { readonly entry?: string; readonly item?: string },
): `/cart?${string}` {
  const name = error instanceof AppError ? error.code.replace('cart.', '') : ''
  if (error instanceof OptionsMissing) {
    const options = error.indexes.join('.')
    return createCartPath({ problem: OPTIONS_MISSING, ...about, options })
  }
  if (!isCartProblem(name)) throw error
  return createCartPath({ problem: name, ...about })
}

function createCartPath(query: Readonly<Record<string, string>>): `/cart?${string}` {
  return `/cart?${new URLSearchParams(query).toString()}`
}

/** Loads the message for the query of the cart page in the language of `site`; null if it has no error. */
export async function loadProblemMessage(
  db: Db,
  site: Site,
  query: ProblemQuery,
): Promise<Message | null> {
  const { problem, item, options } = query
  if (problem === undefined) return null
  if (problem !== OPTIONS_MISSING)
    return isCartProblem(problem) ? toMessage(cartErrors[problem]()) : null
  if (item === undefined || options === undefined) return null
  const choices = await findChoices(db, site.id, item, site.language)
  const names = options.split('.').flatMap((index) => choices?.optionNames[Number(index)] ?? [])
  return names.length > 0 ? createChooseOptionsMessage(names) : null
}
