import type { checkout as english } from '../en/checkout.ts'
import type { Translated } from '../message.ts'

export const checkout = {
  'checkout.email': 'Indiquez une adresse e-mail.',
  'checkout.country': 'Choisissez un pays.',
  'checkout.firstName': 'Indiquez un prénom.',
  'checkout.lastName': 'Indiquez un nom.',
  'checkout.address1': 'Indiquez une adresse.',
  'checkout.city': 'Indiquez une ville.',
  'checkout.postalCode': 'Indiquez un code postal.',
  'checkout.paymentMethod': 'Choisissez un mode de paiement.',
  'checkout.deliveryOption': 'Choisissez un mode de livraison.',
  'checkout.noDelivery': 'Cette boutique n’a pas encore de mode de livraison.',
  'checkout.tooLong': 'Cette réponse est trop longue.',
  'checkout.alreadyMember':
    'Vous avez déjà accès à un article de votre panier. Retirez-le pour passer commande.',
  'checkout.free': 'Gratuite',
  'checkout.empty': 'Votre panier est vide.',
  'checkout.requirements': 'Vérifiez le formulaire.',
  'checkout.cartChanged': 'Votre panier a changé. Vérifiez le total avant de payer.',
  'checkout.completionInProgress': 'Votre paiement est en cours. Patientez un instant.',
  'checkout.paymentFailed': 'Le paiement n’a pas abouti. Rien n’a été débité.',
  'checkout.discountUnavailable':
    'Cette remise n’est plus disponible. Elle a été retirée de votre commande.',
  'payments.giftCard': 'Carte cadeau',
  'payments.test': 'Paiement d’essai',
  'payments.giftCardAndTest': 'Carte cadeau et paiement d’essai',
  'payments.testAndGiftCard': 'Paiement d’essai et carte cadeau',
  'payments.declined': 'La banque a refusé le paiement.',
  'payments.notConfirmed': 'Le paiement n’a pas été confirmé.',
  'payments.noProvider': 'Cette boutique ne peut pas encore encaisser.',
  'payments.giftCardChanged':
    'La carte cadeau n’a plus ce montant. Vérifiez le total avant de payer.',
} satisfies Translated<typeof english>
