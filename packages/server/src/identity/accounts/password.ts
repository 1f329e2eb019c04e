import { hash, verify } from '@node-rs/argon2'
import { MAX_PASSWORD_LENGTH, type PasswordError, validatePasswordLength } from '@vitrine/model'
import { newToken } from '../../platform/http/token.ts'

const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The passwords that attackers try first. Longer lists add little of eight characters. */
const COMMON_PASSWORDS = new Set(
  'password password1 passw0rd 12345678 123456789 1234567890 qwertyui qwertyuiop 11111111 00000000 iloveyou sunshine princess football baseball superman trustno1 letmein1 welcome1 admin123 abc12345 abcd1234 qwerty123 1q2w3e4r 1qaz2wsx vitrine1'.split(
    ' ',
  ),
)

/** Returns the error of a new password. */
export function getPasswordError(password: string): PasswordError | undefined {
  const isCommon = COMMON_PASSWORDS.has(password.toLowerCase())
  return validatePasswordLength(password) ?? (isCommon ? 'passwordTooCommon' : undefined)
}

export async function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2_COST)
}

/**
 * Returns whether a password matches its hash. Takes equally long without a hash, and returns false then. A
 * password above the maximum length never matches: none is truncated.
 */
export async function verifyPassword(
  hashed: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = password.length <= MAX_PASSWORD_LENGTH
  const isRight = await verify(hashed ?? (await getDummyHash()), fits ? password : '')
  return isRight && fits && hashed !== null && hashed !== undefined
}

let dummyHash: Promise<string> | undefined

/** Returns the hash that is verified for unknown addresses, so that timing reveals nothing. */
async function getDummyHash(): Promise<string> {
  return (dummyHash ??= hash(newToken(), ARGON2_COST))
}
