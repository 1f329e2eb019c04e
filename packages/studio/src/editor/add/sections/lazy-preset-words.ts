import type { PresetWords } from '@vitrine/blocks/presets'

/** Loads the texts of presets in the language of a site. In English the presets have them. */
export async function loadPresetWords(locale: string): Promise<PresetWords> {
  if (/^en\b/i.test(locale)) return {}
  const { getPresetWords } = await import('@vitrine/blocks/preset-words')
  return getPresetWords(locale)
}
