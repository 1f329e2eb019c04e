import type { print as english } from '../en/print.ts'
import type { Translated } from '../message.ts'

export const print = {
  'print.packingSlip': '納品書',
  'print.invoice': '請求書',
  'print.compoundTax': '複合税',
  'print.creditNote': '返金明細書',
  'print.number': '番号',
  'print.date': '日付',
  'print.ofInvoice': '対象の請求書',
  'print.order': 'ご注文',
  'print.orderDate': 'ご注文日',
  'print.delivery': '配送',
  'print.item': '商品',
  'print.quantity': '数量',
  'print.price': '単価',
  'print.amount': '金額',
  'print.subtotal': '小計',
  'print.discount': '割引',
  'print.shipping': '送料',
  'print.tax': '税',
  'print.vatId': 'VAT番号',
  'print.reverseCharge': 'リバースチャージ: VATは受領者が申告・納付します',
  'print.taxIncluded': '内税',
  'print.total': '合計',
} satisfies Translated<typeof english>
