import type { installments as english } from '../en/installments.ts'
import type { Translated } from '../message.ts'

export const installments = {
  installmentsInRange: '{count} pagos de {amount} con {provider}',
  installmentsOver: '{provider} disponible para pedidos de más de {amount}',
  installmentsUpTo: '{provider} disponible para pedidos de hasta {amount}',
  installmentsMore: 'Más información sobre {provider}',
  installmentsPageTitle: 'Paga en {count} plazos con {provider}',
  installmentsPageOrder: 'Elige {provider} al pagar tu pedido.',
  installmentsPageSplit:
    '{provider} divide el total en {count} pagos, uno cada dos semanas. El primero se abona al hacer el pedido.',
  installmentsPageTerms:
    '{provider} decide quién puede pagar a plazos. Se aplican sus condiciones.',
} satisfies Translated<typeof english>
