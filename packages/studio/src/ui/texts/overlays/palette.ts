/** The texts of the palette, which few people open at once. */
export const paletteTexts = {
  'studio.findFailed': 'Pages, products, orders and people could not be searched. Try again.',
  'studio.paletteMatches': { one: '{count} match', other: '{count} matches' },
  'studio.palettePlaceholder': 'Type a screen, a name or an order number',
  'studio.searching': 'Searching…',
  'studio.untitled': 'Untitled',
} as const
