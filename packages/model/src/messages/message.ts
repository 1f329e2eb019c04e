import type { en } from './en/index.ts'

/** A text for each CLDR plural category of the parameter `count` that the language has. */
export type PluralText = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

/** A text with `{slots}` for its parameters. */
export type MessageText = string | PluralText

/** Texts of one language by message id. */
export type Catalogue = Readonly<Record<string, MessageText>>

/** The parameters of a message. Numbers are written as the language writes them. */
export type MessageParams = Readonly<Record<string, string | number>>

type Texts<T> = T extends string ? T : T[keyof T]

type Slots<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never

/** The parameters that a text asks for. A plural text is chosen by `count`. */
export type ParamsFor<T> = {
  readonly [Name in Slots<Texts<T>> | (T extends string ? never : 'count')]: Name extends 'count'
    ? number
    : string | number
}

/** The arguments after the id: none for a text without slots. */
export type ParamsArguments<T> = keyof ParamsFor<T> extends never
  ? readonly []
  : readonly [params: ParamsFor<T>]

/** A translation of a catalogue: a text for each of its ids, plural where the original is. */
export type Translated<C> = {
  readonly [Id in keyof C]: C[Id] extends string ? string : PluralText
}

export type MessageId = keyof typeof en

/** A message that is translated where it is shown, such as why a form was rejected. */
export interface Message<Id extends MessageId = MessageId> {
  readonly messageId: Id
  readonly params?: MessageParams | undefined
}

/** Returns the message `id` with its parameters. */
export function message<Id extends MessageId>(
  id: Id,
  ...[params]: ParamsArguments<(typeof en)[Id]>
): Message<Id> {
  return params === undefined ? { messageId: id } : { messageId: id, params }
}

export function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'messageId' in value
}
