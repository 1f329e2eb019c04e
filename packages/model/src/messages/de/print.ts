import type { print as english } from '../en/print.ts'
import type { Translated } from '../message.ts'

export const print = {
  'print.packingSlip': 'Lieferschein',
  'print.invoice': 'Rechnung',
  'print.compoundTax': 'auf andere Steuern',
  'print.creditNote': 'Gutschrift',
  'print.number': 'Nummer',
  'print.date': 'Datum',
  'print.ofInvoice': 'Zu Rechnung',
  'print.order': 'Bestellung',
  'print.orderDate': 'Bestelldatum',
  'print.delivery': 'Versand',
  'print.item': 'Artikel',
  'print.quantity': 'Menge',
  'print.price': 'Preis',
  'print.amount': 'Betrag',
  'print.subtotal': 'Zwischensumme',
  'print.discount': 'Rabatt',
  'print.shipping': 'Versandkosten',
  'print.tax': 'Steuer',
  'print.vatId': 'USt-IdNr.',
  'print.reverseCharge': 'Steuerschuldnerschaft des Leistungsempfängers',
  'print.taxIncluded': 'Enthaltene Steuer',
  'print.total': 'Gesamtsumme',
} satisfies Translated<typeof english>
