import type { BlockIssue, AccessibilityPorts } from '../../definition/accessibility-issue.ts'
import { renderMarkdown } from './render-markdown.ts'

const field = 'source'

export function checkAccessibility(
  _: unknown,
  { text }: AccessibilityPorts,
): readonly BlockIssue[] {
  const html = renderMarkdown(text(field)?.words ?? '', { breaks: false })
  return [
    ...(/<img(?![^>]* alt="\s*[^"\s])/.test(html) ? [{ code: 'missing-alt', field } as const] : []),
    ...(/<a [^>]*>\s*<\/a>/.test(html) ? [{ code: 'missing-link-text', field } as const] : []),
    ...(/<h[1-6][^>]*>\s*<\/h/.test(html) ? [{ code: 'empty-heading', field } as const] : []),
  ]
}
