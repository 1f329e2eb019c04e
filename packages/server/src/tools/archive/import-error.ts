import { getSqlState } from '../../platform/db/transact.ts'
import { getErrorMessage } from '../../content/documents/index.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { toEnglish } from '../../platform/http/problem.ts'

/** An error of a slice or the database for a valid archive, with the file that caused it. */
export class ArchiveImportError extends Error {
  readonly file: string

  constructor(file: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.file = file
  }
}

/** Imports one file and converts errors, so that they name the file. */
export async function withImportErrors<T>(
  getFile: string | ((error: AppError) => string),
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isAppError = error instanceof AppError
    const file = typeof getFile === 'string' ? getFile : isAppError ? getFile(error) : ''
    if (isAppError) throw new ArchiveImportError(file, formatError(error), error)
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    // SQLSTATE classes 22 (data) and 23 (integrity): violations of constraints.
    if (cause instanceof Error && /^2[23]/.test(getSqlState(error) ?? ''))
      throw new ArchiveImportError(file, `Database error: ${cause.message}`, error)
    throw error
  }
}

function formatError(error: AppError): string {
  const errors = Object.entries(toEnglish(error.errors ?? {})).map(
    ([field, message]) => `${field}: ${message}`,
  )
  return [getErrorMessage(error), ...errors].join(' ')
}
