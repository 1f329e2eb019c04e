import { expect, it } from 'vitest'
import { cleanName, cleanText } from './clean-text.ts'

it('keeps lines, and at most one of them empty', () => {
  expect(cleanText('  One\r\ntwo \r\r\n\n\nthree\t')).toBe('One\ntwo\n\nthree')
})

it('makes one line of a name', () => {
  expect(cleanName(' A\n visitor\u2028 \t of ours ')).toBe('A visitor of ours')
})

it('takes out what turns the text round it', () => {
  expect(cleanName('evil\u202Egpj.exe\u2066')).toBe('evilgpj.exe')
  expect(cleanText('a\u200Bb\uFEFFc\u00ADd\u{E0041}')).toBe('abcd')
})

it('leaves the joiners that emoji and letters need', () => {
  expect(cleanText('👩‍🎨 می‌خواهم')).toBe('👩‍🎨 می‌خواهم')
})

it('takes out control characters', () => {
  expect(cleanText('a\u0007b\u001Bc\u0085d')).toBe('abcd')
})

it('lets no letter carry more signs than a script has', () => {
  expect(cleanText(`e${'\u0301'.repeat(200)}`).length).toBeLessThan(10)
})

it('writes a letter one way', () => {
  expect(cleanText('e\u0301')).toBe('\u00E9')
})
