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
  /** The scale of the shots. */
  readonly scale: number
  /** The number of equal columns. */
  readonly columns: number
  /** The maximum number of columns of one shot. */
  readonly maxSpan: number
  readonly shots: readonly Shot[]
}

interface PlacedShot {
  readonly shot: Shot
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Renders all shots with their labels on one image, in the best quality within `maxBytes`. */
export async function renderSheet(
  browser: Browser,
  sheet: Sheet,
  maxBytes: number,
): Promise<Buffer> {
  const { placed, height } = arrangeShots(sheet)
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } })
  try {
    await page.setContent(renderMarkup(sheet.title, placed, height))
    await page.evaluate(async () => {
      await Promise.all([...document.images].map(async (image) => image.decode()))
    })
    const png = await page.screenshot({
      clip: { x: 0, y: 0, width: WIDTH, height },
      fullPage: true,
    })
    for (let quality = 86; quality >= 30; quality -= 4) {
      const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
      if (bytes.length <= maxBytes) return bytes
    }
  } finally {
    await page.close()
  }
  throw new Error(`${sheet.title} is larger than ${maxBytes} bytes in every quality`)
}

/** Arranges the shots, each at the highest free position, over as many columns as it needs. */
function arrangeShots({ shots, scale, columns, maxSpan }: Sheet) {
  const column = (WIDTH - 2 * MARGIN + GAP) / columns
  const filled = Array.from({ length: columns }, () => HEAD)
  const placed = shots.map((shot): PlacedShot => {
    const maxWidth = maxSpan * column - GAP
    const shrink = Math.min(scale, maxWidth / shot.width)
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

function renderMarkup(title: string, placed: readonly PlacedShot[], height: number): string {
  const figures = placed.map(({ shot, x, y, width, height: imageHeight }) => {
    const at = `left:${x}px;top:${y}px;width:${width}px`
    const src = `data:image/png;base64,${shot.png.toString('base64')}`
    return `<figure style="${at}"><figcaption>${escapeHtml(shot.label)}</figcaption><img src="${src}" style="width:${width}px;height:${imageHeight}px"></figure>`
  })
  return `<!doctype html><style>
body{margin:0;height:${height}px;background:#ecebe8;color:#26241f;font:13px/1 Inter,"DejaVu Sans",sans-serif;position:relative}
h1{margin:0;padding:${MARGIN}px ${MARGIN}px 0;font-size:24px;font-weight:600;letter-spacing:-.01em}
figure{position:absolute;margin:0}
figcaption{height:${LABEL}px;line-height:${LABEL - 4}px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;color:#5a564e}
img{display:block;border-radius:3px;box-shadow:0 0 0 1px rgb(0 0 0/.09)}
</style><h1>${escapeHtml(title)}</h1>${figures.join('')}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
