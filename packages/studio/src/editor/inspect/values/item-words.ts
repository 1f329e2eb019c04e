/**
 * The problem of typed tags or categories.
 *
 * @see platform spec §5 "This {tagType} already exists", "You may only edit one {tagType} at a time"
 */
export type WordIssue = 'exists' | 'onlyOne'

/** Returns the words with typed ones added, or one of them replaced; the issue if that is not possible. */
export function changeWords(
  words: readonly string[],
  typed: string,
  edited?: string,
): readonly string[] | WordIssue {
  const added = typed.split(',').flatMap((word) => word.trim() || [])
  if (added.length === 0) return words
  if (edited === undefined) return hasTwice([...words, ...added]) ? 'exists' : [...words, ...added]
  const [word = edited, ...more] = added
  if (more.length > 0) return 'onlyOne'
  if (word === edited) return words
  return words.includes(word) ? 'exists' : words.map((each) => (each === edited ? word : each))
}

function hasTwice(words: readonly string[]): boolean {
  return new Set(words).size < words.length
}
