import { expect, it } from 'vitest'
import { getInitials } from './initials.ts'

it.each([
  ['maria.lopez@example.com', 'ML'],
  ['anna-maria_von.berg@example.com', 'AB'],
  ['owner@example.com', 'O'],
  ['élise@example.com', 'É'],
  ['jo.2@example.com', 'J2'],
  ['@', '?'],
])('returns the initials of %s', (email, initials) => {
  expect(getInitials(email)).toBe(initials)
})
