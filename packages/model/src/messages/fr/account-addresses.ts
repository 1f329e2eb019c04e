import type { accountAddresses as english } from '../en/account-addresses.ts'
import type { Translated } from '../message.ts'

export const accountAddresses = {
  accountAddresses: 'Adresses',
  accountAddressesAdd: 'Ajouter une adresse',
  accountAddressesDefault: 'Adresse par défaut',
  accountAddressesDelete: 'Supprimer',
  accountAddressesEdit: 'Modifier',
  accountAddressesFull:
    'Votre compte contient le maximum de 20 adresses. Supprimez-en une pour en ajouter une autre.',
  accountAddressesManage: 'Gérer les adresses',
  accountAddressesNone: 'Il n’y a pas encore d’adresse enregistrée dans votre compte.',
  accountAddressesTitle: 'Vos adresses',
  accountAddressesUse: 'Définir par défaut',
  checkoutSaveAddress: 'Enregistrer cette adresse dans mon compte',
  checkoutSavedAddress: 'Adresses enregistrées',
  checkoutSavedAddressUse: 'Utiliser cette adresse',
  titleAccountAddress: 'Adresse',
  titleAccountAddresses: 'Vos adresses',
  'account.address-saved': 'Adresse enregistrée.',
  'account.address-deleted': 'Adresse supprimée.',
  'account.address-default': 'Adresse par défaut modifiée.',
} satisfies Translated<typeof english>
