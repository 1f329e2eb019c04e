import type { Email } from '@vitrine/contract'

interface Delivery {
  readonly label: string
  readonly tone: 'plain' | 'ok' | 'warn' | 'bad'
}

/** Returns how far an email has come, for its badge. */
export function getDelivery({ state, attempts }: Pick<Email, 'state' | 'attempts'>): Delivery {
  switch (state) {
    case 'sent':
      return { label: 'Sent', tone: 'ok' }
    case 'failed':
      return { label: 'Failed', tone: 'bad' }
    case 'suppressed':
      return { label: 'Suppressed', tone: 'bad' }
    case 'unsent':
      return { label: 'Not sent', tone: 'plain' }
    default:
      return attempts === 0
        ? { label: 'Waiting', tone: 'plain' }
        : { label: `Waiting, attempt ${attempts + 1}`, tone: 'warn' }
  }
}
