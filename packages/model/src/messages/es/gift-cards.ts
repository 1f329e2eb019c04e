import type { giftCards as english } from '../en/gift-cards.ts'
import type { Translated } from '../message.ts'

export const giftCards = {
  'giftCards.recipientName': 'Nombre del destinatario',
  'giftCards.recipientEmail': 'Correo electrónico del destinatario',
  'giftCards.message': 'Mensaje',
  'giftCards.deliveryDate': 'Fecha de envío',
  'giftCards.recipientHelp': 'Deja este campo vacío para recibir tú la tarjeta regalo.',
  'giftCards.deliveryHelp':
    'La tarjeta regalo se envía por correo electrónico la mañana de ese día. Deja el campo vacío para enviarla cuando el pedido esté pagado.',
  'giftCards.incompleteDate': 'Indica el mes, el día y el año con cuatro cifras.',
  'giftCards.pastDate': 'Elige hoy o un día posterior.',
  'giftCards.lateDate': 'Elige un día dentro de un año.',
} satisfies Translated<typeof english>
