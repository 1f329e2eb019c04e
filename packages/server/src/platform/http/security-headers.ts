import { createHash, randomBytes } from 'node:crypto'
import { playerOrigins } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/** Returns the source expression of an inline script in a policy: `sha256-…`. */
export function hashScript(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/**
 * The sources that reCAPTCHA loads from.
 *
 * @see https://developers.google.com/recaptcha/docs/faq "Content Security Policy"
 */
const RECAPTCHA = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  calls: ['https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const

/** An attribute that only forms with reCAPTCHA have: quotes in text of visitors are escaped. */
const RECAPTCHA_ATTRIBUTE = 'data-captcha="recaptcha'

/** The sources of another server, such as those of a payment provider. */
export interface ExternalSources {
  readonly scripts: readonly string[]
  readonly calls: readonly string[]
  readonly frames: readonly string[]
}

const NONE: ExternalSources = { scripts: [], calls: [], frames: [] }

/** The parts of a policy that an owner's code needs. */
interface CodePolicy {
  readonly hashes: readonly string[]
  /** The origins of its scripts, which may show frames and connect to them, too. */
  readonly scriptOrigins: readonly string[]
  /** The origins of its images, and those that its scripts connect to. */
  readonly imageOrigins: readonly string[]
}

/** The parts of a policy that the theme needs. */
export interface ThemePolicy {
  /** The hashes of its inline scripts. */
  readonly scriptHashes: Iterable<string>
  /** The hashes of its event handlers. */
  readonly handlerHashes: Iterable<string>
  readonly scriptOrigins: readonly string[]
  readonly styleOrigins: readonly string[]
  readonly fontOrigins: readonly string[]
}

const NO_THEME: ThemePolicy = {
  ...{ scriptHashes: [], handlerHashes: [] },
  ...{ scriptOrigins: [], styleOrigins: [], fontOrigins: [] },
}

const NO_CODE: CodePolicy = { hashes: [], scriptOrigins: [], imageOrigins: [] }

/**
 * Formats the policy of a page: its own files, and inline scripts that carry the nonce or match a hash.
 * Cached pages have hashes, as they cannot hold a nonce. Only a page that has a form with reCAPTCHA may load
 * from Google, and only one with an owner's code from what the code names.
 */
export function formatContentSecurityPolicy(
  scripts:
    | { readonly nonce: string; readonly external?: ExternalSources | undefined }
    | { readonly hashes: readonly string[] },
  html: string,
  code: CodePolicy = NO_CODE,
  theme: ThemePolicy = NO_THEME,
): string {
  const captcha = html.includes(RECAPTCHA_ATTRIBUTE) ? RECAPTCHA : NONE
  const external = ('nonce' in scripts && scripts.external) || NONE
  const inline =
    'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'${hash}'`)
  const own = { scripts: [...new Set(code.scriptOrigins)], hashes: [...new Set(code.hashes)] }
  const connected = [...new Set([...own.scripts, ...code.imageOrigins])]
  const ownHashes = own.hashes.map((hash) => `'${hash}'`)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline, ...formatThemeScripts(theme), ...ownHashes, ...captcha.scripts, ...external.scripts, ...own.scripts].join(' ')}`,
    // Focal points and placeholder colors of images are inline styles.
    ["style-src 'self' 'unsafe-inline'", ...theme.styleOrigins].join(' '),
    `img-src ${["'self'", 'data:', ...connected].join(' ')}`,
    ["font-src 'self'", ...theme.fontOrigins].join(' '),
    `connect-src ${["'self'", ...captcha.calls, ...external.calls, ...connected].join(' ')}`,
    // Players that a visitor started; code blocks run in frames of their own.
    `frame-src ${["'self'", ...playerOrigins, ...captcha.frames, ...external.frames, ...own.scripts].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Formats the sources of the theme; handlers run by their hashes, which needs a word of its own. */
function formatThemeScripts(theme: ThemePolicy): readonly string[] {
  const handlers = [...theme.handlerHashes]
  const hashes = [...theme.scriptHashes, ...handlers].map((hash) => `'${hash}'`)
  const word = handlers.length > 0 ? ["'unsafe-hashes'"] : []
  return [...hashes, ...word, ...theme.scriptOrigins]
}

/** The headers of every response. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
} as const

/** Formats the headers of a page with frames of another server: they may open windows, and ask wallets of the browser. */
export function formatEmbeddingHeaders({
  frames,
}: ExternalSources): Readonly<Record<string, string>> {
  // A policy of permissions has no wildcards within hosts.
  const hosts = frames.filter((frame) => !frame.includes('*')).map((frame) => `"${frame}"`)
  return {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': SECURITY_HEADERS['permissions-policy'].replace(
      'payment=(self)',
      `payment=(${['self', ...hosts].join(' ')})`,
    ),
  }
}

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  })
}

/** Formats the policy of the studio: its own files, its own canvas as a frame, and images before their upload. */
export function formatStudioPolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Formats the policy of the canvas: the page looks as it does for visitors, and only the editor's script runs. */
export function formatCanvasPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
