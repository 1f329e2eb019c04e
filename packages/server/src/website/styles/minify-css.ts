/** Matches a quoted text, a URL, a comment, white space, or any other character. */
const PARTS = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|url\([^)"']*\)|\/\*[^]*?(?:\*\/|$)|\s+|[^]/g

/**
 * Removes comments and meaningless white space from plain CSS. Any other white space becomes one
 * space.
 */
export function minifyCss(css: string): string {
  const tokens: string[] = []
  let hasSpaceBefore = false
  for (const [token] of css.matchAll(PARTS)) {
    // A comment separates tokens as white space does.
    if (/^\s/.test(token) || token.startsWith('/*')) hasSpaceBefore = true
    else {
      if (hasSpaceBefore && !isOptionalSpace(tokens.at(-1)?.at(-1), token)) tokens.push(' ')
      hasSpaceBefore = false
      if (token === '}') while (tokens.at(-1) === ';') tokens.pop()
      tokens.push(token)
    }
  }
  return tokens.join('')
}

/**
 * Returns whether white space between two characters is meaningless. `a :hover` and `a:hover`
 * differ.
 */
function isOptionalSpace(before: string | undefined, after: string): boolean {
  return before === undefined || /[{};,:]/.test(before) || /^[{};,]/.test(after)
}
