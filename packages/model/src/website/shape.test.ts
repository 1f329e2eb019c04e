import { expect, it } from 'vitest'
import { formatShapeTokens } from './shape.ts'

it('is empty if nothing is chosen', () => {
  expect(formatShapeTokens({})).toBe('')
})

it('sets each part by itself', () => {
  expect(formatShapeTokens({ buttons: 'pill' })).toBe('--button-radius:999px;')
  expect(formatShapeTokens({ spacing: 'compact' })).toBe('--spacing:0.65;')
  expect(formatShapeTokens({ corners: 'square', spacing: 'roomy' })).toBe(
    '--radius-s:0;--radius:0;--radius-l:0;--radius-full:0;--spacing:1.4;',
  )
})
