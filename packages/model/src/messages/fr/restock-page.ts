import type { restockPage as english } from '../en/restock-page.ts'
import type { Translated } from '../message.ts'

export const restockPage = {
  restockEmail: 'Adresse e-mail',
  restockOption: 'Option',
  restockTitle: 'Épuisé ? Soyez prévenu de son retour',
  restockCta: 'Recevez un e-mail dès que cet article est de nouveau disponible.',
  restockButton: 'Me prévenir',
  restockMailingList: 'S’abonner aussi à la newsletter',
  restockNone: 'Toutes les options de ce produit sont disponibles.',
  restockBack: 'Retour au produit',
  restockDone: 'Inscription enregistrée !',
  titleRestock: 'Alerte de disponibilité',
} satisfies Translated<typeof english>
