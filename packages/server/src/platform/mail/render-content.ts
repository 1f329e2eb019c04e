import { escapeHtml } from '../html/escape.ts'
import type { ContentPart } from './content-parts.ts'
import type { EmailLook } from './look.ts'
import { renderRichHtml, renderRichPlain } from './rich-content.ts'

/** The width of the text of an email in pixels. */
const CONTENT_WIDTH = 536
/** The images of offers are as wide as this. */
const OFFER_WIDTH = 160

/** The widths of the copies that are loaded: twice the shown width, for dense screens. */
const COPY = '?format=1500w'
const OFFER_COPY = '?format=500w'

type Image = Extract<ContentPart, { image: unknown }>['image']

/** Renders a part that staff wrote, as text. */
export function renderContentText(part: ContentPart): string {
  if ('heading' in part) return part.heading
  if ('rich' in part) return renderRichPlain(part.rich)
  if ('runs' in part)
    return part.runs
      .map(({ text, link }) => (link === undefined ? text : `${text} (${link})`))
      .join('')
  if ('image' in part) {
    const { alt, link } = part.image
    return [alt, ...(link === undefined ? [] : [link])].join('\n')
  }
  if ('button' in part) return `${part.button.label}:\n${part.button.link}`
  if ('offer' in part) {
    const { title, price, link } = part.offer
    return `${title}\n${price}\n${link}`
  }
  return 'divider' in part ? '----------' : ''
}

/** Renders a part that staff wrote, as HTML. Everything in it is escaped. */
export function renderContentHtml(part: ContentPart, look: EmailLook): string {
  if ('preview' in part) return renderPreview(part.preview)
  if ('heading' in part)
    return `<h2 style="margin:8px 0 12px;font-size:24px;line-height:32px;font-weight:bold">${escapeHtml(part.heading)}</h2>`
  if ('rich' in part) return renderRichHtml(part.rich, look)
  if ('runs' in part) return `<p style="margin:0 0 16px">${renderRuns(part.runs, look)}</p>`
  if ('image' in part) {
    const { link, ...image } = part.image
    const html = renderImage(image, { width: CONTENT_WIDTH, copy: COPY })
    return `<p style="margin:0 0 16px">${link === undefined ? html : wrapLink(html, link)}</p>`
  }
  if ('button' in part) return renderContentButton(part.button, look)
  if ('offer' in part) return renderOffer(part.offer, look)
  return `<hr style="margin:24px 0;border:0;border-top:1px solid ${look.border}">`
}

/** Hides the text from the email itself, which email programs read from its beginning. */
function renderPreview(text: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text)}</div>`
}

function renderRuns(
  runs: Extract<ContentPart, { runs: unknown }>['runs'],
  look: EmailLook,
): string {
  return runs
    .map(({ text, link }) => {
      const html = escapeHtml(text).replaceAll('\n', '<br>')
      return link === undefined
        ? html
        : `<a href="${escapeHtml(link)}" style="color:${look.link}">${html}</a>`
    })
    .join('')
}

function renderImage(
  image: Omit<Image, 'link'>,
  shown: { readonly width: number; readonly copy: string },
): string {
  const width = Math.min(shown.width, image.width)
  const src = image.path + shown.copy
  return `<img src="${escapeHtml(src)}" width="${width}" alt="${escapeHtml(image.alt)}" style="display:block;width:${width}px;max-width:100%;height:auto;border:0">`
}

function wrapLink(html: string, url: string): string {
  return `<a href="${escapeHtml(url)}">${html}</a>`
}

function renderContentButton(
  { label, link }: Extract<ContentPart, { button: unknown }>['button'],
  { accent, onAccent }: EmailLook,
): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td style="border-radius:6px;background-color:${accent}"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 24px;color:${onAccent};text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></td></tr></table>`
}

function renderOffer(
  { title, price, link, image }: Extract<ContentPart, { offer: unknown }>['offer'],
  look: EmailLook,
): string {
  const url = link
  // The title beside it is the link; the image repeats it for those who see it.
  const shown = image && renderImage(image, { width: OFFER_WIDTH, copy: OFFER_COPY })
  const cell = shown
    ? `<td width="${OFFER_WIDTH}" style="width:${OFFER_WIDTH}px;vertical-align:top;padding:0 0 16px">${wrapLink(shown, url)}</td><td width="16" style="width:16px"></td>`
    : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cell}<td style="vertical-align:top;padding:0 0 16px"><a href="${escapeHtml(url)}" style="color:${look.link};font-weight:bold">${escapeHtml(title)}</a><br>${escapeHtml(price)}</td></tr></table>`
}
