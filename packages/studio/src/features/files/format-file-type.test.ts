import { expect, it } from 'vitest'
import { formatFileType } from './format-file-type.ts'

it.each([
  ['image/png', 'mug.png', 'PNG'],
  ['image/jpeg', 'mug.jpg', 'JPEG'],
  // A renamed image is still what it contains.
  ['image/webp', 'mug.jpg', 'WebP'],
  ['image/svg+xml', 'seal.svg', 'SVG'],
  ['text/plain', 'prices.csv', 'CSV'],
  ['application/pdf', 'Prices of 2026', 'PDF'],
  ['audio/mpeg', 'waves.mp3', 'MP3'],
])('names %s of %s as %s', (contentType, filename, name) => {
  expect(formatFileType({ contentType, filename })).toBe(name)
})
