import type { emails as english } from '../en/emails.ts'
import type { Translated } from '../message.ts'

export const emails = {
  'emails.verify.subject': '{site}: Confirme su dirección de correo electrónico',
  'emails.verify.before':
    'Recibimos una solicitud para crear una cuenta en {site} con esta dirección de correo electrónico.',
  'emails.verify.open':
    'Para confirmar, abra esta página en un plazo de dos días y escriba la contraseña que eligió:',
  'emails.verify.button': 'Confirmar dirección de correo',
  'emails.verify.after':
    'Si no hizo esta solicitud, ignore este correo. No se creará ninguna cuenta.',
  'emails.reset.subject': '{site}: Restablezca su contraseña',
  'emails.reset.before':
    'Recibimos una solicitud para restablecer la contraseña de su cuenta en {site}.',
  'emails.reset.open': 'Elija una contraseña nueva en esta página en el plazo de una hora:',
  'emails.reset.button': 'Elegir una contraseña nueva',
  'emails.reset.after': 'Si no hizo esta solicitud, ignore este correo. Su contraseña no cambiará.',
  'emails.claim.subject': '{site}: Añada sus pedidos a su cuenta',
  'emails.claim.before':
    'Recibimos una solicitud para añadir a su cuenta en {site} los pedidos realizados con esta dirección de correo.',
  'emails.claim.open': 'Para añadirlos, abra esta página en el plazo de una hora:',
  'emails.claim.button': 'Añadir pedidos',
  'emails.claim.after': 'Si no hizo esta solicitud, ignore este correo. No cambiará nada.',
  'emails.taken.subject': '{site}: Ya tiene una cuenta',
  'emails.taken.before':
    'Recibimos una solicitud para crear una cuenta en {site} con su dirección de correo electrónico, que ya tiene una cuenta.',
  'emails.taken.open':
    'Si hizo esta solicitud, inicie sesión con su contraseña. Si la olvidó, elija una nueva en esta página en el plazo de una hora:',
  'emails.taken.after': 'Si no hizo esta solicitud, ignore este correo. Su cuenta no ha cambiado.',
  'emails.restock.subject': '{site}: {product} vuelve a estar disponible',
  'emails.restock.text':
    'Nos pidió que le avisáramos cuando {product} volviera a estar disponible. Ya lo está, hasta agotar existencias.',
  'emails.restock.button': 'Ver el producto',
  'emails.restock.after':
    'Recibe este correo una sola vez, porque esta dirección se dejó en la página del producto.',
  'emails.newReview.subject': '{site}: Nueva reseña de {product}',
  'emails.newReview.text': {
    one: '{product} tiene una nueva reseña con {count} estrella.',
    many: '{product} tiene una nueva reseña con {count} de estrellas.',
    other: '{product} tiene una nueva reseña con {count} estrellas.',
  },
  'emails.newReview.link': 'Leer y decidir: {link}',
  'emails.lowStock.subject': '{site}: Quedan pocas existencias de {product}',
  'emails.lowStock.text': {
    one: '{product}: queda {count} a la venta.',
    many: '{product}: quedan {count} a la venta.',
    other: '{product}: quedan {count} a la venta.',
  },
  'emails.lowStock.link': 'Ver las existencias: {link}',
  'emails.weekly.subject': '{site}: Visitas del {from} al {to}',
  'emails.weekly.visitors': 'Visitantes',
  'emails.weekly.visits': 'Visitas',
  'emails.weekly.views': 'Páginas vistas',
  'emails.weekly.orders': 'Pedidos',
  'emails.weekly.revenue': 'Ingresos',
  'emails.weekly.change': '{value} (semana anterior: {before})',
  'emails.weekly.pages': 'Páginas más visitadas',
  'emails.weekly.sources': 'Fuentes con más visitas',
  'emails.weekly.report': 'Ver el informe completo: {link}',
  'emails.weekly.off': 'Recibe este correo porque lo activó. Puede desactivarlo aquí: {link}',
  'emails.campaign.test': '[Prueba] {subject}',
  'emails.campaign.reason': 'Recibe este correo porque se suscribió al boletín de {site}.',
  'emails.campaign.unsubscribe': 'Cancelar la suscripción',
  'emails.reviewRequest.subject': '{site}: ¿Le gusta su pedido?',
  'emails.reviewRequest.text':
    'Gracias por su pedido en {site}. Su opinión ayuda a otros a elegir. Escriba una reseña:',
  'emails.reviewRequest.button': 'Escribir una reseña de {product}',
  'emails.reviewRequest.after':
    'Recibe este correo una sola vez, porque hizo un pedido en {site}. Sus enlaces son solo para usted: marcan su reseña como compra verificada.',
  'emails.reviewRequest.unsubscribe': 'Cancelar la suscripción',
  'emails.newsletter.subject': '{site}: Confirme su suscripción',
  'emails.newsletter.before':
    'Recibimos una solicitud para suscribir esta dirección al boletín de {site}. Para confirmar, abra esta página:',
  'emails.newsletter.beforeLists': {
    one: 'Recibimos una solicitud para suscribir esta dirección al boletín de {site}, con la lista de correo {lists}. Para confirmar, abra esta página:',
    many: 'Recibimos una solicitud para suscribir esta dirección al boletín de {site}, con las listas de correo {lists}. Para confirmar, abra esta página:',
    other:
      'Recibimos una solicitud para suscribir esta dirección al boletín de {site}, con las listas de correo {lists}. Para confirmar, abra esta página:',
  },
  'emails.newsletter.button': 'Confirmar suscripción',
  'emails.newsletter.after': 'Si no hizo esta solicitud, ignore este correo. No se le suscribirá.',
  'emails.mailingLists.subject': {
    one: '{site}: Confirme su lista de correo',
    many: '{site}: Confirme sus listas de correo',
    other: '{site}: Confirme sus listas de correo',
  },
  'emails.mailingLists.before': {
    one: 'Recibimos una solicitud para añadir esta dirección a la lista de correo {lists} de {site}. Para confirmar, abra esta página:',
    many: 'Recibimos una solicitud para añadir esta dirección a las listas de correo {lists} de {site}. Para confirmar, abra esta página:',
    other:
      'Recibimos una solicitud para añadir esta dirección a las listas de correo {lists} de {site}. Para confirmar, abra esta página:',
  },
  'emails.mailingLists.button': {
    one: 'Confirmar lista de correo',
    many: 'Confirmar listas de correo',
    other: 'Confirmar listas de correo',
  },
  'emails.mailingLists.after':
    'Si no hizo esta solicitud, ignore este correo. Sus suscripciones no cambiarán.',
  'emails.mailingLists.page': {
    one: 'Pulse el botón para recibir los correos de la lista {lists}.',
    many: 'Pulse el botón para recibir los correos de las listas {lists}.',
    other: 'Pulse el botón para recibir los correos de las listas {lists}.',
  },
  'emails.moderation.subject': {
    one: '{site}: {count} comentario pendiente de moderación',
    many: '{site}: {count} de comentarios pendientes de moderación',
    other: '{site}: {count} comentarios pendientes de moderación',
  },
  'emails.moderation.waiting': {
    one: '{count} comentario está pendiente de moderación en {site}.',
    many: '{count} de comentarios están pendientes de moderación en {site}.',
    other: '{count} comentarios están pendientes de moderación en {site}.',
  },
  'emails.moderation.link': 'Revisar comentarios: {link}',
  'emails.form.subject': 'Formulario enviado: {name}',
  'emails.form.open': 'Abrir el envío con sus archivos',
  'emails.formReply.subject': '{site}: Hemos recibido su mensaje',
  'emails.formReply.text': 'Gracias por su mensaje. Lo hemos recibido.',
  'emails.order.subject': '{site}: Su pedido {number}',
  'emails.order.thanks': 'Gracias por su pedido en {site}. Su número de pedido es {number}.',
  'emails.order.subtotal': 'Subtotal: {amount}',
  'emails.order.discount': 'Descuento: {amount}',
  'emails.order.discountNamed': 'Descuento {name}: {amount}',
  'emails.order.delivery': 'Envío: {amount}',
  'emails.order.total': 'Total: {amount}',
  'emails.order.access':
    'Su pedido incluye acceso a páginas de miembros. Si había iniciado sesión, ya está en su cuenta: {accountUrl}. Si no tiene una cuenta, cree una con esta dirección, {email}: {registerUrl}',
  'emails.order.payment': 'Método de pago: {method}. Importe pendiente: {amount}.',
  'emails.order.test': 'Este fue un pedido de prueba. No se cobró nada.',
  'emails.order.giftCard': 'Tarjeta regalo terminada en {lastFour}: {amount}',
  'emails.order.link': 'Ver su pedido',
  'emails.cancellation.order.subject': '{site}: Se canceló el pedido {number}',
  'emails.cancellation.order':
    'Su pedido {number} en {site} se canceló. No se enviará nada y no debe nada.',
  'emails.cancellation.donation.subject': '{site}: Se canceló la donación {number}',
  'emails.cancellation.donation': 'Su donación {number} a {site} se canceló. No debe nada.',
  'emails.cancellation.paid': 'Si ya pagó, responda a este correo.',
  'emails.cancellation.giftCard':
    '{amount} vuelven a estar en tu tarjeta regalo terminada en {lastFour}.',
  'emails.fulfillment.subject': '{site}: tu pedido {number} se ha enviado',
  'emails.fulfillment.text': 'Estos artículos de tu pedido {number} en {site} están en camino:',
  'emails.fulfillment.readySubject': '{site}: tu pedido {number} está listo para recoger',
  'emails.fulfillment.ready':
    'Estos artículos de tu pedido {number} en {site} están listos para recoger:',
  'emails.fulfillment.carrier': 'Transportista',
  'emails.fulfillment.tracking': 'Número de seguimiento',
  'emails.fulfillment.page': 'Página de seguimiento',
  'emails.refund.subject': '{site}: reembolso de tu pedido {number}',
  'emails.refund.text': 'Hemos reembolsado {amount} de tu pedido {number} en {site}.',
  'emails.refund.giftCard':
    '{amount} vuelven a estar en tu tarjeta regalo terminada en {lastFour}.',
  'emails.refund.payment':
    '{amount} vuelven al método de pago que usaste. Puede tardar unos días laborables.',
  'emails.refund.manual': 'Te devolveremos {amount} nosotros mismos.',
  'emails.cancellation.short':
    'Tu pedido {number} en {site} se ha cancelado. No se enviará nada más.',
  'emails.newOrder.subject': '{site}: pedido nuevo {number}',
  'emails.newOrder.text': 'Pedido nuevo {number} en {site}: {amount}',
  'emails.newOrder.link': 'Abrir el pedido: {link}',
  'emails.webhookFailing.subject': '{site}: Un webhook está fallando',
  'emails.webhookFailing.text':
    'El webhook {address} de {site} falla desde hace una hora. Las entregas se intentan durante tres días; después, el webhook se desactiva.',
  'emails.webhookOff.subject': '{site}: Se ha desactivado un webhook',
  'emails.webhookOff.text':
    'Todas las entregas a {address} han fallado durante tres días, así que se ha desactivado el webhook de {site}. Vuelve a activarlo cuando la dirección funcione.',
  'emails.webhook.link': 'Abrir el webhook: {link}',
  'emails.donation.subject': '{site}: Gracias por su donación',
  'emails.donation.thanks': 'Gracias por su donación de {amount} a {site}.',
  'emails.donation.number': 'Número: {number}',
  'emails.donation.amount': 'Importe: {amount}',
  'emails.donation.test': 'Esto fue una prueba. No se cobró nada.',
  'emails.donation.link': 'Ver su recibo',
  'emails.abandonedCart.subject': '{site}: has dejado algo en tu carrito',
  'emails.abandonedCart.text': 'Tu carrito en {site} te espera:',
  'emails.abandonedCart.button': 'Volver al carrito',
  'emails.abandonedCart.after':
    'Recibes este correo porque diste tu dirección a {site} al pagar. Ignóralo si ya no quieres los artículos.',
  'emails.giftCard.greeting': 'Hola, {name}:',
  'emails.giftCard.gift': 'Has recibido una tarjeta regalo de {amount} para {site}. Su código:',
  'emails.giftCard.giftSubject': '{site}: has recibido una tarjeta regalo de {amount}',
  'emails.giftCard.subject': '{site}: Su tarjeta regalo de {amount}',
  'emails.giftCard.code': 'El código de su tarjeta regalo de {amount} en {site}:',
  'emails.giftCard.test': 'Esta tarjeta regalo solo sirve para pedidos de prueba.',
  'emails.giftCard.safe':
    'Guárdelo en un lugar seguro. Cualquiera que tenga el código puede gastar la tarjeta regalo.',
  'emails.staffEmail.subject': '{site}: se cambió su dirección de inicio de sesión',
  'emails.staffEmail.changed':
    'La dirección con la que inicia sesión para administrar {site} se cambió de {before} a {after}.',
  'emails.staffEmail.after': 'Si no la cambió usted, avise de inmediato al propietario del sitio.',
  'emails.staffSecurity.subject': '{site}: se cambió su inicio de sesión',
  'emails.staffSecurity.twoStepOn':
    'Se activó la verificación en dos pasos, o se trasladó a otra aplicación, para {email}, con la que administra {site}.',
  'emails.staffSecurity.twoStepOff':
    'Se desactivó la verificación en dos pasos para {email}, con la que administra {site}.',
  'emails.staffSecurity.newCodes':
    'Se crearon nuevos códigos de recuperación para {email}, con la que administra {site}. Los anteriores ya no funcionan.',
  'emails.staffSecurity.recoveryCode':
    'Se usó un código de recuperación para iniciar sesión con {email}, con la que administra {site}.',
  'emails.staffSecurity.passkeyAdded':
    'Se añadió una clave de acceso para {email}, con la que administra {site}. Permite iniciar sesión sin su contraseña.',
  'emails.staffSecurity.passkeyRemoved':
    'Se eliminó una clave de acceso de {email}, con la que administra {site}.',
  'emails.staffSecurity.passwordChanged':
    'Se cambió la contraseña de {email}, con la que administra {site}. Todas las demás sesiones han terminado.',
  'emails.staffSecurity.passkeysRemain':
    'Sus claves de acceso siguen funcionando. Revíselas en «Your account» y elimine las que no reconozca.',
  'emails.staffSecurity.afterPassword':
    'Si no fue usted, pida en la página de inicio de sesión un enlace para una nueva contraseña y avise de inmediato al propietario del sitio.',
  'emails.staffSecurity.afterPasskey':
    'Si no fue usted, elimine la clave de acceso en «Your account», cambie después su contraseña y avise de inmediato al propietario del sitio.',
  'emails.staffSecurity.after':
    'Si no fue usted, cambie su contraseña y avise de inmediato al propietario del sitio.',
} satisfies Translated<typeof english>
