import type { Email } from '@vitrine/contract'

interface Delivery {
  /** The id of the label in the message catalog. */
  readonly label: `emails.state.${Email['state']}` | 'emails.state.attempt'
  /** The parameters of the label. */
  readonly params: { readonly number: number }
  readonly tone: 'plain' | 'ok' | 'warn' | 'bad'
}

/** Returns how far an email has come, for its badge. */
export function getDelivery({ state, attempts }: Pick<Email, 'state' | 'attempts'>): Delivery {
  const params = { number: attempts + 1 }
  switch (state) {
    case 'sent':
      return { label: 'emails.state.sent', params, tone: 'ok' }
    case 'failed':
      return { label: 'emails.state.failed', params, tone: 'bad' }
    case 'suppressed':
      return { label: 'emails.state.suppressed', params, tone: 'bad' }
    case 'unsent':
      return { label: 'emails.state.unsent', params, tone: 'plain' }
    default:
      return attempts === 0
        ? { label: 'emails.state.waiting', params, tone: 'plain' }
        : { label: 'emails.state.attempt', params, tone: 'warn' }
  }
}
