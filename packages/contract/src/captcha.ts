import { captchaActions, captchaKinds } from '@vitrine/model'
import * as z from 'zod'
import { problemSchema } from './problem.ts'
import { createRouteFactory } from './route.ts'

const defineRoute = createRouteFactory('captcha')

export const captchaSettingsSchema = z.object({
  kind: z.enum(captchaKinds),
  /** The public key; empty for kinds without an account. */
  siteKey: z.string(),
  /** The project in Google's cloud, for Enterprise keys. */
  projectId: z.string(),
})

export type CaptchaSettings = z.output<typeof captchaSettingsSchema>

const key = z.string().regex(/^[\w-]{10,200}$/, 'Enter the key exactly as Google shows it.')

/** The keys of a pair are set together: the key of another pair does not work. */
const newSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['none', 'built-in']) }),
  z.strictObject({ kind: z.literal('recaptcha'), siteKey: key, secretKey: key }),
  z.strictObject({
    kind: z.literal('recaptcha-enterprise'),
    siteKey: key,
    projectId: z
      .string()
      .regex(/^[a-z][a-z0-9-]{4,61}[a-z0-9]$/, 'Enter the ID of the project, such as my-shop-123.'),
    apiKey: key,
  }),
])

export type NewCaptchaSettings = z.output<typeof newSettings>

export const readCaptcha = defineRoute({
  method: 'GET',
  path: '/api/studio/captcha',
  summary: 'Returns the captcha settings of the site, without the secret key.',
  access: 'forms.manage',
  replies: { 200: captchaSettingsSchema },
})

export const setCaptcha = defineRoute({
  method: 'PUT',
  path: '/api/studio/captcha',
  summary:
    'Sets the captcha of the site: `none`, `built-in`, or one of Google’s with its keys. Earlier keys are deleted.',
  access: 'forms.manage',
  body: newSettings,
  replies: { 200: captchaSettingsSchema, 400: problemSchema },
})

/** A challenge of the built-in captcha, in the form of ALTCHA. */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
    data: z.record(z.string(), z.string()),
  }),
  signature: z.string(),
})

export type Challenge = z.output<typeof challengeSchema>

export const captchaChallenge = defineRoute({
  method: 'POST',
  path: '/api/form/captcha-challenge',
  summary:
    'Creates a signed challenge of the built-in captcha for one form and one action. Its solution is valid once, for twenty minutes.',
  access: 'anyone',
  crumb: 'same-origin',
  limit: 'form-key',
  body: z.object({ formId: z.string().max(100), action: z.enum(captchaActions) }),
  replies: {
    200: z.object({
      challenge: challengeSchema,
    }),
    400: problemSchema,
  },
})
