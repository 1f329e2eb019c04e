import type { print as english } from '../en/print.ts'
import type { Translated } from '../message.ts'

export const print = {
  'print.packingSlip': 'Bon de livraison',
  'print.invoice': 'Facture',
  'print.compoundTax': 'taxe composée',
  'print.creditNote': 'Avoir',
  'print.number': 'Numéro',
  'print.date': 'Date',
  'print.ofInvoice': 'Sur la facture',
  'print.order': 'Commande',
  'print.orderDate': 'Date de la commande',
  'print.delivery': 'Livraison',
  'print.item': 'Article',
  'print.quantity': 'Quantité',
  'print.price': 'Prix',
  'print.amount': 'Montant',
  'print.subtotal': 'Sous-total',
  'print.discount': 'Remise',
  'print.shipping': 'Frais de livraison',
  'print.tax': 'Taxe',
  'print.vatId': 'Numéro de TVA',
  'print.reverseCharge': 'Autoliquidation : TVA due par le preneur',
  'print.taxIncluded': 'Taxe incluse',
  'print.total': 'Total',
} satisfies Translated<typeof english>
