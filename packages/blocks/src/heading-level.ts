/** Of a block's heading that no other stands above but the page's title. */
export const HIGHEST_LEVEL = 2
const LOWEST_LEVEL = 6

/** Of headings that stand right below one of this level. */
export function belowLevel(level: number): number {
  return Math.min(level + 1, LOWEST_LEVEL)
}

/** What is written by hand has no comments or scripts for which this would be mistaken. */
const OPENING = /<h([1-6])[\s>]/g

/** The level of the highest heading in HTML of a text; undefined where it has none. */
export function highestLevel(html: string): number | undefined {
  const levels = [...html.matchAll(OPENING)].map(([, level]) => Number(level))
  return levels.length === 0 ? undefined : Math.min(...levels)
}
