import { escapeHtml } from '@vitrine/page'

/** The images of a source, by the ids of their attachments. */
type Images = ReadonlyMap<string, { readonly source: string; readonly alt: string }>

const GALLERY = /\[gallery\b([^\]]{0,2000})\]/g

/** Replaces the galleries of WordPress, which name their images by id, by the images. Others stay as they are. */
export function expandGalleries(body: string, images: Images): string {
  return body.replaceAll(GALLERY, (whole, attributes: string) => {
    const ids = /\bids=["']?([\d,\s]+)/.exec(attributes)?.[1]?.split(',') ?? []
    const found = ids.map((id) => images.get(id.trim()))
    if (found.length === 0 || found.includes(undefined)) return whole
    return found
      .map((image) =>
        image
          ? `<figure><img src="${escapeHtml(image.source)}" alt="${escapeHtml(image.alt)}"></figure>`
          : '',
      )
      .join('\n')
  })
}
