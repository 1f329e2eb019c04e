import { sqlStateOf } from '../../platform/db/transact.ts'
import { saidBy } from '../../content/documents/index.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** What a slice or the database says no to, though the archive reads well; with the file it stands in. */
export class Refused extends Error {
  readonly file: string

  constructor(file: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.file = file
  }
}

/** Does what one file asks for; a refusal names the file. */
export async function refusing<T>(
  fileOf: string | ((error: AppError) => string),
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isOurs = error instanceof AppError
    const file = typeof fileOf === 'string' ? fileOf : isOurs ? fileOf(error) : ''
    if (isOurs) throw new Refused(file, inWords(error), error)
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    // SQLSTATE classes 22 (data) and 23 (integrity): what a constraint says no to.
    if (cause instanceof Error && /^2[23]/.test(sqlStateOf(error) ?? ''))
      throw new Refused(file, `The database refuses it: ${cause.message}`, error)
    throw error
  }
}

function inWords(error: AppError): string {
  const errors = Object.entries(error.errors ?? {}).map(
    ([place, message]) => `${place}: ${message}`,
  )
  return [saidBy(error), ...errors].join(' ')
}
