import { createHmac, randomInt } from 'node:crypto'
import { type CaptchaAction, CAPTCHA_LIFETIME_MS } from '@vitrine/model'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'

/** The form and the action that a captcha is solved for. */
export interface Purpose {
  readonly formId: string
  readonly action: CaptchaAction
}

/** The purpose of a built-in challenge: a form, or a password after failed attempts. */
export interface ChallengePurpose {
  readonly formId: string
  readonly action: CaptchaAction | 'SIGN_IN' | 'UNLOCK'
}

/** A solution, which counts once: its digest is stored when it is redeemed. */
export interface Solution {
  readonly digest: Buffer
  readonly expiresAt: Date
}

/** The part of a site that signs challenges. */
type SiteSecret = Pick<Site, 'secret'>

const ALGORITHM = 'PBKDF2/SHA-256'
/** About a millisecond for each number that is tried. */
const COST = 5_000
const [MIN_COUNTER, MAX_COUNTER] = [100, 300] as const

/**
 * Creates a signed challenge that takes a browser some tenths of a second, for one form, one action and some
 * minutes.
 */
export async function newChallenge(
  site: SiteSecret,
  { formId, action }: ChallengePurpose,
  now: number,
) {
  const { parameters, signature } = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(MIN_COUNTER, MAX_COUNTER),
    deriveKey,
    data: { formId, action },
    expiresAt: Math.floor((now + CAPTCHA_LIFETIME_MS) / 1_000),
    ...deriveSecrets(site),
  })
  return challengeSchema.parse({ parameters, signature })
}

const challengeSchema = z.object({
  parameters: z.strictObject({
    algorithm: z.literal(ALGORITHM),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
    data: z.strictObject({ formId: z.string(), action: z.string() }),
  }),
  signature: z.string(),
})

const payloadSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

/**
 * Verifies the solution of a built-in challenge: base64 of JSON, as ALTCHA writes it. Undefined if it is
 * invalid, expired, or for another purpose.
 */
export async function verifyBuiltInSolution(
  site: SiteSecret,
  { formId, action }: ChallengePurpose,
  key: string,
): Promise<Solution | undefined> {
  const read = payloadSchema.safeParse(decodePayload(key))
  if (!read.success) return undefined
  const { challenge, solution } = read.data
  const { data, expiresAt } = challenge.parameters
  const given = { challenge, solution: { ...solution, time: 0 }, deriveKey, ...deriveSecrets(site) }
  const { verified } = await verifySolution(given)
  if (!verified || data.formId !== formId || data.action !== action) return undefined
  return { digest: computeDigest(challenge.signature), expiresAt: new Date(expiresAt * 1_000) }
}

function decodePayload(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Derives two keys, so that a signature of one kind is not valid as the other. */
function deriveSecrets({ secret }: SiteSecret) {
  const keyFor = (use: string) =>
    createHmac('sha256', secret).update(`captcha:${use}`).digest('base64url')
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('answer') }
}
