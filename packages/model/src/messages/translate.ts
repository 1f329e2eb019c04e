import type {
  Catalogue,
  Message,
  MessageId,
  MessageParams,
  MessageText,
  ParamsArguments,
} from './message.ts'
import { selectPlural } from './plural.ts'

/** Translates a message of the catalogue `C`, by id and parameters or as a value. */
export interface Translate<C extends Catalogue> {
  <Id extends keyof C & string>(id: Id, ...params: ParamsArguments<C[Id]>): string
  (message: Message<keyof C & MessageId>): string
}

/** The texts of a language, looked up when they are shown. */
export interface MessageSource {
  readonly getText: (id: string) => MessageText | undefined
  /** Returns the language tag (BCP 47). */
  readonly getLocale: () => string
}

/** Returns a function that translates the messages of the catalogue `C`, whose texts `source` has. */
export function createTranslateFrom<C extends Catalogue>({
  getText,
  getLocale,
}: MessageSource): Translate<C> {
  return createTranslateBy((id, params) => formatMessage(getText(id), params, getLocale()))
}

/** Returns a function that translates the messages of the catalogue `C` by calling `format`. */
export function createTranslateBy<C extends Catalogue>(
  format: (id: string, params: MessageParams | undefined) => string,
): Translate<C> {
  function translate<Id extends keyof C & string>(id: Id, ...params: ParamsArguments<C[Id]>): string
  function translate(message: Message<keyof C & MessageId>): string
  function translate(given: string | Message, ...[params]: readonly MessageParams[]): string {
    return typeof given === 'string' ? format(given, params) : format(given.messageId, given.params)
  }
  return translate
}

/** Returns a function that translates with the texts of `catalogue`, in the language `locale` (BCP 47). */
export function createTranslate<C extends Catalogue>(catalogue: C, locale: string): Translate<C> {
  return createTranslateFrom({ getText: (id) => catalogue[id], getLocale: () => locale })
}

/** Returns `text` with its slots filled. A text that is missing is empty, and an unknown slot stays. */
export function formatMessage(
  text: MessageText = '',
  params: MessageParams = {},
  locale: string,
): string {
  const tag = toKnownTag(locale)
  const form = typeof text === 'string' ? text : selectPlural(text, Number(params['count']), tag)
  return form.replaceAll(/\{(\w+)\}/g, (slot, name: string) =>
    (params[name] ?? slot).toLocaleString(tag),
  )
}

/** Returns `tag`, or English where an owner's own code is no language tag. */
export function toKnownTag(tag: string): string {
  try {
    return new Intl.Locale(tag).baseName
  } catch {
    return 'en'
  }
}
