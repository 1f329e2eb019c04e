import type { restock as english } from '../en/restock.ts'
import type { Translated } from '../message.ts'

export const restock = {
  'restock.emailBlank': 'L’adresse e-mail ne peut pas être vide',
  'restock.emailInvalid': 'L’adresse e-mail n’est pas valide',
  'restock.signedUp': 'Inscription enregistrée !',
  'restock.failed': 'Impossible d’envoyer le formulaire. Réessayez plus tard.',
  'restock.unknownVariant':
    'Désolé, cette variante n’est pas disponible. Veuillez en choisir une autre.',
  'restock.inStock': 'Cet article est de nouveau disponible. Rechargez la page pour l’acheter.',
  'restock.off': 'Cette boutique n’accepte pas les demandes d’alerte de disponibilité.',
} satisfies Translated<typeof english>
