import type { accountAddresses as english } from '../en/account-addresses.ts'
import type { Translated } from '../message.ts'

export const accountAddresses = {
  accountAddresses: 'العناوين',
  accountAddressesAdd: 'إضافة عنوان',
  accountAddressesDefault: 'العنوان الافتراضي',
  accountAddressesDelete: 'حذف',
  accountAddressesEdit: 'تعديل',
  accountAddressesFull: 'في حسابك الحد الأقصى وهو 20 عنوانًا. احذف عنوانًا لإضافة آخر.',
  accountAddressesManage: 'إدارة العناوين',
  accountAddressesNone: 'لا توجد عناوين محفوظة في حسابك بعد.',
  accountAddressesTitle: 'عناوينك',
  accountAddressesUse: 'جعله افتراضيًا',
  checkoutSaveAddress: 'حفظ هذا العنوان في حسابي',
  checkoutSavedAddress: 'العناوين المحفوظة',
  checkoutSavedAddressUse: 'استخدام هذا العنوان',
  titleAccountAddress: 'العنوان',
  titleAccountAddresses: 'عناوينك',
  'account.address-saved': 'حُفظ العنوان.',
  'account.address-deleted': 'حُذف العنوان.',
  'account.address-default': 'تغيّر العنوان الافتراضي.',
} satisfies Translated<typeof english>
