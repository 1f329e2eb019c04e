import { expect, it } from 'vitest'
import { getControlLocale, isRightToLeft } from './control-locale.ts'

it('formats numbers as the browser does, unless the direction differs', () => {
  expect(getControlLocale('en', 'de-CH')).toBe('de-CH')
  expect(getControlLocale('en', 'ar-EG')).toBe('en')
  expect(getControlLocale('ar', 'de-CH')).toBe('ar')
})

it('knows the languages that are written from right to left', () => {
  expect(['ar', 'he', 'fa-IR', 'ur'].map(isRightToLeft)).toEqual([true, true, true, true])
  expect(['en', 'az-Latn', 'ja'].map(isRightToLeft)).toEqual([false, false, false])
})
