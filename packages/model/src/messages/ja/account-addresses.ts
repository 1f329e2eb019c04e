import type { accountAddresses as english } from '../en/account-addresses.ts'
import type { Translated } from '../message.ts'

export const accountAddresses = {
  accountAddresses: '住所',
  accountAddressesAdd: '住所を追加',
  accountAddressesDefault: '既定の住所',
  accountAddressesDelete: '削除',
  accountAddressesEdit: '編集',
  accountAddressesFull:
    'アカウントの住所は上限の20件に達しています。追加するには1件削除してください。',
  accountAddressesManage: '住所を管理',
  accountAddressesNone: 'アカウントにはまだ保存された住所がありません。',
  accountAddressesTitle: 'ご住所',
  accountAddressesUse: '既定に設定',
  checkoutSaveAddress: 'この住所をアカウントに保存する',
  checkoutSavedAddress: '保存された住所',
  checkoutSavedAddressUse: 'この住所を使う',
  titleAccountAddress: '住所',
  titleAccountAddresses: 'ご住所',
  'account.address-saved': '住所を保存しました。',
  'account.address-deleted': '住所を削除しました。',
  'account.address-default': '既定の住所を変更しました。',
} satisfies Translated<typeof english>
