import { expect, it } from 'vitest'
import { fileMessages, MAX_PICTURE_BYTES } from './upload.ts'

it('says of files what the platform says of them', () => {
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
  // Twenty times a million bytes, as people are shown sizes: by 1024.
  expect(tooLarge(MAX_PICTURE_BYTES)).toBe('File too large with max size 19.07 MB')
})
