import type { giftCards as english } from '../en/gift-cards.ts'
import type { Translated } from '../message.ts'

export const giftCards = {
  'giftCards.recipientName': 'Nom du destinataire',
  'giftCards.recipientEmail': 'E-mail du destinataire',
  'giftCards.message': 'Message',
  'giftCards.deliveryDate': 'Date d’envoi',
  'giftCards.recipientHelp': 'Laissez ce champ vide pour recevoir vous-même la carte cadeau.',
  'giftCards.deliveryHelp':
    'La carte cadeau est envoyée par e-mail le matin de ce jour. Laissez ce champ vide pour l’envoyer dès le paiement de la commande.',
  'giftCards.incompleteDate': 'Indiquez le mois, le jour et l’année en quatre chiffres.',
  'giftCards.pastDate': 'Choisissez aujourd’hui ou une date ultérieure.',
  'giftCards.lateDate': 'Choisissez une date dans l’année à venir.',
} satisfies Translated<typeof english>
