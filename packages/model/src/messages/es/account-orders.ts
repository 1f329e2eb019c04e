import type { accountOrders as english } from '../en/account-orders.ts'
import type { Translated } from '../message.ts'

export const accountOrders = {
  accountOrders: 'Pedidos',
  accountOrdersAll: 'Todos los pedidos',
  accountOrdersBack: 'Volver a su cuenta',
  accountOrdersClaim: 'Enviarme un enlace por correo',
  accountOrdersClaimAdd: 'Añadir pedidos',
  accountOrdersClaimAddText:
    'Los pedidos realizados con esta dirección de correo sin iniciar sesión se añadirán a su cuenta.',
  accountOrdersClaimHelp:
    'Le enviamos un enlace válido durante una hora. No se añade nada antes de abrirlo.',
  accountOrdersClaimTitle: '¿Hizo un pedido sin iniciar sesión?',
  accountOrdersDocuments: 'Documentos',
  accountOrdersIssued: 'emitido el',
  accountOrdersNewest: 'Pedidos más recientes',
  accountOrdersNone: 'Todavía no hay pedidos en su cuenta.',
  accountOrdersOlder: 'Pedidos anteriores',
  accountOrdersPages: 'Páginas de pedidos',
  accountOrdersRefunds: 'Reembolsos',
  accountOrdersTest: 'Pedido de prueba',
  accountOrdersTitle: 'Sus pedidos',
  titleAccountClaim: 'Añadir sus pedidos',
  titleAccountOrders: 'Sus pedidos',
  'accountOrders.canceled': 'Cancelado',
  'accountOrders.refunded': 'Reembolsado',
  'accountOrders.unpaid': 'Pendiente de pago',
  'accountOrders.preparing': 'En preparación',
  'accountOrders.partlyShipped': 'Enviado parcialmente',
  'accountOrders.shipped': 'Enviado',
  'accountOrders.ready': 'Listo para recoger',
  'accountOrders.complete': 'Completado',
  'accountOrders.claimText': 'Los pedidos realizados con {email} pueden añadirse a su cuenta.',
  'account.claim-sent': 'Un correo con un enlace está en camino a la dirección de su cuenta.',
  'account.claimed':
    'Confirmó su dirección de correo. Los pedidos realizados con ella están ahora en su cuenta.',
  'account.claimed-none':
    'Confirmó su dirección de correo. No hay más pedidos realizados con ella.',
} satisfies Translated<typeof english>
