import type { withoutEmail as english } from '../en/without-email.ts'
import type { Translated } from '../message.ts'

export const withoutEmail = {
  accountWithoutEmail:
    'Este sitio no puede enviar correos electrónicos por el momento. Póngase en contacto con el sitio si necesita ayuda con su cuenta.',
  donationContact: 'Contáctenos e indique el número de donación,',
  donationSavedUnder: 'Su donación está registrada con la dirección',
  orderCodesContact:
    'Este sitio no puede enviar correos electrónicos por el momento. Contáctenos para obtener los códigos de',
  orderContact: 'Contáctenos e indique el número de pedido,',
  orderSavedUnder: 'Su pedido está guardado con la dirección',
  'account.without-email':
    'Su solicitud está guardada, pero este sitio no puede enviar correos electrónicos por el momento. Póngase en contacto con el sitio para continuar.',
  'newsletter.without-email':
    'Su solicitud está guardada, pero este sitio no puede enviar correos electrónicos por el momento. Póngase en contacto con el sitio para confirmar su suscripción.',
  restockWithoutEmail:
    'Este sitio no puede enviar correos en este momento. Deje su dirección y la tienda podrá avisarle más adelante.',
} satisfies Translated<typeof english>
