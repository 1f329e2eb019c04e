import { createHash, randomBytes } from 'node:crypto'
import { playerOrigins } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** How a policy names an inline script by its bytes: "sha256-…". */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Of Google's captchas. @see https://developers.google.com/recaptcha/docs/faq "Content Security Policy" */
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const

/** A quote that a visitor wrote is no quote in a page. */
const ASKS_GOOGLE = 'data-captcha="recaptcha'

/**
 * What a page may load and run: what is ours, and inline scripts that carry the nonce or have one of
 * the hashes. Pages that everybody shares have hashes, as they can hold no nonce. Only a page that has a form
 * with a captcha of Google's may ask Google for it.
 */
export function contentSecurityPolicy(
  scripts: { readonly nonce: string } | { readonly hashes: readonly string[] },
  html: string,
): string {
  const captcha = html.includes(ASKS_GOOGLE) ? RECAPTCHA : { scripts: [], calls: [], frames: [] }
  const inline =
    'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'${hash}'`)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline, ...captcha.scripts].join(' ')}`,
    // Focal points and placeholder colours of pictures are inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...captcha.calls].join(' ')}`,
    // Players that a visitor asked for; code of the owner's has its frame with us.
    `frame-src ${["'self'", ...playerOrigins, ...captcha.frames].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** What every answer carries, whatever it is. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
} as const

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  })
}

/** The studio runs its own files and nothing else, and stands in no frame. */
export function studioPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
