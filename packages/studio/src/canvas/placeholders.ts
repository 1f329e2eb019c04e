import { type Catalogue, formatMessage } from '@vitrine/model'

/** Shows the texts of empty blocks as the studio's catalog has them; templates name each by its id. */
export function translatePlaceholders(texts: Catalogue): void {
  const { lang } = parent.document.documentElement
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    const text = texts[element.dataset['text'] ?? '']
    if (text === undefined) continue
    const type = element.closest<HTMLElement>('[data-block-type]')?.dataset['blockType'] ?? ''
    const shown = formatMessage(text, { type }, lang)
    if (element.textContent !== shown) element.textContent = shown
  }
}
