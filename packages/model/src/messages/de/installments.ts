import type { installments as english } from '../en/installments.ts'
import type { Translated } from '../message.ts'

export const installments = {
  installmentsInRange: '{count} Raten zu {amount} mit {provider}',
  installmentsOver: '{provider} für Bestellungen über {amount} verfügbar',
  installmentsUpTo: '{provider} für Bestellungen bis {amount} verfügbar',
  installmentsMore: 'Mehr über {provider}',
  installmentsPageTitle: 'Mit {provider} in {count} Raten zahlen',
  installmentsPageOrder: 'Wählen Sie {provider}, wenn Sie Ihre Bestellung bezahlen.',
  installmentsPageSplit:
    '{provider} teilt die Summe in {count} Raten, eine alle zwei Wochen. Die erste ist bei der Bestellung fällig.',
  installmentsPageTerms:
    '{provider} entscheidet, wer in Raten zahlen kann. Es gelten die Bedingungen von {provider}.',
} satisfies Translated<typeof english>
