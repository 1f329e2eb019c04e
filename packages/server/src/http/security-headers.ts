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

/**
 * What a page may load and run: what is ours, and inline scripts that carry the nonce or have one of
 * the hashes. Pages that everybody shares have hashes, as they can hold no nonce.
 */
export function contentSecurityPolicy(
  scripts: { readonly nonce: string } | { readonly hashes: readonly string[] },
): string {
  const inline =
    'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'${hash}'`)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline].join(' ')}`,
    // Focal points and placeholder colours of pictures are inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    // Players that a visitor asked for; code of the owner's has its frame with us.
    `frame-src ${["'self'", ...playerOrigins].join(' ')}`,
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
