import type { BlockFault, FaultPorts } from '../block-fault.ts'
import { markdownHtml } from './markdown-html.ts'

const field = 'source'

export function a11y(_: unknown, { text }: FaultPorts): readonly BlockFault[] {
  const html = markdownHtml(text(field)?.words ?? '', { breaks: false })
  return [
    ...(/<img(?![^>]* alt="\s*[^"\s])/.test(html) ? [{ code: 'missing-alt', field } as const] : []),
    ...(/<a [^>]*>\s*<\/a>/.test(html) ? [{ code: 'missing-link-text', field } as const] : []),
    ...(/<h[1-6][^>]*>\s*<\/h/.test(html) ? [{ code: 'empty-heading', field } as const] : []),
  ]
}
