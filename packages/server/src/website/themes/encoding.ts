import { isUtf8 } from 'node:buffer'

/** Matches the text files of a theme; all others are served unchanged. */
const TEXT_FILES = /\.(?:conf|region|block|list|item|page|jsont|html|less|css|json)$/i

interface EncodingIssue {
  readonly line: number
  readonly column: number
  readonly message: string
}

/** Finds where a text file is not UTF-8. */
export function findEncodingIssue(path: string, bytes: Buffer): EncodingIssue | undefined {
  if (!TEXT_FILES.test(path)) return undefined
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { line: 1, column: 1, message: 'This file is UTF-16. Save it as UTF-8.' }
  const at = isUtf8(bytes) ? bytes.indexOf(0) : findFirstInvalidByte(bytes)
  if (at === -1) return undefined
  const before = bytes.subarray(0, at).toString('utf8')
  const line = before.split('\n')
  return {
    line: line.length,
    column: (line.at(-1)?.length ?? 0) + 1,
    message: 'This file is not UTF-8 from here on. Save it as UTF-8.',
  }
}

/** Returns the position of the first invalid byte. */
function findFirstInvalidByte(bytes: Buffer): number {
  let [good, bad] = [0, bytes.length]
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (isUtf8(bytes.subarray(0, toCharacterStart(bytes, middle)))) good = middle
    else bad = middle
  }
  return toCharacterStart(bytes, good)
}

/** Returns the start of the character at a position. */
function toCharacterStart(bytes: Buffer, at: number): number {
  let start = at
  while (start > 0 && at - start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1
  return start
}
