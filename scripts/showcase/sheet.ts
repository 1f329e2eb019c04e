import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import type { Shot } from './camera.ts'

const WIDTH = 1_600
const MARGIN = 40
const GAP = 20
const LABEL = 26
const HEAD = 96

export interface Sheet {
  readonly title: string
  /** How small everything is shown. */
  readonly scale: number
  /** Of equal columns that the sheet is divided into. */
  readonly columns: number
  /** Over how many of them one shot may reach. */
  readonly widest: number
  readonly shots: readonly Shot[]
}

interface Placed {
  readonly shot: Shot
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** All shots on one picture, each under its name, in the best quality that keeps it within `mostBytes`. */
export async function drawSheet(
  browser: Browser,
  sheet: Sheet,
  mostBytes: number,
): Promise<Buffer> {
  const { placed, height } = arranged(sheet)
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } })
  try {
    await page.setContent(markup(sheet.title, placed, height))
    await page.evaluate(async () => {
      await Promise.all([...document.images].map(async (image) => image.decode()))
    })
    const png = await page.screenshot({
      clip: { x: 0, y: 0, width: WIDTH, height },
      fullPage: true,
    })
    for (let quality = 86; quality >= 30; quality -= 4) {
      const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
      if (bytes.length <= mostBytes) return bytes
    }
  } finally {
    await page.close()
  }
  throw new Error(`${sheet.title} stays above ${mostBytes} bytes`)
}

/** Each where there is room highest up, over as many columns as it is wide. */
function arranged({ shots, scale, columns, widest }: Sheet) {
  const column = (WIDTH - 2 * MARGIN + GAP) / columns
  const filled = Array.from({ length: columns }, () => HEAD)
  const placed = shots.map((shot): Placed => {
    const most = widest * column - GAP
    const shrink = Math.min(scale, most / shot.width)
    const width = Math.round(shot.width * shrink)
    const height = Math.round(shot.height * shrink)
    const span = Math.min(columns, Math.ceil((width + GAP) / column - 0.01))
    const starts = filled.slice(0, columns - span + 1).map((_, at) => ({
      at,
      top: Math.max(...filled.slice(at, at + span)),
    }))
    const [best = { at: 0, top: HEAD }] = starts.toSorted((a, b) => a.top - b.top || a.at - b.at)
    filled.fill(best.top + LABEL + height + GAP, best.at, best.at + span)
    return { shot, x: MARGIN + best.at * column, y: best.top, width, height }
  })
  return { placed, height: Math.ceil(Math.max(...filled) + MARGIN - GAP) }
}

function markup(title: string, placed: readonly Placed[], height: number): string {
  const figures = placed.map(({ shot, x, y, width, height: of }) => {
    const at = `left:${x}px;top:${y}px;width:${width}px`
    const src = `data:image/png;base64,${shot.png.toString('base64')}`
    return `<figure style="${at}"><figcaption>${escaped(shot.label)}</figcaption><img src="${src}" style="width:${width}px;height:${of}px"></figure>`
  })
  return `<!doctype html><style>
body{margin:0;height:${height}px;background:#ecebe8;color:#26241f;font:13px/1 Inter,"DejaVu Sans",sans-serif;position:relative}
h1{margin:0;padding:${MARGIN}px ${MARGIN}px 0;font-size:24px;font-weight:600;letter-spacing:-.01em}
figure{position:absolute;margin:0}
figcaption{height:${LABEL}px;line-height:${LABEL - 4}px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;color:#5a564e}
img{display:block;border-radius:3px;box-shadow:0 0 0 1px rgb(0 0 0/.09)}
</style><h1>${escaped(title)}</h1>${figures.join('')}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
