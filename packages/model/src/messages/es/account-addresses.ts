import type { accountAddresses as english } from '../en/account-addresses.ts'
import type { Translated } from '../message.ts'

export const accountAddresses = {
  accountAddresses: 'Direcciones',
  accountAddressesAdd: 'Añadir dirección',
  accountAddressesDefault: 'Dirección predeterminada',
  accountAddressesDelete: 'Eliminar',
  accountAddressesEdit: 'Editar',
  accountAddressesFull:
    'Su cuenta tiene el máximo de 20 direcciones. Elimine una para añadir otra.',
  accountAddressesManage: 'Gestionar direcciones',
  accountAddressesNone: 'Todavía no hay direcciones guardadas en su cuenta.',
  accountAddressesTitle: 'Sus direcciones',
  accountAddressesUse: 'Establecer como predeterminada',
  checkoutSaveAddress: 'Guardar esta dirección en mi cuenta',
  checkoutSavedAddress: 'Direcciones guardadas',
  checkoutSavedAddressUse: 'Usar esta dirección',
  titleAccountAddress: 'Dirección',
  titleAccountAddresses: 'Sus direcciones',
  'account.address-saved': 'Dirección guardada.',
  'account.address-deleted': 'Dirección eliminada.',
  'account.address-default': 'Dirección predeterminada cambiada.',
} satisfies Translated<typeof english>
