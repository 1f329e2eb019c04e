import { createHash, randomInt } from 'node:crypto'

export const RECOVERY_CODE_COUNT = 10
/** 80 random bits in groups of four, from letters and digits that are not confused. */
const LENGTH = 16
const GROUP = 4
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Creates recovery codes as they are shown: `K7QD-9MPA-…`. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode)
}

function newRecoveryCode(): string {
  const groups = Array.from({ length: LENGTH / GROUP }, () =>
    Array.from({ length: GROUP }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
  )
  return groups.join('-')
}

/** Removes the spaces and hyphens of a typed code, and the difference of case. */
export function normalizeCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Returns whether a typed code has the form of a recovery code, which no code of an app has. */
export function isRecoveryCode(typed: string): boolean {
  const code = normalizeCode(typed)
  return (
    code.length === LENGTH && Array.from(code).every((character) => ALPHABET.includes(character))
  )
}

/** Computes the digest of a recovery code that is stored: that of one person, whichever sites have the account. */
export function computeRecoveryDigest(memberId: string, code: string): Buffer {
  return createHash('sha256')
    .update(`${memberId}:${normalizeCode(code)}`)
    .digest()
}
