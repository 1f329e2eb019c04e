/** Matches a selector in the form of older Less, such as `(~".Blog--@{name}")`, up to the block that it begins. */
const OLDER_SELECTOR = /\(~(["'])((?:(?!\1)[^\\\n])*)\1\)(?=[^;{}()]*(?:@\{[\w-]+\}[^;{}()]*)*\{)/g

/**
 * Writes selectors of older Less in the form of today: `(~".x-@{y}") {` becomes `.x-@{y} {`. The text keeps its
 * lines, and mostly its columns: spaces take the place of what was before the selector.
 */
export function modernizeSelectors(less: string): string {
  if (!less.includes('(~')) return less
  return less.replaceAll(OLDER_SELECTOR, (form, _quote, selector: string, at: number) => {
    const head =
      less
        .slice(Math.max(0, at - 1_000), at)
        .split(/[;{}]/)
        .at(-1) ?? ''
    // The same form is a value in a media query or a guard.
    if (/^\s*@|\bwhen\b/.test(head)) return form
    const isApart = head.trim() === '' || /[\s,>+~]$/.test(head)
    return isApart ? selector.padStart(form.length) : selector
  })
}
