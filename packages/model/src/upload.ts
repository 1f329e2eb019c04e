import { BYTES_PER_MB, formatFileSize } from './file-size.ts'

/** What becomes of a file between its last byte and its place in the library. */
export const fileProcessingStates = ['processing', 'complete', 'failed', 'cancelled'] as const

export type FileProcessingState = (typeof fileProcessingStates)[number]

/** The largest picture that is taken in. */
export const MAX_PICTURE_BYTES = 20 * BYTES_PER_MB

/** What the editor says of files. @see platform spec §5 "Editor messages", §8 "Editor strings" */
export const fileMessages = {
  tooLarge: (maxBytes: number) => `File too large with max size ${formatFileSize(maxBytes)}`,
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
