import type { accountAddresses as english } from '../en/account-addresses.ts'
import type { Translated } from '../message.ts'

export const accountAddresses = {
  accountAddresses: 'כתובות',
  accountAddressesAdd: 'הוספת כתובת',
  accountAddressesDefault: 'כתובת ברירת מחדל',
  accountAddressesDelete: 'מחיקה',
  accountAddressesEdit: 'עריכה',
  accountAddressesFull: 'בחשבון שלך יש המספר המרבי של 20 כתובות. יש למחוק אחת כדי להוסיף אחרת.',
  accountAddressesManage: 'ניהול כתובות',
  accountAddressesNone: 'אין עדיין כתובות שמורות בחשבון שלך.',
  accountAddressesTitle: 'הכתובות שלך',
  accountAddressesUse: 'הגדרה כברירת מחדל',
  checkoutSaveAddress: 'שמירת הכתובת הזאת בחשבון שלי',
  checkoutSavedAddress: 'כתובות שמורות',
  checkoutSavedAddressUse: 'שימוש בכתובת הזאת',
  titleAccountAddress: 'כתובת',
  titleAccountAddresses: 'הכתובות שלך',
  'account.address-saved': 'הכתובת נשמרה.',
  'account.address-deleted': 'הכתובת נמחקה.',
  'account.address-default': 'כתובת ברירת המחדל השתנתה.',
} satisfies Translated<typeof english>
