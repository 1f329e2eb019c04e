import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000

/** Returns the code that an authenticator app with a key shows, some steps of 30 seconds from a time. */
export function showCode(secret: Buffer | string, steps = 0, now = Date.now()): string {
  const key =
    typeof secret === 'string'
      ? Secret.fromBase32(secret)
      : new Secret({ buffer: new Uint8Array(secret).buffer })
  return new TOTP({ secret: key }).generate({ timestamp: now + steps * STEP_MS })
}
