import { createTranslate } from '@vitrine/model'
import { expect, it } from 'vitest'
import type { Texts } from '../../ui/texts.ts'
import { publishingTexts } from '../../ui/texts/publishing.ts'
import { formatVersionNote, formatVersionTitle } from './version-title.ts'

// The texts of publishing are all that versions need.
const t = createTranslate(publishingTexts as unknown as Texts, 'en-US')
const by = { id: '0192f0c0-0000-7000-8000-0000000000aa', email: 'ida@example.com' }

it('says the reason and time of a version once', () => {
  const unnamed = { label: '', reason: 'publish', outcome: 'published', by } as const
  expect(formatVersionTitle(unnamed, '16:43', t)).toBe('Published, 16:43')
  expect(formatVersionNote(unnamed, '16:43', t)).toBe('ida@example.com')
  const sent = { ...unnamed, outcome: 'review-requested' } as const
  expect(formatVersionTitle(sent, '16:43', t)).toBe('Review requested, 16:43')
  const named = { label: 'Before the fair', reason: 'named', outcome: null, by } as const
  expect(formatVersionTitle(named, '16:43', t)).toBe('Before the fair')
  expect(formatVersionNote(named, '16:43', t)).toBe('Named · 16:43 · ida@example.com')
})
