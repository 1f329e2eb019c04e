import type { Db } from '../db/db.ts'
import { type ContentPart, isContentPart, resolveLinks } from './content-parts.ts'
import type { EmailPart, SecretReference } from './email.ts'

/**
 * Makes the text of a reference: a path that begins with "/" for a link, or a code. Resolves to undefined if it
 * would open nothing any more, as the account or order is gone.
 */
export type EmailSecret = (given: {
  readonly db: Db
  readonly siteId: string
  readonly id: string
}) => Promise<string | undefined>

/** The makers of links and codes, by kind. */
export type EmailSecrets = Readonly<Record<string, EmailSecret>>

/** Loads the parts that many emails share. Resolves to undefined if they are gone. */
export type SharedParts = (given: {
  readonly db: Db
  readonly siteId: string
  readonly id: string
}) => Promise<readonly EmailPart[] | undefined>

/** The loaders of shared parts, by kind. */
export type EmailSharedParts = Readonly<Record<string, SharedParts>>

/** A part of an email with its links and codes. */
export type FilledPart =
  | { readonly text: string }
  | { readonly rows: readonly (readonly [string, string])[] }
  | { readonly label: string; readonly url: string }
  | { readonly code: string }
  | {
      readonly unsubscribe: { readonly text: string; readonly label: string; readonly url: string }
    }
  | ContentPart

/** A code that was written into its email, before codes were made when an email is sent. */
const WRITTEN = 'written'

/** Makes the links and codes of an email. Resolves to undefined if one of them would open nothing. */
export async function fillParts(
  secrets: EmailSecrets,
  parts: readonly EmailPart[],
  given: { readonly db: Db; readonly siteId: string; readonly origin: string },
): Promise<readonly FilledPart[] | undefined> {
  const { origin, ...context } = given
  const make = async ({ kind, id }: SecretReference) => {
    if (kind === WRITTEN) return id
    const secret = secrets[kind]
    if (!secret) throw new Error(`No slice makes the part "${kind}" of an email`)
    return secret({ ...context, id })
  }
  const filled: FilledPart[] = []
  for (const part of parts) {
    if (isContentPart(part)) filled.push(resolveLinks(part, origin))
    else if ('shared' in part)
      throw new Error('Shared parts are loaded before links and codes are made.')
    else if ('unsubscribe' in part) {
      const path = await make(part.unsubscribe)
      if (path === undefined) return undefined
      const { text, label } = part.unsubscribe
      filled.push({ unsubscribe: { text, label, url: `${origin}${path}` } })
    } else if ('link' in part) {
      const path = await make(part.link)
      if (path === undefined) return undefined
      filled.push({ label: part.link.label, url: `${origin}${path}` })
    } else if ('code' in part) {
      const code = await make(part.code)
      if (code === undefined) return undefined
      filled.push({ code })
    } else filled.push(part)
  }
  return filled
}

/** Hides the links and codes of an email from a reader in the studio. */
export function redactParts(parts: readonly EmailPart[]): readonly FilledPart[] {
  return parts.map((part) => {
    if (isContentPart(part)) return part
    if ('shared' in part) return { text: '[…]' }
    if ('unsubscribe' in part) {
      const { text, label } = part.unsubscribe
      return { unsubscribe: { text, label, url: '[link]' } }
    }
    if ('link' in part) return { label: part.link.label, url: '[link]' }
    if ('code' in part) return { code: '[code]' }
    if ('text' in part) return { text: redactText(part.text) }
    return { rows: part.rows.map(([label, value]) => [label, redactText(value)] as const) }
  })
}

/** Hides the URLs with tokens in a text that a visitor typed. */
function redactText(text: string): string {
  return text.replaceAll(/\S+/g, (word) =>
    /(?:[?&]token=|\/order\/)./.test(word) ? '[link]' : word,
  )
}

/** Loads the parts that an email shares with others. Resolves to undefined if they are gone. */
export async function loadSharedParts(
  loaders: EmailSharedParts,
  parts: readonly EmailPart[],
  given: { readonly db: Db; readonly siteId: string },
): Promise<readonly EmailPart[] | undefined> {
  const loaded: EmailPart[] = []
  for (const part of parts) {
    if ('shared' in part) {
      const { kind, id } = part.shared
      const load = loaders[kind]
      if (!load) throw new Error(`No slice has the shared parts "${kind}" of an email`)
      const shared = await load({ ...given, id })
      if (!shared) return undefined
      loaded.push(...shared)
    } else loaded.push(part)
  }
  return loaded
}
