import { expect, it } from 'vitest'
import { formatFileSize } from './file-size.ts'
import { MAX_IMAGE_BYTES } from '../content/upload.ts'

it.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1_000_000, '976.56 KB'],
  [1024 ** 2, '1 MB'],
  [1024 ** 8, '1 YB'],
  [1024 ** 9, '1024 YB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

it('counts a limit in millions of bytes and shows it by 1024', () => {
  expect(MAX_IMAGE_BYTES).toBe(20_000_000)
  expect(formatFileSize(MAX_IMAGE_BYTES)).toBe('19.07 MB')
})
