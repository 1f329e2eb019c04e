import type { giftCards as english } from '../en/gift-cards.ts'
import type { Translated } from '../message.ts'

export const giftCards = {
  'giftCards.recipientName': 'Name der beschenkten Person',
  'giftCards.recipientEmail': 'E-Mail-Adresse der beschenkten Person',
  'giftCards.message': 'Nachricht',
  'giftCards.deliveryDate': 'Versanddatum',
  'giftCards.recipientHelp':
    'Lassen Sie dieses Feld leer, um die Geschenkkarte selbst zu erhalten.',
  'giftCards.deliveryHelp':
    'Die Geschenkkarte wird am Morgen dieses Tages per E-Mail versandt. Lassen Sie das Feld leer, um sie zu senden, sobald die Bestellung bezahlt ist.',
  'giftCards.incompleteDate': 'Geben Sie Monat, Tag und ein Jahr mit vier Ziffern ein.',
  'giftCards.pastDate': 'Wählen Sie heute oder einen späteren Tag.',
  'giftCards.lateDate': 'Wählen Sie einen Tag innerhalb eines Jahres.',
} satisfies Translated<typeof english>
