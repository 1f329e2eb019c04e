/** The class of the platform's own pages in a theme without styles for them. */
const START = '<div class="system-content">'

/** Marks content of a template that the theme does not style, so that the platform's fallback styles apply to it. */
export function markFallbackContent(html: string): string {
  return `${START}${html}</div>`
}

const HEADING = /<h1\b[^>]*>([^]*?)<\/h1>/
/** Matches a heading, or another element that is named a title, around the content. */
const TITLES =
  /<(h[1-6])\b[^>]*>([^]*?)<\/\1>|<(?:p|div|span|a)\b[^>]{0,200}\bclass="[^"]{0,200}title[^"]{0,200}"[^>]{0,200}>([^<]{1,300})</g

/**
 * Removes the first heading of marked content if the theme prints the same title around it.
 *
 * @param html The whole page, which contains the content once.
 */
export function removeSecondTitle(html: string, content: string): string {
  const heading = content.includes(START) ? HEADING.exec(content) : null
  const at = html.indexOf(content)
  if (!heading || at === -1) return html
  const title = getText(heading[1] ?? '')
  const around = `${html.slice(0, at)}\n${html.slice(at + content.length)}`
  const isPrinted = [...around.matchAll(TITLES)].some(
    ([, , inHeading, named]) => title !== '' && getText(inHeading ?? named ?? '') === title,
  )
  if (!isPrinted) return html
  const start = at + heading.index
  return html.slice(0, start) + html.slice(start + heading[0].length)
}

function getText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
