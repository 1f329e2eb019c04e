import { type SQL, sql } from 'drizzle-orm'

/**
 * The languages with an order of their own, as a migration has created them. The others have the common order of the
 * CLDR, as English does.
 */
export const COLLATED_LANGUAGES: readonly string[] = [
  ...['af', 'ar', 'as', 'az', 'be', 'bg', 'bn', 'bs', 'cs', 'cy', 'da', 'el', 'eo', 'es', 'et'],
  ...['fa', 'fi', 'fil', 'fo', 'fr-CA', 'gu', 'ha', 'haw', 'he', 'hi', 'hr', 'hu', 'hy', 'ig'],
  ...['is', 'ja', 'ka', 'kk', 'kl', 'km', 'kn', 'ko', 'ky', 'lo', 'lt', 'lv', 'mk', 'ml', 'mn'],
  ...['mr', 'mt', 'my', 'nb', 'ne', 'nn', 'or', 'pa', 'pl', 'ps', 'ro', 'ru', 'se', 'si', 'sk'],
  ...['sl', 'sq', 'sr', 'sv', 'ta', 'te', 'th', 'tk', 'to', 'tr', 'ug', 'uk', 'ur', 'uz', 'vi'],
  ...['wo', 'yi', 'yo', 'zh', 'zh-Hant'],
]

const known = new Set(COLLATED_LANGUAGES)

/** The common order of the CLDR. */
const ROOT = 'und'

/** The languages under another tag. */
const aliases: Readonly<Record<string, string>> = { no: 'nb', iw: 'he', tl: 'fil' }

/** Returns the language whose order a BCP 47 tag, or an owner's own code, has. */
export function getCollatedLanguage(tag: string): string {
  const locale = parseTag(tag)
  if (!locale) return ROOT
  const { language, script, region } = locale.maximize()
  const choices = [`${language}-${script}`, `${language}-${region}`, language, aliases[language]]
  return choices.find((each) => each !== undefined && known.has(each)) ?? ROOT
}

/** Returns the SQL for a name as it is compared in a language, whatever its case. */
export function collateName(name: SQL, tag: string): SQL {
  return sql`lower(${name}) collate ${sql.identifier(`name-${getCollatedLanguage(tag)}`)}`
}

function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
