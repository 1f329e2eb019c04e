import type { formFiles } from '../messages/en/form-files.ts'
import { message, type Message, type MessageId } from '../messages/message.ts'
import { BYTES_PER_MB } from '../platform/file-size.ts'

/** The kinds of files that a field takes; `any` is every kind that no program runs by itself. */
export const formFileKinds = ['any', 'images', 'documents', 'pdf'] as const

export type FormFileKind = (typeof formFileKinds)[number]

/** The files that visitors may add to a field. */
export interface FormFileRule {
  readonly accepts: FormFileKind
  readonly maxFiles: number
  /** The maximum size of each file. */
  readonly maxBytes: number
}

/** The maximum number of files of a field that takes several. */
export const MAX_FORM_FILES = 5

/** The maximum size of a file, in MB, unless the owner sets another; and what owners can set at most. */
export const DEFAULT_FORM_FILE_MB = 10
export const MAX_FORM_FILE_MB = 25

/** The maximum size of all files of a submission, in bytes. */
export const MAX_FORM_FILES_BYTES = 25 * BYTES_PER_MB

/** A message of the subject `formFiles`. */
export type FormFileMessage = Message<keyof typeof formFiles & MessageId>

/** Returns what is wrong with the number or the sizes (in bytes) of the files of a field; undefined if they may be sent. */
export function checkFormFiles(
  { maxFiles, maxBytes }: FormFileRule,
  sizes: readonly number[],
): FormFileMessage | undefined {
  if (sizes.length > maxFiles) return message('formFiles.tooMany')
  if (sizes.some((size) => size > maxBytes)) return message('formFiles.tooLarge')
  return sizes.includes(0) ? message('formFiles.empty') : undefined
}

/** Returns the error of files that are too large together; `sizes` are those of all files of a submission. */
export function checkAllFormFiles(sizes: readonly number[]): FormFileMessage | undefined {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return total > MAX_FORM_FILES_BYTES ? message('formFiles.allTooLarge') : undefined
}
