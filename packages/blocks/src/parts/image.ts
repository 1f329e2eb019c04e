import type { View } from '../definition/view.ts'
import type { BlockImage } from '../ports/media.ts'

/** Returns the view of an image for `createImageTemplate`. */
export function createImageView(
  { src, width, height, srcset, color, focal, alt }: BlockImage,
  shown: {
    readonly alt?: string | undefined
    readonly sizes: string
    readonly isFirst?: boolean
  },
): View {
  return {
    src,
    width,
    height,
    srcset: srcset ?? '',
    sizes: shown.sizes,
    alt: shown.alt ?? alt ?? '',
    loading: shown.isFirst ? 'eager' : 'lazy',
    priority: shown.isFirst ? 'high' : '',
    // An empty value omits the attribute.
    style: [
      focal ? `object-position:${formatPercent(focal.x)} ${formatPercent(focal.y)}` : '',
      color !== undefined && /^[0-9a-f]{6}$/i.test(color) ? `background-color:#${color}` : '',
    ]
      .filter((declaration) => declaration !== '')
      .join(';'),
  }
}

/**
 * Returns the `sizes` of an image in one of several columns of a block, whose own images have `sizes`. Phones show one
 * column.
 */
export function divideSizes(sizes: string, columns: number): string {
  const [, width = '100', phone = '100vw'] = /^\(min-width:768px\) (\d+)vw, (.+)$/.exec(sizes) ?? []
  return `(min-width:768px) ${Math.ceil(Number(width) / columns)}vw, ${phone}`
}

function formatPercent(share: number): string {
  return `${Math.round(share * 1_000) / 10}%`
}

/** Returns the template of an image inside `{.section image}`; `more` are further attributes. */
export function createImageTemplate(classes: string, more = ''): string {
  return (
    `<img class="${classes}"${more} src="{src|htmlattr}"{.section srcset} srcset="{@|htmlattr}" sizes="{sizes|htmlattr}"{.end}` +
    ' width="{width|htmlattr}" height="{height|htmlattr}" alt="{alt|htmlattr}" loading="{loading}"' +
    '{.section priority} fetchpriority="{@}"{.end} decoding="async"{.section style} style="{@|htmlattr}"{.end}>'
  )
}
