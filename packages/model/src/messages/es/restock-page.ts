import type { restockPage as english } from '../en/restock-page.ts'
import type { Translated } from '../message.ts'

export const restockPage = {
  restockEmail: 'Correo electrónico',
  restockOption: 'Opción',
  restockTitle: '¿Agotado? Sepa cuándo vuelve',
  restockCta: 'Reciba un correo cuando este artículo vuelva a estar disponible.',
  restockButton: 'Avisarme',
  restockMailingList: 'Suscribirse también al boletín',
  restockNone: 'Todas las opciones de este producto están disponibles.',
  restockBack: 'Volver al producto',
  restockDone: '¡Apuntado!',
  titleRestock: 'Aviso de disponibilidad',
} satisfies Translated<typeof english>
