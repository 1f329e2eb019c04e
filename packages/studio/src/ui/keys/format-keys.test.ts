import { expect, it } from 'vitest'
import { formatKeys } from './format-keys.ts'

it('writes keys as they are on the keyboard', () => {
  expect(formatKeys('mod+k', false)).toBe('Ctrl K')
  expect(formatKeys('mod+shift+z', true)).toBe('⌘ ⇧ Z')
  expect(formatKeys('Alt+ArrowUp', false)).toBe('Alt ↑')
  expect(formatKeys('?', false)).toBe('?')
  expect(formatKeys('g o', false)).toBe('G O')
})
