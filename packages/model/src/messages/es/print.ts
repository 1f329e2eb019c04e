import type { print as english } from '../en/print.ts'
import type { Translated } from '../message.ts'

export const print = {
  'print.packingSlip': 'Albarán',
  'print.invoice': 'Factura',
  'print.compoundTax': 'impuesto compuesto',
  'print.creditNote': 'Factura rectificativa',
  'print.number': 'Número',
  'print.date': 'Fecha',
  'print.ofInvoice': 'De la factura',
  'print.order': 'Pedido',
  'print.orderDate': 'Fecha del pedido',
  'print.delivery': 'Entrega',
  'print.item': 'Artículo',
  'print.quantity': 'Cantidad',
  'print.price': 'Precio',
  'print.amount': 'Importe',
  'print.subtotal': 'Subtotal',
  'print.discount': 'Descuento',
  'print.shipping': 'Gastos de envío',
  'print.tax': 'Impuesto',
  'print.vatId': 'NIF-IVA',
  'print.reverseCharge': 'Inversión del sujeto pasivo: el IVA corresponde al destinatario',
  'print.taxIncluded': 'Impuesto incluido',
  'print.total': 'Total',
} satisfies Translated<typeof english>
