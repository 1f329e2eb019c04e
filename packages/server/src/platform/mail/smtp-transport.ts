import { z } from 'zod'
import type { SmtpSettings } from '../config/smtp-settings.ts'
import {
  DeliveryError,
  type DeliveryFailure,
  type EmailTransport,
  type OutgoingEmail,
} from './transport.ts'

/** After a failed connection no other is tried for so long: jobs of other slices must not wait for its timeout. */
const PAUSE_MS = 15_000
const CONNECTION_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 60_000
/** The code for an address that a mail server, or the library itself, rejects. */
const INVALID_ADDRESS = 'EENVELOPE'

/**
 * Creates the transport over SMTP, with a pool of connections. The library is loaded here: an install without a mail
 * server needs none of its memory.
 */
export async function createSmtpTransport(settings: SmtpSettings): Promise<EmailTransport> {
  const { url, from, dkim } = settings
  const { createTransport } = await import('nodemailer')
  const { hostname, username } = new URL(url)
  const pool = createTransport({
    pool: true,
    maxConnections: 2,
    // A lost connection is a failed attempt; the job tries again later.
    maxRequeues: 0,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // A password never leaves this machine in plain text.
    requireTLS: username !== '' && !isLoopback(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim }),
    url,
  })
  let lastFailure: { readonly answer: string; readonly until: number } | undefined
  return {
    fallbackSender: from,
    async send(email) {
      if (lastFailure && Date.now() < lastFailure.until)
        throw new DeliveryError('temporary', lastFailure.answer)
      lastFailure = undefined
      try {
        await pool.sendMail(toMessage(email))
      } catch (thrown) {
        const error = toDeliveryError(thrown)
        if (!isOfThisEmail(thrown))
          lastFailure = { answer: error.message, until: Date.now() + PAUSE_MS }
        throw error
      }
    },
    close: async () => pool.close(),
  }
}

function toMessage(email: OutgoingEmail) {
  const { messageId, from, to, language, unsubscribeUrl, ...content } = email
  return {
    ...content,
    messageId: `<${messageId}>`,
    from: { ...from },
    // An address as an object is not parsed as a list.
    to: { name: '', address: to },
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      // One press in an email program unsubscribes. @see RFC 8058
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}

const smtpErrorSchema = z.object({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  message: z.string().catch(''),
})

/** Returns whether this email alone failed: then another one may fare better. */
function isOfThisEmail(thrown: unknown): boolean {
  const { responseCode, code } = smtpErrorSchema.parse(thrown)
  return code === INVALID_ADDRESS || (responseCode !== undefined && code !== 'EAUTH')
}

/** Returns the failure that an error of the library means. */
export function toDeliveryError(thrown: unknown): DeliveryError {
  const { code, command, response, responseCode = 0, message } = smtpErrorSchema.parse(thrown)
  const answer = response ?? message
  if (code === INVALID_ADDRESS && responseCode === 0) return new DeliveryError('permanent', answer)
  // The operator corrects a wrong password, and the email leaves then.
  if (responseCode < 500 || code === 'EAUTH') return new DeliveryError('temporary', answer)
  return new DeliveryError(classifyRejection(command, answer), answer)
}

/** Returns whether a 5xx rejects the address itself. Class 5.7 is a rule of the server about the sender. */
function classifyRejection(command: string | undefined, answer: string): DeliveryFailure {
  const isPolicy = /^\d{3}[ -]5\.7\./.test(answer)
  return command === 'RCPT TO' && !isPolicy ? 'recipient' : 'permanent'
}
