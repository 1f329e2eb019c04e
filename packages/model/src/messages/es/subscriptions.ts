import type { subscriptions as english } from '../en/subscriptions.ts'
import type { Translated } from '../message.ts'

export const subscriptions = {
  accountSubscriptions: 'Suscripciones',
  accountSubscriptionsAll: 'Todas las suscripciones',
  accountSubscriptionsNone: 'No hay suscripciones en tu cuenta.',
  accountSubscriptionsTitle: 'Tus suscripciones',
  subscriptionBack: 'Volver al pedido',
  subscriptionCancel: 'Cancelar la suscripción',
  subscriptionCancelAtEnd: 'Cancelar al final del periodo',
  subscriptionCancelNow: 'Cancelar ahora',
  subscriptionCancelText: 'No se harán más pedidos. Los pedidos anteriores no cambian.',
  subscriptionChange: 'Cambiar la suscripción',
  subscriptionChangeMethod: 'Cambiar el medio de pago',
  subscriptionChangeMethodText:
    'Usted lo introduce en una página segura del proveedor de pagos y después vuelve aquí.',
  subscriptionManage: 'Gestionar la suscripción',
  subscriptionNext: 'Próximo pedido',
  subscriptionOrders: 'Pedidos',
  subscriptionPause: 'Pausar',
  subscriptionPaidWith: 'Se paga con',
  subscriptionPayNow: 'Pagar ahora',
  subscriptionPaymentFailed:
    'El pago del próximo pedido ha fallado. Paga ahora o espera al siguiente intento.',
  subscriptionPrice: 'Precio',
  subscriptionPriceText: 'A cada pedido se añaden el envío y los impuestos.',
  subscriptionResume: 'Reanudar',
  subscriptionSkip: 'Omitir el próximo pedido',
  subscriptionSkipped: 'Omitido',
  subscriptionTitle: 'Suscripción',
  subscriptionFailed: 'Pago fallido',
  testApproveOnce: 'Aprobar y rechazar los pedidos posteriores',
  testApproveOnceText: 'El primer pedido se paga; el siguiente falla.',
  titleAccountSubscriptions: 'Tus suscripciones',
  titleSubscription: 'Suscripción',
  'subscriptions.status.active': 'Activa',
  'subscriptions.status.past_due': 'Pago fallido',
  'subscriptions.status.paused': 'En pausa',
  'subscriptions.status.canceled': 'Cancelada',
  'subscriptions.status.ended': 'Finalizada',
  'subscriptions.endsOn': 'Termina el {date}',
  'subscriptions.every.week': {
    one: 'cada semana',
    many: 'cada {count} de semanas',
    other: 'cada {count} semanas',
  },
  'subscriptions.every.month': {
    one: 'cada mes',
    many: 'cada {count} de meses',
    other: 'cada {count} meses',
  },
  'subscriptions.every.year': {
    one: 'cada año',
    many: 'cada {count} de años',
    other: 'cada {count} años',
  },
  'subscriptions.orders': {
    one: '{count} pedido',
    many: '{count} de pedidos',
    other: '{count} pedidos',
  },
  'subscriptions.price': '{amount} {period}',
  'subscriptions.priceLimited': '{amount} {period}, {orders} en total',
  'subscriptions.agree':
    'Tu suscripción empieza hoy: un pedido ahora y después uno {period} hasta que la canceles. Puedes cancelarla cuando quieras.',
  'subscriptions.agreeLimited':
    'Tu suscripción empieza hoy: un pedido ahora y después uno {period}, {orders} en total. Puedes cancelarla cuando quieras.',
  'subscriptions.renewal': 'Este pedido pertenece a tu suscripción.',
  'subscriptions.done.pause': 'Tu suscripción está en pausa.',
  'subscriptions.done.resume': 'Tu suscripción vuelve a estar activa.',
  'subscriptions.done.skip': 'Se omite el próximo pedido.',
  'subscriptions.done.cancel': 'Tu suscripción termina con este periodo.',
  'subscriptions.done.cancel-now': 'Tu suscripción está cancelada.',
  'subscriptions.done.change-method':
    'Los próximos pedidos se cobrarán con su nuevo medio de pago.',
  'subscriptions.unknown': 'Esta suscripción no existe.',
  'subscriptions.notAllowed':
    'La suscripción ha cambiado y esto ya no es posible. Comprueba su estado.',
  'subscriptions.busy':
    'Se está haciendo un pedido de esta suscripción. Inténtalo de nuevo en unos minutos.',
  'emails.subscription.started.subject': '{site}: Tu suscripción a {title} ha empezado',
  'emails.subscription.started': 'Tu suscripción a {title} ha empezado.',
  'emails.subscription.next': 'El próximo pedido se hará el {date}.',
  'emails.subscription.manage': 'Gestionar la suscripción',
  'emails.subscription.test': 'Esta es una suscripción de prueba. No se mueve dinero.',
  'emails.subscription.failed.subject':
    '{site}: El próximo pedido de tu suscripción a {title} ha fallado',
  'emails.subscription.failed':
    'No hemos podido hacer el próximo pedido de tu suscripción a {title}.',
  'emails.subscription.retry': 'Lo intentaremos de nuevo el {date}. También puedes pagar ahora.',
  'emails.subscription.pay': 'Pagar ahora',
  'emails.subscription.paused.subject': '{site}: Tu suscripción a {title} está en pausa',
  'emails.subscription.paused':
    'Tu suscripción a {title} está en pausa porque su próximo pedido ha fallado varias veces. Puedes reanudarla cuando quieras.',
  'emails.subscription.canceled.subject': '{site}: Tu suscripción a {title} está cancelada',
  'emails.subscription.canceled':
    'Tu suscripción a {title} está cancelada. No se harán más pedidos.',
  'emails.subscription.ended.subject': '{site}: Tu suscripción a {title} ha terminado',
  'emails.subscription.ended': 'Tu suscripción a {title} ha terminado. No se harán más pedidos.',
  'emails.subscription.upcoming.subject': '{site}: Tu suscripción a {title} se renovará pronto',
  'emails.subscription.upcoming':
    'Tu suscripción a {title} se renovará el {date}. Para detenerla, cancélala antes de ese día.',
} satisfies Translated<typeof english>
