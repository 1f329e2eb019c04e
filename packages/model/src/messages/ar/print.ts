import type { print as english } from '../en/print.ts'
import type { Translated } from '../message.ts'

export const print = {
  'print.packingSlip': 'إشعار التعبئة',
  'print.invoice': 'فاتورة',
  'print.compoundTax': 'ضريبة مركبة',
  'print.creditNote': 'إشعار دائن',
  'print.number': 'الرقم',
  'print.date': 'التاريخ',
  'print.ofInvoice': 'عن الفاتورة',
  'print.order': 'الطلب',
  'print.orderDate': 'تاريخ الطلب',
  'print.delivery': 'التوصيل',
  'print.item': 'المنتج',
  'print.quantity': 'الكمية',
  'print.price': 'السعر',
  'print.amount': 'المبلغ',
  'print.subtotal': 'المجموع الفرعي',
  'print.discount': 'الخصم',
  'print.shipping': 'رسوم الشحن',
  'print.tax': 'الضريبة',
  'print.vatId': 'رقم ضريبة القيمة المضافة',
  'print.reverseCharge': 'احتساب عكسي: يتحمل المستلم ضريبة القيمة المضافة',
  'print.taxIncluded': 'الضريبة المشمولة',
  'print.total': 'الإجمالي',
} satisfies Translated<typeof english>
