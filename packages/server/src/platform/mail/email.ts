import { z } from 'zod'
import { contentSchemas } from './content-parts.ts'

/**
 * A link or code that gives access. Emails name it by the slice that makes it and an ID; the text itself is made
 * when the email is sent and is stored nowhere.
 */
const secretSchema = z.object({ kind: z.string(), id: z.string() })

export type SecretReference = z.output<typeof secretSchema>

const partSchema = z.union([
  /** A paragraph; its lines are separated by newlines. */
  z.object({ text: z.string() }),
  /** Labels with their values, one row each. */
  z.object({ rows: z.array(z.tuple([z.string(), z.string()])) }),
  /** A button that opens a link. */
  z.object({ link: secretSchema.extend({ label: z.string() }) }),
  z.object({ code: secretSchema }),
  /** The parts that many emails share, which are loaded when each is sent. */
  z.object({ shared: secretSchema }),
  /**
   * The end of a newsletter: a text, and the link with which the recipient unsubscribes. Email programs offer it as a
   * button as well. @see RFC 8058
   */
  z.object({ unsubscribe: secretSchema.extend({ text: z.string(), label: z.string() }) }),
  ...contentSchemas,
])

/** A part of an email, below the previous one. */
export type EmailPart = z.output<typeof partSchema>

const partsSchema = z.array(partSchema)

/** Parses the stored parts of an email, which `createEmail` wrote. */
export function parseParts(stored: unknown): readonly EmailPart[] {
  return partsSchema.parse(stored)
}

export interface NewEmail {
  /** The key by which an email is created only once: "order-confirmation:<order id>". */
  readonly dedupe: string
  readonly recipient: string
  readonly subject: string
  /** The language of the email. BCP 47. */
  readonly language: string
  readonly parts: readonly EmailPart[]
  /** The time before which it is not sent; absent for at once. */
  readonly notBefore?: Date | undefined
}

/** Joins the lines of a subject, which is a header, whatever an owner or visitor typed. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
