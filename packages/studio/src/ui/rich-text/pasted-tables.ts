/** The separator of the cells of a row: no parser of HTML joins it with other spaces. */
const CELL_GAP = '\u2003'

const BLOCKS = 'address,article,blockquote,div,dd,dl,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,ul'

/**
 * Replaces the tables of pasted HTML, which texts do not have: each row becomes a paragraph with a wide space between its
 * cells. A row of one cell becomes the content of the cell, because such tables are mere frames.
 */
export function flattenTables(body: HTMLElement): void {
  // Inner tables come after the outer ones.
  for (const table of [...body.querySelectorAll('table')].toReversed())
    table.replaceWith(...listCaption(table), ...[...table.rows].flatMap(flattenRow))
}

function listCaption({ caption }: HTMLTableElement): readonly Node[] {
  return caption ? [createParagraph([...caption.childNodes])] : []
}

function flattenRow({ cells }: HTMLTableRowElement): readonly Node[] {
  const [only] = cells
  if (cells.length === 1 && only?.querySelector(BLOCKS)) return [...only.childNodes]
  const last = [...cells].findLastIndex((cell) => cell.textContent.trim() !== '')
  const shown = [...cells].slice(0, last + 1)
  if (shown.length === 0) return []
  return [
    createParagraph(shown.flatMap((cell, at) => [at > 0 ? CELL_GAP : '', ...listInlines(cell)])),
  ]
}

/** Returns the content of a cell in one line, without spaces around it. */
function listInlines(cell: HTMLElement): readonly Node[] {
  for (const block of cell.querySelectorAll(`${BLOCKS},br`))
    block.replaceWith(' ', ...block.childNodes, ' ')
  const texts = listTexts(cell)
  for (const text of texts) {
    text.data = text.data.trimStart()
    if (text.data !== '') break
  }
  for (const text of texts.toReversed()) {
    text.data = text.data.trimEnd()
    if (text.data !== '') break
  }
  return [...cell.childNodes]
}

function listTexts(node: Node): readonly Text[] {
  return [...node.childNodes].flatMap((child) =>
    child instanceof Text ? [child] : listTexts(child),
  )
}

function createParagraph(content: readonly (Node | string)[]): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.append(...content)
  return paragraph
}
