import { isUtf8 } from 'node:buffer'

/** What a theme writes as text; everything else is served as it is. */
const TEXTS = /\.(?:conf|region|block|list|item|page|jsont|html|less|css|json)$/i

interface Fault {
  readonly line: number
  readonly column: number
  readonly message: string
}

/** Where a text of a theme is not written in UTF-8, which is all that is read. */
export function encodingFault(path: string, bytes: Buffer): Fault | undefined {
  if (!TEXTS.test(path)) return undefined
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { line: 1, column: 1, message: 'This is written in UTF-16. Save it as UTF-8.' }
  const at = isUtf8(bytes) ? bytes.indexOf(0) : firstFaultIn(bytes)
  if (at === -1) return undefined
  const before = bytes.subarray(0, at).toString('utf8')
  const line = before.split('\n')
  return {
    line: line.length,
    column: (line.at(-1)?.length ?? 0) + 1,
    message: 'This is not written in UTF-8 from here on. Save it as UTF-8.',
  }
}

/** How far it can be read. */
function firstFaultIn(bytes: Buffer): number {
  let [good, bad] = [0, bytes.length]
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (isUtf8(bytes.subarray(0, whole(bytes, middle)))) good = middle
    else bad = middle
  }
  return whole(bytes, good)
}

/** A place at which no letter is cut in two, at or before this one. */
function whole(bytes: Buffer, at: number): number {
  let start = at
  while (start > 0 && at - start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1
  return start
}
