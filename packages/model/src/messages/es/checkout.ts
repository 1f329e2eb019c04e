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
  'checkout.tooLong': 'Este texto es demasiado largo.',
  'checkout.alreadyMember':
    'Ya tiene acceso a un artículo de su carrito. Quítelo para finalizar la compra.',
  'checkout.free': 'Gratis',
  'checkout.empty': 'No tiene nada en su carrito.',
  'checkout.requirements': 'Revise el formulario.',
  'checkout.cartChanged': 'Su carrito ha cambiado. Revise el total antes de pagar.',
  'checkout.completionInProgress': 'Su pago se está procesando. Espere un momento.',
  'checkout.paymentFailed': 'El pago no se completó. No se le ha cobrado nada.',
  'checkout.discountUnavailable': 'Este descuento ya no está disponible. Se quitó de su pedido.',
  'payments.giftCard': 'Tarjeta regalo',
  'payments.test': 'Pago de prueba',
  'payments.giftCardAndTest': 'Tarjeta regalo y pago de prueba',
  'payments.testAndGiftCard': 'Pago de prueba y tarjeta regalo',
  'payments.declined': 'El banco rechazó el pago.',
  'payments.notConfirmed': 'El pago no se confirmó.',
  'payments.noProvider': 'Esta tienda todavía no puede aceptar pagos.',
  'payments.giftCardChanged':
    'La tarjeta regalo ya no tiene ese saldo. Revise el total antes de pagar.',
} satisfies Translated<typeof english>
