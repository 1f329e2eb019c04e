import { getHeaderElements, type HeaderFooter, type JsonObject } from '@vitrine/page'
import type { OwnIssue } from './draft-issue.ts'

/**
 * Returns the issue of a header whose button has no label or no link: neither visitors nor the canvas show it.
 */
export function checkHeaderButton(
  body: JsonObject,
  { locale, fallbackLocale }: { readonly locale: string; readonly fallbackLocale: string },
): readonly OwnIssue[] {
  const headerFooter = body as unknown as HeaderFooter // a valid body of that kind
  const { label = {}, to } = headerFooter.header?.button ?? {}
  const text = label[locale] ?? label[fallbackLocale] ?? ''
  const isShown = getHeaderElements(headerFooter).some(({ id }) => id === 'button')
  if (!isShown) return []
  if (text.trim() === '') return [BUTTON_WITHOUT_LABEL]
  return to === undefined ? [BUTTON_WITHOUT_LINK] : []
}

const BUTTON_WITHOUT_LABEL: OwnIssue = {
  blockId: null,
  code: 'missing-link-text',
  field: 'button',
  text: { id: 'missing-link-text.header', params: {} },
  fix: null,
}

const BUTTON_WITHOUT_LINK: OwnIssue = {
  blockId: null,
  code: 'missing-link',
  field: 'button',
  text: { id: 'missing-link.header', params: {} },
  fix: null,
}
