import { expect, it } from 'vitest'
import { sanitizeFilename } from './filename.ts'

it.each([
  ['\u200f\u200fصورة.jpg\u200f', 'صورة.jpg'],
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['\u2067תמונה\u2069.png', 'תמונה.png'],
  ['two\r\nlines\0.jpg', 'twolines.jpg'],
  ['mug \u{1f3f4}\u200d\u2620 e\u0301.jpg', 'mug \u{1f3f4}\u200d\u2620 e\u0301.jpg'],
  ['\u200f', ''],
  [`${'\u{1f3fa}'.repeat(101)}x.jpg`, `${'\u{1f3fa}'.repeat(97)}x.jpg`],
  [`${'a'.repeat(300)}.jpg`, `${'a'.repeat(196)}.jpg`],
])('keeps the visible part of a name: %j', (given, expected) => {
  expect(sanitizeFilename(given)).toBe(expected)
})
