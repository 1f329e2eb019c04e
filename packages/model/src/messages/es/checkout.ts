import type { checkout as english } from '../en/checkout.ts'
import type { Translated } from '../message.ts'

export const checkout = {
  'checkout.email': 'Escriba una dirección de correo electrónico.',
  'checkout.country': 'Elija un país.',
  'checkout.firstName': 'Escriba un nombre.',
  'checkout.lastName': 'Escriba los apellidos.',
  'checkout.address1': 'Escriba una dirección.',
  'checkout.city': 'Escriba una ciudad.',
  'checkout.postalCode': 'Escriba un código postal.',
  'checkout.paymentMethod': 'Elige un método de pago.',
  'checkout.deliveryOption': 'Elija un método de envío.',
  'checkout.noDelivery': 'Esta tienda todavía no tiene ningún método de envío.',
  'checkout.notCovered': 'No hacemos envíos a su dirección.',
  'checkout.noRate':
    'Ningún método de envío es adecuado para este pedido. Cambie su carrito o póngase en contacto con nosotros.',
  'checkout.tooLong': 'Este texto es demasiado largo.',
  'checkout.alreadyMember':
    'Ya tiene acceso a un artículo de su carrito. Quítelo para finalizar la compra.',
  'checkout.free': 'Gratis',
  'checkout.empty': 'No tiene nada en su carrito.',
  'checkout.requirements': 'Revise el formulario.',
  'checkout.cartChanged': 'Su carrito ha cambiado. Revise el total antes de pagar.',
  'checkout.completionInProgress': 'Su pago se está procesando. Espere un momento.',
  'checkout.paymentFailed': 'El pago no se completó. No se le ha cobrado nada.',
  'checkout.codeUnknown': 'Este código no es válido. Revise cómo está escrito.',
  'checkout.codeOff': 'Este código ya no es válido.',
  'checkout.codeScheduled': 'Este código todavía no es válido.',
  'checkout.codeExpired': 'Este código ha caducado.',
  'checkout.codeUsedUp': 'Este código se ha agotado.',
  'checkout.codeUsedByCustomer': 'Ya ha usado este código.',
  'checkout.codeBelowMinimum': 'Gaste {amount} más para usar este código.',
  'checkout.codeOtherProducts': 'Este código no se aplica a los artículos de su carrito.',
  'checkout.codeOutdone': 'Con otro descuento ahorra más.',
  'checkout.codeTooMany': 'Puede usar hasta 5 códigos por pedido.',
  'checkout.codeAttempts': 'Demasiados códigos en poco tiempo. Vuelva a intentarlo en 10 minutos.',
  'checkout.giftCardReal': 'Esta tarjeta regalo no sirve para pedidos de prueba.',
  'checkout.giftCardTest': 'Esta tarjeta regalo solo sirve para pedidos de prueba.',
  'checkout.giftCardsTooMany': 'Puede usar hasta 5 tarjetas regalo en un pedido.',
  'checkout.discountUnavailable':
    'Este descuento ya no está disponible. Revise el total antes de pagar.',
  'payments.giftCard': 'Tarjeta regalo',
  'payments.giftCardEnding': 'Tarjeta regalo terminada en {lastFour}',
  'payments.stripe': 'Tarjeta o monedero digital',
  'payments.giftCardAndStripe': 'Tarjeta regalo y tarjeta o monedero digital',
  'payments.notStarted':
    'No se ha podido iniciar el pago. Inténtelo de nuevo o elija otra forma de pago.',
  'payments.unreachable':
    'El proveedor de pagos no ha respondido. Inténtelo de nuevo en un momento.',
  'payments.test': 'Pago de prueba',
  'payments.giftCardAndTest': 'Tarjeta regalo y pago de prueba',
  'payments.testAndGiftCard': 'Pago de prueba y tarjeta regalo',
  'payments.declined': 'El banco rechazó el pago.',
  'payments.notConfirmed': 'El pago no se confirmó.',
  'payments.noProvider': 'Esta tienda todavía no puede aceptar pagos.',
  'payments.giftCardChanged':
    'La tarjeta regalo ya no tiene ese saldo. Revise el total antes de pagar.',
} satisfies Translated<typeof english>
