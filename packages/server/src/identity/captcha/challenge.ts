import { createHmac, randomInt } from 'node:crypto'
import { type CaptchaAction, CAPTCHA_LASTS_MS } from '@vitrine/model'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Site } from '../../platform/http/site.ts'
import { digestOf } from '../../platform/http/token.ts'

/** What a captcha is solved for. */
export interface Purpose {
  readonly formId: string
  readonly action: CaptchaAction
}

/** It counts once: whoever lets it count puts it down first. */
export interface Solution {
  readonly digest: Buffer
  readonly expiresAt: Date
}

/** A site, as far as it signs. */
type Keyed = Pick<Site, 'secret'>

const ALGORITHM = 'PBKDF2/SHA-256'
/** A millisecond or so for each number that is tried. */
const COST = 5_000
const [FEWEST, MOST] = [100, 300] as const

/** What a browser calculates for some tenths of a second, signed: for one form, one action and some minutes. */
export async function newChallenge(site: Keyed, { formId, action }: Purpose, now: number) {
  const { parameters, signature } = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(FEWEST, MOST),
    deriveKey,
    data: { formId, action },
    expiresAt: Math.floor((now + CAPTCHA_LASTS_MS) / 1_000),
    ...secretsOf(site),
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

const payload = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

/**
 * What a browser sends of a challenge of ours that it has solved: base64 of JSON, as ALTCHA writes it. Undefined
 * for what is none, is over, or was solved for something else.
 */
export async function readSolution(
  site: Keyed,
  { formId, action }: Purpose,
  key: string,
): Promise<Solution | undefined> {
  const read = payload.safeParse(parsed(key))
  if (!read.success) return undefined
  const { challenge, solution } = read.data
  const { data, expiresAt } = challenge.parameters
  const given = { challenge, solution: { ...solution, time: 0 }, deriveKey, ...secretsOf(site) }
  const { verified } = await verifySolution(given)
  if (!verified || data.formId !== formId || data.action !== action) return undefined
  return { digest: digestOf(challenge.signature), expiresAt: new Date(expiresAt * 1_000) }
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Two keys: a signature of the one kind is none of the other. */
function secretsOf({ secret }: Keyed) {
  const keyFor = (use: string) =>
    createHmac('sha256', secret).update(`captcha:${use}`).digest('base64url')
  return { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('answer') }
}
