const REPLACEMENTS: Readonly<Record<string, string>> = {
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
 * Creates a path segment from a name: lower-case words joined by dashes, of letters and digits of any script;
 * at most 200 characters. Empty if nothing is left.
 */
export function createSlug(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþ]/g, (character) => REPLACEMENTS[character] ?? character)
    .normalize('NFKD')
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
  const words = plain.replaceAll(/['’]/g, '').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return words.slice(0, 200).replaceAll(/^-+|(?<!-)-+$/g, '')
}
