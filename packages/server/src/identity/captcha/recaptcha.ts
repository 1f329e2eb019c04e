import type { CaptchaAction } from '@vitrine/model'
import { z } from 'zod'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import type { Captcha } from '../sites/index.ts'

const CLASSIC = 'https://www.google.com'
const ENTERPRISE = 'https://recaptchaenterprise.googleapis.com'

/**
 * The result of Google. `error` if Google failed and not the visitor, with the details for the
 * owner.
 */
export type VerificationResult =
  | { readonly kind: 'valid' | 'invalid' }
  | { readonly kind: 'error'; readonly codes?: readonly string[]; readonly error?: object }

const classicResponseSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** Verifies a response of classic reCAPTCHA. @see https://developers.google.com/recaptcha/docs/verify */
export async function verifyClassic(
  fetch: GuardedFetch,
  { secret }: Captcha,
  token: string,
): Promise<VerificationResult> {
  const text = new URLSearchParams({ secret, response: token }).toString()
  const body = { type: 'application/x-www-form-urlencoded', text }
  const { bytes } = await fetch(`${CLASSIC}/recaptcha/api/siteverify`, { ...RESPONSE_LIMITS, body })
  const { success, 'error-codes': codes } = classicResponseSchema.parse(
    JSON.parse(bytes.toString('utf8')),
  )
  if (success) return { kind: 'valid' }
  return codes.every((code) => TOKEN_ERRORS.includes(code))
    ? { kind: 'invalid' }
    : { kind: 'error', codes }
}

/** The error codes of an invalid token; other codes concern the secret or the request. */
const TOKEN_ERRORS = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/** The minimum score: Google rates certain robots 0 and certain people 1. */
const MIN_SCORE = 0.5

const assessmentSchema = z.object({
  tokenProperties: z.object({ valid: z.boolean(), action: z.string().default('') }),
  riskAnalysis: z.object({ score: z.number().default(0) }).default({ score: 0 }),
})

/**
 * Verifies a response of reCAPTCHA Enterprise.
 * @see https://cloud.google.com/recaptcha/docs/create-assessment-website
 */
export async function verifyEnterprise(
  fetch: GuardedFetch,
  { secret, siteKey, projectId }: Captcha,
  { token, action }: { readonly token: string; readonly action: CaptchaAction },
): Promise<VerificationResult> {
  const text = JSON.stringify({ event: { token, siteKey, expectedAction: action } })
  const body = { type: 'application/json', text }
  const address = `${ENTERPRISE}/v1/projects/${projectId}/assessments?key=${secret}`
  const { bytes } = await fetch(address, { ...RESPONSE_LIMITS, body })
  const { tokenProperties, riskAnalysis } = assessmentSchema.parse(
    JSON.parse(bytes.toString('utf8')),
  )
  const isValid =
    tokenProperties.valid && tokenProperties.action === action && riskAnalysis.score >= MIN_SCORE
  return { kind: isValid ? 'valid' : 'invalid' }
}

const RESPONSE_LIMITS = {
  types: ['application/json'],
  maxBytes: 64 * 1024,
  timeoutMs: 5_000,
} as const
