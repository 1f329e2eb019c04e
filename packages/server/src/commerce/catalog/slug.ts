const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/**
 * The part of an address made from a name: lower-case words joined by dashes, of letters and digits of
 * any script; at most 200 characters. Empty when nothing is left.
 */
export function slugOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
  const words = plain.replaceAll(/['’]/g, '').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return words.slice(0, 200).replaceAll(/^-+|-+$/g, '')
}
