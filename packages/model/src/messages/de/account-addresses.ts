import type { accountAddresses as english } from '../en/account-addresses.ts'
import type { Translated } from '../message.ts'

export const accountAddresses = {
  accountAddresses: 'Adressen',
  accountAddressesAdd: 'Adresse hinzufügen',
  accountAddressesDefault: 'Standardadresse',
  accountAddressesDelete: 'Löschen',
  accountAddressesEdit: 'Bearbeiten',
  accountAddressesFull:
    'Ihr Konto hat die Höchstzahl von 20 Adressen. Löschen Sie eine, um eine andere hinzuzufügen.',
  accountAddressesManage: 'Adressen verwalten',
  accountAddressesNone: 'In Ihrem Konto sind noch keine Adressen gespeichert.',
  accountAddressesTitle: 'Ihre Adressen',
  accountAddressesUse: 'Als Standard festlegen',
  checkoutSaveAddress: 'Diese Adresse in meinem Konto speichern',
  checkoutSavedAddress: 'Gespeicherte Adressen',
  checkoutSavedAddressUse: 'Diese Adresse verwenden',
  titleAccountAddress: 'Adresse',
  titleAccountAddresses: 'Ihre Adressen',
  'account.address-saved': 'Adresse gespeichert.',
  'account.address-deleted': 'Adresse gelöscht.',
  'account.address-default': 'Standardadresse geändert.',
} satisfies Translated<typeof english>
