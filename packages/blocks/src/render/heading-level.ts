/** The level of a block's heading directly below the page's title. */
export const HIGHEST_LEVEL = 2
const LOWEST_LEVEL = 6

/** Returns the level directly below another one. */
export function getLevelBelow(level: number): number {
  return Math.min(level + 1, LOWEST_LEVEL)
}

/** Texts contain neither comments nor scripts that this could match. */
const OPENING = /<h([1-6])[\s>]/g

/** Returns the level of the highest heading in the HTML of a text; undefined if it has none. */
export function getHighestLevel(html: string): number | undefined {
  const levels = [...html.matchAll(OPENING)].map(([, level]) => Number(level))
  return levels.length === 0 ? undefined : Math.min(...levels)
}
