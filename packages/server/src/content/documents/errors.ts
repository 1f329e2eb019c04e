import type { DocumentIssue } from '@vitrine/page'
import { AppError, defineErrors } from '../../platform/http/app-error.ts'

export const documentErrors = defineErrors('documents', {
  notFound: [404, 'Unknown document'],
  noVersion: [404, 'Unknown version'],
  noPublication: [404, 'Unknown publication'],
  noSchedule: [404, 'Unknown schedule'],
  noReview: [404, 'Unknown review'],
  noLink: [404, 'Unknown preview link'],
  noPreview: [404, 'Unknown preview'],
  noCollection: [404, 'Unknown collection'],
  noItems: [404, 'Unknown items'],
  unknownCursor: [400, 'Unknown cursor'],
  needsCollection: [400, 'Missing collection'],
  needsBase: [400, 'Missing base revision'],
  inPast: [400, 'Time in the past'],
  codeForOwners: [403, 'Owner required'],
  designForManagers: [403, 'Website manager required'],
  exists: [409, 'Existing document'],
  isSingle: [409, 'Only one document allowed'],
  singleStays: [409, 'Required document'],
  inTrash: [409, 'Document in trash'],
  systemPageExists: [409, 'Only one page of this type allowed'],
  notInTrash: [409, 'Document not in trash'],
  collectionInTrash: [409, 'Collection in trash'],
  outOfOrder: [409, 'Missing changes'],
  conflict: [409, 'Edit conflict'],
  outdated: [409, 'Newer publication'],
  noRevision: [409, 'Unknown revision'],
  nothingThere: [409, 'Unpublished document'],
  pathTaken: [409, 'URL in use'],
  notShown: [409, 'Unpublished collection'],
  holdsItems: [409, 'Page contains items'],
  ended: [409, 'Ended publication'],
  decided: [409, 'Closed review'],
  previewOver: [410, 'Expired preview'],
  invalid: [422, 'Invalid document'],
  noLanguage: [422, 'Unknown language'],
  notWritten: [422, 'Missing title or URL'],
  notForItems: [422, 'Unsuitable collection'],
  notConvertible: [422, 'Unsupported conversion'],
  holdsOthers: [422, 'Items of another type'],
  orderIsFull: [422, 'Full custom order'],
  unfitItems: [422, 'Unsuitable items'],
  noAddress: [422, 'Missing URL'],
  reservedPath: [422, 'Reserved URL'],
})

/** The maximum number of issues in one answer. */
const MAX_ISSUES = 50

/** Returns the error for an invalid document: all issues, and the path and the message of the first. */
export function createInvalidError(
  issues: DocumentIssue | readonly [DocumentIssue, ...DocumentIssue[]],
  details: object = {},
): AppError {
  const all = 'path' in issues ? [issues] : issues
  const [{ path, message }] = all
  return documentErrors.invalid({
    details: {
      ...details,
      path,
      message,
      issues: all
        .slice(0, MAX_ISSUES)
        .map((issue) => ({ path: issue.path, message: issue.message })),
    },
  })
}

/** Throws `documents.invalid` if there are issues. */
export function rejectIssues(issues: readonly DocumentIssue[], details: object = {}): void {
  const [first, ...others] = issues
  if (first) throw createInvalidError([first, ...others], details)
}

/** Returns the message of an error; its details may have a more specific one. */
export function getErrorMessage(error: AppError): string {
  const message = error.details?.['message']
  return typeof message === 'string' ? message : error.message
}
