import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Visit } from './visit-page.ts'

const WIDTH = 1_800

interface Sheet {
  readonly title: string
  readonly folder: string
  readonly visits: readonly Visit[]
}

/** Writes the sheet of a theme as a page and as one image. */
export async function writeSheet(browser: Browser, sheet: Sheet): Promise<void> {
  const file = join(sheet.folder, 'sheet.html')
  writeFileSync(file, renderMarkup(sheet))
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } })
  try {
    await page.goto(pathToFileURL(file).href)
    await page.screenshot({ path: join(sheet.folder, 'sheet.png'), fullPage: true })
  } finally {
    await page.close()
  }
}

function renderMarkup({ title, visits }: Sheet): string {
  const figures = visits.map(({ name, path, status, errors, shots }) => {
    const images = shots.map(
      ({ image, width }) =>
        `<a href="${image}"><img src="${image}" alt="${name} at ${width} px" ></a>`,
    )
    const numbers = shots.map(
      ({ width, height, sideways, violations }) =>
        `${width}: ${height} px${sideways > 0 ? `, <b>${sideways} sideways</b>` : ''}${violations.length > 0 ? `, <b>${violations.length} violations</b>` : ''}`,
    )
    const found = errors.length > 0 ? ` · <b>${errors.length} errors</b>` : ''
    return `<figure><figcaption><strong>${name}</strong> ${escapeHtml(path)} ${status}${found}<br>${numbers.join(' · ')}</figcaption><div>${images.join('')}</div></figure>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>
body{margin:0;padding:32px;background:#ecebe8;color:#26241f;font:12px/1.4 Inter,"DejaVu Sans",sans-serif}
h1{margin:0 0 20px;font-size:24px}
main{display:grid;grid-template-columns:repeat(5,1fr);gap:24px 20px}
figure{margin:0}
figcaption{min-height:3.2em;color:#5a564e}
figcaption b{color:#b3261e}
figure div{display:grid;grid-template-columns:1280fr 375fr;gap:6px;block-size:440px;overflow:hidden}
img{display:block;inline-size:100%;border-radius:2px;box-shadow:0 0 0 1px rgb(0 0 0/.09)}
</style><h1>${escapeHtml(title)}</h1><main>${figures.join('\n')}</main></html>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
