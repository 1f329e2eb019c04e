import type { cartErrors as english } from '../en/cart-errors.ts'
import type { Translated } from '../message.ts'

export const cartErrors = {
  'cart.optionsMissing': 'Wählen Sie: {options}.',
  'cart.malformedFields': 'Ein oder mehrere Felder sind ungültig. Prüfen Sie Ihre Angaben.',
  'cart.unknownEntry': 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  'cart.alreadyMember': 'Sie haben bereits Zugang dazu.',
  'cart.cartFull': 'Ihr Warenkorb ist voll. Er fasst höchstens 100 verschiedene Artikel.',
  'cart.subscriptionOnly':
    'Dieser Artikel wird als Abonnement verkauft. Abonnieren Sie ihn auf seiner Seite.',
} satisfies Translated<typeof english>
