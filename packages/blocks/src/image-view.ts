import type { View } from './define-block.ts'
import type { BlockImage } from './ports.ts'

/** A picture as templates write it with `pictureTemplate`: every member has a value. */
export function imageView(
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
    // An empty list of declarations is an attribute less.
    style: [
      focal ? `object-position:${percent(focal.x)} ${percent(focal.y)}` : '',
      color !== undefined && /^[0-9a-f]{6}$/i.test(color) ? `background-color:#${color}` : '',
    ]
      .filter((declaration) => declaration !== '')
      .join(';'),
  }
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10}%`
}

/** Within `{.section image}` or the like; `classes` are the element's, and `more` its other attributes. */
export function pictureTemplate(classes: string, more = ''): string {
  return (
    `<img class="${classes}"${more} src="{src|htmlattr}"{.section srcset} srcset="{@|htmlattr}" sizes="{sizes|htmlattr}"{.end}` +
    ' width="{width|htmlattr}" height="{height|htmlattr}" alt="{alt|htmlattr}" loading="{loading}"' +
    '{.section priority} fetchpriority="{@}"{.end} decoding="async"{.section style} style="{@|htmlattr}"{.end}>'
  )
}
