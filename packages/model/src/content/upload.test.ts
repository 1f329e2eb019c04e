import { expect, it } from 'vitest'
import { fileMessages } from './upload.ts'

it('has the messages of the specification', () => {
  expect(Object.values(fileMessages).toSorted()).toEqual([
    'Error uploading',
    'File not a supported type',
    'File processing cancelled',
    'File processing failed',
    'File processing failed to complete',
    'File too large with max size {maxSize}',
    'File upload failed to complete',
    'Network error',
    'No response data from job request',
    'Please enter a file name',
    'There was a problem while renaming your file',
    'There was a problem while uploading your file',
    'Unable to Rename File',
    'Unable to Upload File',
  ])
})
