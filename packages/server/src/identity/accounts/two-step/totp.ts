import { Secret, TOTP } from 'otpauth'

/** The length that RFC 4226 recommends: that of the hash. */
const SECRET_BYTES = 20
/** The number of steps before and after the current one whose codes are accepted: clocks differ. */
const WINDOW = 1

export function newTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)
}

/** Returns the codes of a key: six digits for each 30 seconds, with the SHA-1 that all authenticator apps know. */
function createTotp(secret: Buffer): TOTP {
  return new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })
}

/**
 * Returns the time step of a code, which is the current one or one beside it; undefined if the code is wrong.
 *
 * @see RFC 6238
 */
export function findTotpStep(secret: Buffer, code: string, now: number): number | undefined {
  const totp = createTotp(secret)
  const offset = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return offset === null ? undefined : totp.counter({ timestamp: now }) + offset
}

/** Formats a key in base32, as people type it. */
export function formatTotpSecret(secret: Buffer): string {
  return createTotp(secret).secret.base32
}

/** The length of a URI in bytes that still fits the QR codes of the studio. */
const MAX_URI_LENGTH = 180
const MAX_ISSUER_LENGTH = 30

/**
 * Formats the URI that authenticator apps read from a QR code, which names the site and the account. A long address is
 * shortened: it is a label only.
 */
export function formatTotpUri(
  secret: Buffer,
  { site, email }: { readonly site: string; readonly email: string },
): string {
  const issuer = encodeWithin(site, MAX_ISSUER_LENGTH)
  const [start, end] = [
    `otpauth://totp/${issuer}:`,
    `?secret=${formatTotpSecret(secret)}&issuer=${issuer}`,
  ]
  return start + encodeWithin(email, MAX_URI_LENGTH - start.length - end.length) + end
}

/** Encodes as many characters of a text as fit. */
function encodeWithin(text: string, maxLength: number): string {
  let encoded = ''
  for (const character of text) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > maxLength) break
    encoded += next
  }
  return encoded
}
