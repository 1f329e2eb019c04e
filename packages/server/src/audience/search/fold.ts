/** Letters that Unicode does not decompose into a letter and a mark. */
const ALONE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ς: 'σ',
  ё: 'е',
  ـ: '',
}
const LONE = new RegExp(`[${Object.keys(ALONE).join('')}]`, 'gu')

/** Marks on Latin and Greek letters, and the vowel signs that Arabic and Hebrew are mostly written without. */
const MARKS = /([\p{Script=Latin}\p{Script=Greek}])\p{Mn}+|[\u0591-\u05C7\u064B-\u0655\u0670]/gu

/**
 * Returns a text without case, width and accents, for comparison. Marks that form another letter,
 * as in Cyrillic, Hindi, Thai or Japanese, stay.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(LONE, (character) => ALONE[character] ?? character)
    .normalize('NFD')
    .replaceAll(MARKS, '$1')
    .normalize('NFC')
}

/** Splits a text into code points, so that no surrogate pair is cut. */
export function splitCharacters(text: string): readonly string[] {
  return Array.from(text)
}
