import type { accountOrders as english } from '../en/account-orders.ts'
import type { Translated } from '../message.ts'

export const accountOrders = {
  accountOrders: 'Commandes',
  accountOrdersAll: 'Toutes les commandes',
  accountOrdersBack: 'Retour à votre compte',
  accountOrdersClaim: 'Recevoir un lien par e-mail',
  accountOrdersClaimAdd: 'Ajouter les commandes',
  accountOrdersClaimAddText:
    'Les commandes passées avec cette adresse e-mail sans connexion seront ajoutées à votre compte.',
  accountOrdersClaimHelp:
    'Nous vous envoyons un lien valable une heure. Rien n’est ajouté avant que vous ne l’ouvriez.',
  accountOrdersClaimTitle: 'Avez-vous commandé sans vous connecter ?',
  accountOrdersDocuments: 'Documents',
  accountOrdersIssued: 'émis le',
  accountOrdersNewest: 'Commandes les plus récentes',
  accountOrdersNone: 'Il n’y a pas encore de commande dans votre compte.',
  accountOrdersOlder: 'Commandes plus anciennes',
  accountOrdersPages: 'Pages de commandes',
  accountOrdersRefunds: 'Remboursements',
  accountOrdersTest: 'Commande de test',
  accountOrdersTitle: 'Vos commandes',
  titleAccountClaim: 'Ajouter vos commandes',
  titleAccountOrders: 'Vos commandes',
  'accountOrders.canceled': 'Annulée',
  'accountOrders.refunded': 'Remboursée',
  'accountOrders.unpaid': 'En attente de paiement',
  'accountOrders.preparing': 'En préparation',
  'accountOrders.partlyShipped': 'Partiellement expédiée',
  'accountOrders.shipped': 'Expédiée',
  'accountOrders.ready': 'Prête à être retirée',
  'accountOrders.complete': 'Terminée',
  'accountOrders.claimText':
    'Les commandes passées avec {email} peuvent être ajoutées à votre compte.',
  'account.claim-sent': 'Un e-mail contenant un lien est en route vers l’adresse de votre compte.',
  'account.claimed':
    'Vous avez confirmé votre adresse e-mail. Les commandes passées avec elle sont maintenant dans votre compte.',
  'account.claimed-none':
    'Vous avez confirmé votre adresse e-mail. Il n’y a pas d’autre commande passée avec elle.',
} satisfies Translated<typeof english>
