import {
  isMessage,
  isMessageId,
  message,
  type Message,
  type TranslateMessage,
} from '@vitrine/model'
import type { AppError, FieldErrors } from './app-error.ts'

/** Translates into the language of one page, with the texts of its theme. */
export interface Translator {
  readonly translate: TranslateMessage
  /** Returns the message of an error by its code; in English if the catalogue does not have it. */
  readonly translateError: (error: Pick<AppError, 'code' | 'message' | 'params'>) => string
}

export function createTranslator(translate: TranslateMessage): Translator {
  return {
    translate,
    translateError: ({ code, message: english, params }) =>
      isMessageId(code) ? translate({ messageId: code, params }) : english,
  }
}

/** Returns the message of an error that a page shows; a general one for errors that only staff see. */
export function toMessage({ code, params }: Pick<AppError, 'code' | 'params'>): Message {
  return isMessageId(code) ? { messageId: code, params } : message('requests.tryAgain')
}

/** Returns the errors of fields that can be translated. */
export function getFieldMessages(errors: FieldErrors = {}): Readonly<Record<string, Message>> {
  const messages = Object.entries(errors).flatMap(([field, error]) =>
    isMessage(error) ? [[field, error] as const] : [],
  )
  return Object.fromEntries(messages)
}
