import { type Json, linkSchema } from '@vitrine/page'
import { isJsonObject } from './json-members.ts'
import { parseLinkUrl } from './link-url.ts'
import { parseEmail } from './parse-text.ts'

/** The kinds of targets, as an owner chooses them. */
export const linkKinds = [
  'none',
  'document',
  'product',
  'category',
  'asset',
  'url',
  'email',
  'phone',
] as const

export type LinkKind = (typeof linkKinds)[number]

const PHONE = 'tel:'
const EMAIL = 'mailto:'

/** Returns the kind of a link's target. */
export function getLinkKind(value: Json | undefined): LinkKind {
  if (!isJsonObject(value)) return 'none'
  const { kind, url } = value
  if (kind === 'url' && typeof url === 'string') {
    if (url.startsWith(EMAIL)) return 'email'
    return url.startsWith(PHONE) ? 'phone' : 'url'
  }
  return linkKinds.find((each) => each === kind) ?? 'none'
}

/** Returns the address of a link as a field shows it; empty if it has none. */
export function formatLink(value: Json | undefined): string {
  if (!isJsonObject(value) || typeof value['url'] !== 'string') return ''
  return value['url'].replace(/^(?:mailto|tel):/, '')
}

/** Reads an address; the value is undefined if it is none. */
export function parseLink(
  kind: 'url' | 'email' | 'phone',
  text: string,
  newWindow: boolean,
): { readonly value: Json | undefined } {
  const url = parseUrl(kind, text.trim())
  const value = { kind: 'url', url: url ?? '', ...(newWindow && { newWindow }) }
  return { value: url !== undefined && linkSchema.safeParse(value).success ? value : undefined }
}

function parseUrl(kind: 'url' | 'email' | 'phone', text: string): string | undefined {
  if (text === '') return undefined
  if (kind === 'url') return parseLinkUrl(text)
  if (kind === 'email') {
    const email = parseEmail(text)?.value
    return typeof email === 'string' ? `${EMAIL}${email}` : undefined
  }
  const digits = text.replaceAll(/[\s().-]/g, '')
  return /^\+?\d{3,20}$/.test(digits) ? `${PHONE}${digits}` : undefined
}

/** Returns a link to a page, an item, a product or a file of the site. */
export function createLink(kind: 'document' | 'product' | 'asset', id: string): Json {
  return { kind, id }
}
