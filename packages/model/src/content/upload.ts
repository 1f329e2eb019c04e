import { BYTES_PER_MB } from '../platform/file-size.ts'

/** The processing states of an uploaded file. */
export const fileProcessingStates = ['processing', 'complete', 'failed', 'cancelled'] as const

export type FileProcessingState = (typeof fileProcessingStates)[number]

/** The maximum size of an uploaded image, in bytes. */
export const MAX_IMAGE_BYTES = 20 * BYTES_PER_MB

/** The maximum size of any other file, in bytes. */
export const MAX_FILE_BYTES = 2_000 * BYTES_PER_MB

/** Uploads from this size on are resumed, also after the page was closed. */
export const RESUMABLE_BYTES = 100_000_000

/** The maximum size of one part of a file that is uploaded in parts, in bytes. */
export const MAX_PART_BYTES = 16 * BYTES_PER_MB

/** The editor's messages about files. @see platform spec §5 "Editor messages", §8 "Editor strings" */
export const fileMessages = {
  tooLarge: 'File too large with max size {maxSize}',
  notSupported: 'File not a supported type',
  processingIncomplete: 'File processing failed to complete',
  uploadIncomplete: 'File upload failed to complete',
  networkError: 'Network error',
  noJobData: 'No response data from job request',
  processingFailed: 'File processing failed',
  processingCancelled: 'File processing cancelled',
  uploading: 'Error uploading',
  renameFailed: 'There was a problem while renaming your file',
  renameTitle: 'Unable to Rename File',
  uploadFailed: 'There was a problem while uploading your file',
  uploadTitle: 'Unable to Upload File',
  fileNameMissing: 'Please enter a file name',
} as const

/** The message about a file without content, as the server has it for `files.empty`. */
export const emptyFileMessage = `${fileMessages.notSupported}. The file is empty.`
