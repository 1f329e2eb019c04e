import { getTextDirection } from '@vitrine/model'
import { z } from 'zod'
import { escapeHtml } from '../../platform/html/escape.ts'

const linesSchema = z.array(z.string())

/** The texts of a page for printing. */
export const printedPageSchema = z.object({
  language: z.string(),
  title: z.string(),
  /** The name and the addresses of the seller. */
  seller: linesSchema,
  /** The name and the address of the buyer. */
  buyer: linesSchema,
  /** Labels with their values: numbers and dates. */
  facts: z.array(z.tuple([z.string(), z.string()])),
  /** The headings of the columns, the first of them that of the items. */
  columns: linesSchema,
  rows: z.array(
    z.object({
      name: z.string(),
      /** The lines below the name: options, SKU, and what the buyer entered. */
      details: linesSchema,
      /** The other cells. */
      cells: linesSchema,
    }),
  ),
  /** Labels with their amounts, the total last. */
  sums: z.array(z.tuple([z.string(), z.string()])),
  notes: linesSchema,
})

export type PrintedPage = z.output<typeof printedPageSchema>

const STYLE = `
@page { margin: 18mm }
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0 auto; max-inline-size: 48rem; padding: 2rem 1rem; background: #fff; color: #1a1a1a;
  font: 0.875rem/1.45 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem 3rem; margin-block-end: 2rem }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.2 }
address { font-style: normal; white-space: pre-line; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: auto auto; gap: 0.15rem 1rem; margin: 0; justify-content: start }
dt { color: #555 }
dd { margin: 0; font-variant-numeric: tabular-nums }
table { inline-size: 100%; border-collapse: collapse; margin-block: 2rem 1rem }
th, td { padding: 0.5rem; border-block-end: 1px solid #ccc; text-align: start; vertical-align: top }
th:first-child, td:first-child { padding-inline-start: 0 }
th:not(:first-child), td:not(:first-child) { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums }
tbody th { font-weight: 600; overflow-wrap: anywhere }
small { display: block; color: #555; font-weight: 400; font-size: 0.8125rem }
tr { break-inside: avoid }
.sums { margin-inline-start: auto; inline-size: min(20rem, 100%); grid-template-columns: 1fr auto }
.sums dd { text-align: end }
.sums :nth-last-child(-n + 2) { padding-block-start: 0.4rem; font-weight: 700; color: inherit }
.notes { white-space: pre-line; overflow-wrap: anywhere; margin-block-start: 2rem }
@media print { body { padding: 0; max-inline-size: none } }
`

/** Renders a page for printing. Every text is escaped: buyers entered some of them. */
export function renderPrintedPage(page: PrintedPage): string {
  const { language, title, seller, buyer, facts, columns, rows, sums, notes } = page
  const cell = (text: string) => `<td>${escapeHtml(text)}</td>`
  const body = rows.map(
    ({ name, details, cells }) =>
      `<tr><th scope="row">${escapeHtml(name)}${details
        .map((line) => `<small>${escapeHtml(line)}</small>`)
        .join('')}</th>${cells.map(cell).join('')}</tr>`,
  )
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${getTextDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<div><h1>${escapeHtml(title)}</h1>${renderPairs(facts)}</div>
<address>${escapeHtml(seller.join('\n'))}</address>
</header>
<main>
<address>${escapeHtml(buyer.join('\n'))}</address>
<table>
<thead><tr>${columns.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')}</tr></thead>
<tbody>${body.join('\n')}</tbody>
</table>
${sums.length > 0 ? renderPairs(sums, 'sums') : ''}
${notes.map((note) => `<p class="notes">${escapeHtml(note)}</p>`).join('\n')}
</main>
</body>
</html>
`
}

function renderPairs(pairs: PrintedPage['facts'], className = 'facts'): string {
  const items = pairs.map(
    ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  return `<dl class="${className}">${items.join('')}</dl>`
}
