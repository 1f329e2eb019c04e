import { expect, it } from 'vitest'
import { fileMessages, MAX_IMAGE_BYTES } from './upload.ts'

it('has the messages of the specification', () => {
  const { tooLarge, ...others } = fileMessages
  expect(Object.values(others).toSorted()).toEqual([
    'Error uploading',
    'File not a supported type',
    'File processing cancelled',
    'File processing failed',
    'File processing failed to complete',
    'File upload failed to complete',
    'Network error',
    'No response data from job request',
    'Please enter a file name',
    'There was a problem while renaming your file',
    'There was a problem while uploading your file',
    'Unable to Rename File',
    'Unable to Upload File',
  ])
  // Limits count in millions of bytes, displayed sizes in powers of 1024.
  expect(tooLarge(MAX_IMAGE_BYTES)).toBe('File too large with max size 19.07 MB')
})
