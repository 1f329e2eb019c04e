/** The name of the studio's font on the canvas, which no font of the page has. */
export const STUDIO_FONT = 'Vitrine Studio'

const ITS_NAME = 'Inter Variable'

/** Lets the overlay show the font of the studio around the canvas, whose files the browser has already. */
export function shareStudioFont(): void {
  const style = document.createElement('style')
  style.textContent = [...parent.document.styleSheets]
    .filter(({ href }) => href?.startsWith(`${origin}/`))
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((text) => text.startsWith('@font-face') && text.includes(ITS_NAME))
    .map((text) => text.replace(ITS_NAME, STUDIO_FONT))
    .join('\n')
  document.head.append(style)
}
