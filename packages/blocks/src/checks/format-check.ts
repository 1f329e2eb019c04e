import type { CheckText, MessageParams } from '@vitrine/model'

/** Translates a text by the id in the catalog: that of a check is `check.<id>`. */
type TranslateById = (id: string, params: MessageParams) => string

/** Returns the text of a check. That of an empty block says what the editor shows in its place. */
export function formatCheckText({ id, params }: CheckText, translate: TranslateById): string {
  const { advice } = params
  if (advice === undefined) return translate(`check.${id}`, params)
  const sentence = advice === '' ? '' : formatSentence(translate(String(advice), params))
  return translate(`check.${id}`, { ...params, advice: sentence }).trim()
}

function formatSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}
