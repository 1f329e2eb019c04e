/** Matches headings, and elements whose text only looks like a heading. */
const HEADING =
  /<(script|style|textarea|template)\b[^]*?<\/\1>|<!--[^]*?-->|<(\/?)h([1-5])(?=[\s>])/gi

/** Lowers the headings of HTML by one level, for a place below another heading. */
export function lowerHeadings(html: string): string {
  return html.replaceAll(HEADING, (found, _, slash: string, level: string | undefined) =>
    level === undefined ? found : `<${slash}h${Number(level) + 1}`,
  )
}
