import type { Locale } from '@vitrine/page'
import ar from './texts/ar.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import he from './texts/he.json' with { type: 'json' }
import ja from './texts/ja.json' with { type: 'json' }

/** The texts of presets in another language, each by the text in English. */
export type PresetWords = Readonly<Record<string, string>>

/** The texts of presets by language. */
export const presetWords: Readonly<Record<string, PresetWords>> = { ar, de, es, fr, he, ja }

/** Returns the texts of presets in the language of a site; empty for those that are inserted in English. */
export function getPresetWords(locale: Locale): PresetWords {
  return presetWords[locale.toLowerCase().split('-')[0] ?? ''] ?? {}
}
