import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_MAX_LENGTH, type PasswordFault, passwordLengthFault } from '@vitrine/model'
import { newToken } from '../../platform/http/token.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** What is tried first on every server. Longer lists catch little more that has eight characters. */
const COMMON = new Set(
  'password password1 passw0rd 12345678 123456789 1234567890 qwertyui qwertyuiop 11111111 00000000 iloveyou sunshine princess football baseball superman trustno1 letmein1 welcome1 admin123 abc12345 abcd1234 qwerty123 1q2w3e4r 1qaz2wsx vitrine1'.split(
    ' ',
  ),
)

/** What is wrong with a new password. */
export function passwordFault(password: string): PasswordFault | undefined {
  const isCommon = COMMON.has(password.toLowerCase())
  return passwordLengthFault(password) ?? (isCommon ? 'passwordTooCommon' : undefined)
}

export async function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/**
 * Takes as long where there is nothing to compare with, and answers false. Nobody has a longer password
 * than may be set: none is cut to fit.
 */
export async function isPassword(
  known: string | null | undefined,
  given: string,
): Promise<boolean> {
  const fits = given.length <= PASSWORD_MAX_LENGTH
  const isRight = await verify(known ?? (await nobodysHash()), fits ? given : '')
  return isRight && fits && known !== null && known !== undefined
}

let nobodys: Promise<string> | undefined

/** What the password of an unknown address is compared with, so that it costs the same. */
async function nobodysHash(): Promise<string> {
  return (nobodys ??= hash(newToken(), COST))
}
