import { getTextDirection } from '@vitrine/model'
import { escapeHtml } from '../html/escape.ts'
import { isContentPart } from './content-parts.ts'
import { renderContentHtml, renderContentText } from './render-content.ts'
import type { EmailLook } from './look.ts'
import type { FilledPart } from './secrets.ts'

/** Renders the text of an email. */
export function renderEmailText(parts: readonly FilledPart[]): string {
  const texts = parts.map(renderPartText).filter((text) => text !== '')
  return `${texts.join('\n\n')}\n`
}

function renderPartText(part: FilledPart): string {
  if (isContentPart(part)) return renderContentText(part)
  if ('unsubscribe' in part) {
    const { text, label, url } = part.unsubscribe
    return `${text}\n\n${label}:\n${url}`
  }
  if ('text' in part) return part.text
  if ('rows' in part) return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  return 'code' in part ? part.code : `${part.label}:\n${part.url}`
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const MAX_LOGO_WIDTH = 200
const MAX_LOGO_HEIGHT = 64

/**
 * Renders the HTML of an email in the look of its site: one column of tables with styles in attributes, as email
 * programs need it. Everything in it is escaped.
 */
export function renderEmailHtml(email: {
  readonly subject: string
  readonly language: string
  readonly site: { readonly title: string; readonly origin: string; readonly look: EmailLook }
  readonly parts: readonly FilledPart[]
}): string {
  const { subject, language, site, parts } = email
  const { look } = site
  const direction = getTextDirection(language)
  const attributes = `lang="${escapeHtml(language)}" dir="${direction}"`
  const start = direction === 'rtl' ? 'right' : 'left'
  return `<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body ${attributes} style="margin:0;padding:0;background-color:${look.background}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${look.background}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background-color:${look.surface};border:1px solid ${look.border};border-radius:8px">
<tr><td align="${start}" style="padding:24px 32px;border-bottom:1px solid ${look.border};${FONT};font-size:20px;line-height:28px;color:${look.text}">${renderHeader(site)}</td></tr>
<tr><td align="${start}" dir="${direction}" style="padding:24px 32px 8px;${FONT};font-size:16px;line-height:24px;color:${look.text}">
${parts.map((part) => renderPartHtml(part, look)).join('\n')}
</td></tr>
</table>
<p style="margin:16px 0 0;${FONT};font-size:13px;line-height:20px;color:${look.text}"><a href="${escapeHtml(site.origin)}" style="color:${look.text}">${escapeHtml(site.title)}</a></p>
</td></tr>
</table>
</body>
</html>
`
}

function renderHeader({
  title,
  look: { logo },
}: {
  readonly title: string
  readonly look: EmailLook
}): string {
  if (!logo) return `<strong>${escapeHtml(title)}</strong>`
  const scale = Math.min(1, MAX_LOGO_WIDTH / logo.width, MAX_LOGO_HEIGHT / logo.height)
  const [width, height] = [logo.width, logo.height].map((size) =>
    Math.max(1, Math.round(size * scale)),
  )
  return `<img src="${escapeHtml(logo.url)}" width="${width}" height="${height}" alt="${escapeHtml(title)}" style="display:block;border:0">`
}

function renderPartHtml(part: FilledPart, look: EmailLook): string {
  if (isContentPart(part)) return renderContentHtml(part, look)
  if ('unsubscribe' in part) return renderUnsubscribe(part.unsubscribe, look)
  if ('text' in part) return `<p style="margin:0 0 16px">${escapeLines(part.text)}</p>`
  if ('rows' in part) return renderRows(part.rows, look)
  if ('code' in part)
    return `<p dir="ltr" style="margin:0 0 16px;font-family:Menlo,Consolas,monospace;font-size:20px;line-height:28px"><strong>${escapeHtml(part.code)}</strong></p>`
  return renderButton(part, look)
}

function renderRows(rows: readonly (readonly [string, string])[], look: EmailLook): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${look.border};vertical-align:top`
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" align="inherit" style="${cell};font-weight:bold;text-align:start;padding-inline-end:16px">${escapeHtml(label)}</th><td dir="auto" style="${cell}">${escapeLines(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${lines.join('')}</table>`
}

/** Renders a button and, for programs that show none, its address. */
function renderButton(
  { label, url }: { readonly label: string; readonly url: string },
  { accent, onAccent, link }: EmailLook,
): string {
  const href = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td style="border-radius:6px;background-color:${accent}"><a href="${href}" style="display:inline-block;padding:12px 24px;color:${onAccent};text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></td></tr></table>
<p dir="ltr" style="margin:0 0 16px;font-size:13px;line-height:20px;word-break:break-all"><a href="${href}" style="color:${link}">${href}</a></p>`
}

function renderUnsubscribe(
  { text, label, url }: Extract<FilledPart, { unsubscribe: unknown }>['unsubscribe'],
  { border, text: color }: EmailLook,
): string {
  return `<p style="margin:24px 0 16px;padding:16px 0 0;border-top:1px solid ${border};font-size:13px;line-height:20px">${escapeLines(text)}<br><a href="${escapeHtml(url)}" style="color:${color}">${escapeHtml(label)}</a></p>`
}

function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
