import type { CaptchaAction } from '@vitrine/model'
import { z } from 'zod'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import type { Captcha } from '../sites/index.ts'

/** Where Google's captchas are judged. */
export interface Judges {
  readonly classic: string
  readonly enterprise: string
}

export const GOOGLE: Judges = {
  classic: 'https://www.google.com',
  enterprise: 'https://recaptchaenterprise.googleapis.com',
}

export interface JudgePorts {
  readonly fetch: GuardedFetch
  readonly judges: Judges
}

/** What Google says of a token. `troubled` where the fault is not with who sent it, with what the owner may read. */
export type Verdict =
  | { readonly kind: 'solved' | 'failed' }
  | { readonly kind: 'troubled'; readonly codes?: readonly string[]; readonly error?: object }

const classicAnswer = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** @see https://developers.google.com/recaptcha/docs/verify */
export async function judgeClassic(
  { fetch, judges }: JudgePorts,
  { secret }: Captcha,
  token: string,
): Promise<Verdict> {
  const text = new URLSearchParams({ secret, response: token }).toString()
  const sends = { type: 'application/x-www-form-urlencoded', text }
  const { bytes } = await fetch(`${judges.classic}/recaptcha/api/siteverify`, { ...ANSWER, sends })
  const { success, 'error-codes': codes } = classicAnswer.parse(JSON.parse(bytes.toString('utf8')))
  if (success) return { kind: 'solved' }
  return codes.every((code) => TOKEN_FAULTS.includes(code))
    ? { kind: 'failed' }
    : { kind: 'troubled', codes }
}

/** The other codes tell of the secret, or of the question. */
const TOKEN_FAULTS = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/** Google gives 0 to what is a robot's for sure, and 1 to what is a person's. */
const LEAST_SCORE = 0.5

const assessment = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().default('') }),
  riskAnalysis: z.object({ score: z.number().default(0) }).default({ score: 0 }),
})

/** @see https://cloud.google.com/recaptcha/docs/create-assessment-website */
export async function judgeEnterprise(
  { fetch, judges }: JudgePorts,
  { secret, siteKey, projectId }: Captcha,
  { token, action }: { readonly token: string; readonly action: CaptchaAction },
): Promise<Verdict> {
  const text = JSON.stringify({ event: { token, siteKey, expectedAction: action } })
  const sends = { type: 'application/json', text }
  const address = `${judges.enterprise}/v1/projects/${projectId}/assessments?key=${secret}`
  const { bytes } = await fetch(address, { ...ANSWER, sends })
  const { tokenProperties, riskAnalysis } = assessment.parse(JSON.parse(bytes.toString('utf8')))
  const isSolved =
    tokenProperties.valid && tokenProperties.action === action && riskAnalysis.score >= LEAST_SCORE
  return { kind: isSolved ? 'solved' : 'failed' }
}

const ANSWER = { types: ['application/json'], mostBytes: 64 * 1024, mostMs: 5_000 } as const
