import { readFileSync } from 'node:fs'
import { z } from 'zod'

const URL_MESSAGE = 'must be a URL such as smtp://user:password@smtp.example:587'

/** The settings of outgoing email. */
export const smtpSchema = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /^.+$/, error: URL_MESSAGE }).optional(),
  SMTP_FROM: z.email({ error: 'must be an email address such as shop@shop.example' }).optional(),
  SMTP_DKIM_DOMAIN: z.string().optional(),
  SMTP_DKIM_SELECTOR: z.string().optional(),
  SMTP_DKIM_KEY_FILE: z.string().optional(),
}

/** The mail server that emails leave through. */
export interface SmtpSettings {
  /** The URL of the server, with user and password. */
  readonly url: string
  /** The sender of sites without a contact address. */
  readonly from: string | undefined
  /** The key that signs emails; undefined if Vitrine does not sign them. */
  readonly dkim: DkimSettings | undefined
}

export interface DkimSettings {
  readonly domainName: string
  readonly keySelector: string
  /** In PEM format. */
  readonly privateKey: string
}

type Values = { readonly [Name in keyof typeof smtpSchema]?: string | undefined }

/** Returns the settings of the mail server; undefined without SMTP_URL. Reads the key of DKIM. */
export function parseSmtpSettings(values: Values): SmtpSettings | undefined {
  const { SMTP_URL: url, SMTP_FROM: from } = values
  return url === undefined ? undefined : { url, from, dkim: parseDkimSettings(values) }
}

function parseDkimSettings(values: Values): DkimSettings | undefined {
  const { SMTP_DKIM_DOMAIN: domainName, SMTP_DKIM_SELECTOR: keySelector } = values
  const { SMTP_DKIM_KEY_FILE: file } = values
  if (domainName === undefined && keySelector === undefined && file === undefined) return undefined
  if (domainName === undefined || keySelector === undefined || file === undefined)
    throw new Error(
      'Invalid configuration: SMTP_DKIM_DOMAIN, SMTP_DKIM_SELECTOR and SMTP_DKIM_KEY_FILE must be set together.',
    )
  return { domainName, keySelector, privateKey: readKey(file) }
}

function readKey(file: string): string {
  try {
    const key = readFileSync(file, 'utf8')
    if (/^-----BEGIN ([A-Z]+ )?PRIVATE KEY-----/.test(key)) return key
  } catch {
    // The error is the same for a file that cannot be read and one that has no key.
  }
  throw new Error(
    'Invalid configuration: SMTP_DKIM_KEY_FILE must be a readable file with a private key in PEM format.',
  )
}
