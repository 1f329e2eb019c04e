import type { installments as english } from '../en/installments.ts'
import type { Translated } from '../message.ts'

export const installments = {
  installmentsInRange: '{count} versements de {amount} avec {provider}',
  installmentsOver: '{provider} disponible pour les commandes de plus de {amount}',
  installmentsUpTo: '{provider} disponible pour les commandes jusqu’à {amount}',
  installmentsMore: 'En savoir plus sur {provider}',
  installmentsPageTitle: 'Payer en {count} versements avec {provider}',
  installmentsPageOrder: 'Choisissez {provider} au moment de payer votre commande.',
  installmentsPageSplit:
    '{provider} répartit le total en {count} versements, un toutes les deux semaines. Le premier est dû à la commande.',
  installmentsPageTerms:
    '{provider} décide qui peut payer en plusieurs fois. Ses conditions s’appliquent.',
} satisfies Translated<typeof english>
