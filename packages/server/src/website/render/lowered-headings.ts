/** Headings, and what only looks like holding some. */
const HEADING =
  /<(script|style|textarea|template)\b[^]*?<\/\1>|<!--[^]*?-->|<(\/?)h([1-5])(?=[\s>])/gi

/** HTML that is to stand below a heading of its own: its headings are one level lower. */
export function loweredHeadings(html: string): string {
  return html.replaceAll(HEADING, (found, _, slash: string, level: string | undefined) =>
    level === undefined ? found : `<${slash}h${Number(level) + 1}`,
  )
}
