import { expect, it } from 'vitest'
import { cleanName, cleanText } from './clean-text.ts'

it('preserves lines, with at most one empty line in a row', () => {
  expect(cleanText('  One\r\ntwo \r\r\n\n\nthree\t')).toBe('One\ntwo\n\nthree')
})

it('turns a name into one line', () => {
  expect(cleanName(' A\n visitor\u2028 \t of ours ')).toBe('A visitor of ours')
})

it('removes characters that reverse the text around them', () => {
  expect(cleanName('evil\u202Egpj.exe\u2066')).toBe('evilgpj.exe')
  expect(cleanText('a\u200Bb\uFEFFc\u00ADd\u{E0041}')).toBe('abcd')
})

it('preserves the joiners that emoji and letters need', () => {
  expect(cleanText('👩‍🎨 می‌خواهم')).toBe('👩‍🎨 می‌خواهم')
})

it('removes control characters', () => {
  expect(cleanText('a\u0007b\u001Bc\u0085d')).toBe('abcd')
})

it('limits the combining marks on a character', () => {
  expect(cleanText(`e${'\u0301'.repeat(200)}`).length).toBeLessThan(10)
})

it('normalizes composed and decomposed characters', () => {
  expect(cleanText('e\u0301')).toBe('\u00E9')
})
