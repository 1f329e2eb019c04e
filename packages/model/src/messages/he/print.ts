import type { print as english } from '../en/print.ts'
import type { Translated } from '../message.ts'

export const print = {
  'print.packingSlip': 'תעודת משלוח',
  'print.invoice': 'חשבונית',
  'print.compoundTax': 'מס מצטבר',
  'print.creditNote': 'חשבונית זיכוי',
  'print.number': 'מספר',
  'print.date': 'תאריך',
  'print.ofInvoice': 'עבור חשבונית',
  'print.order': 'הזמנה',
  'print.orderDate': 'תאריך ההזמנה',
  'print.delivery': 'משלוח',
  'print.item': 'פריט',
  'print.quantity': 'כמות',
  'print.price': 'מחיר',
  'print.amount': 'סכום',
  'print.subtotal': 'סכום ביניים',
  'print.discount': 'הנחה',
  'print.shipping': 'דמי משלוח',
  'print.tax': 'מס',
  'print.vatId': 'מספר מע״מ אירופי',
  'print.reverseCharge': 'חיוב הפוך: המע״מ יחול על מקבל הטובין',
  'print.taxIncluded': 'כולל מס',
  'print.total': 'סך הכול',
} satisfies Translated<typeof english>
