/** A text in quotes, an address without, a comment, white space, or any other sign. */
const PARTS = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|url\([^)"']*\)|\/\*[^]*?(?:\*\/|$)|\s+|[^]/g

/**
 * Plain CSS without comments and without the white space that means nothing. Nothing else of it is another:
 * white space that might mean something is one space.
 */
export function minifyCss(css: string): string {
  const made: string[] = []
  let waits = false
  for (const [part] of css.matchAll(PARTS)) {
    // A comment parts words as white space does.
    if (/^\s/.test(part) || part.startsWith('/*')) waits = true
    else {
      if (waits && !isFree(made.at(-1)?.at(-1), part)) made.push(' ')
      waits = false
      if (part === '}') while (made.at(-1) === ';') made.pop()
      made.push(part)
    }
  }
  return made.join('')
}

/** Whether white space between two signs says nothing. `a :hover` and `a:hover` are two things. */
function isFree(before: string | undefined, after: string): boolean {
  return before === undefined || /[{};,:]/.test(before) || /^[{};,]/.test(after)
}
