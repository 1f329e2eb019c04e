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
  'checkout.notCovered': 'Nous ne livrons pas à votre adresse.',
  'checkout.noRate':
    'Aucun mode de livraison ne convient à cette commande. Modifiez votre panier ou contactez-nous.',
  'checkout.tooLong': 'Cette réponse est trop longue.',
  'checkout.alreadyMember':
    'Vous avez déjà accès à un article de votre panier. Retirez-le pour passer commande.',
  'checkout.free': 'Gratuite',
  'checkout.empty': 'Votre panier est vide.',
  'checkout.requirements': 'Vérifiez le formulaire.',
  'checkout.cartChanged': 'Votre panier a changé. Vérifiez le total avant de payer.',
  'checkout.completionInProgress': 'Votre paiement est en cours. Patientez un instant.',
  'checkout.paymentFailed': 'Le paiement n’a pas abouti. Rien n’a été débité.',
  'checkout.codeUnknown': 'Ce code n’est pas valable. Vérifiez l’orthographe.',
  'checkout.codeOff': 'Ce code n’est plus valable.',
  'checkout.codeScheduled': 'Ce code n’est pas encore valable.',
  'checkout.codeExpired': 'Ce code a expiré.',
  'checkout.codeUsedUp': 'Ce code est épuisé.',
  'checkout.codeUsedByCustomer': 'Vous avez déjà utilisé ce code.',
  'checkout.codeBelowMinimum': 'Achetez pour {amount} de plus pour utiliser ce code.',
  'checkout.codeOtherProducts': 'Ce code ne s’applique pas aux articles de votre panier.',
  'checkout.codeOutdone': 'Une autre remise vous fait économiser davantage.',
  'checkout.codeTooMany': 'Vous pouvez utiliser jusqu’à 5 codes par commande.',
  'checkout.codeAttempts': 'Trop de codes en peu de temps. Réessayez dans 10 minutes.',
  'checkout.discountUnavailable':
    'Cette remise n’est plus disponible. Vérifiez le total avant de payer.',
  'payments.giftCard': 'Carte cadeau',
  'payments.stripe': 'Carte ou portefeuille numérique',
  'payments.giftCardAndStripe': 'Carte cadeau et carte ou portefeuille numérique',
  'payments.notStarted':
    'Le paiement n’a pas pu commencer. Réessayez, ou choisissez un autre moyen de paiement.',
  'payments.unreachable': 'Le prestataire de paiement n’a pas répondu. Réessayez dans un instant.',
  'payments.test': 'Paiement d’essai',
  'payments.giftCardAndTest': 'Carte cadeau et paiement d’essai',
  'payments.testAndGiftCard': 'Paiement d’essai et carte cadeau',
  'payments.declined': 'La banque a refusé le paiement.',
  'payments.notConfirmed': 'Le paiement n’a pas été confirmé.',
  'payments.noProvider': 'Cette boutique ne peut pas encore encaisser.',
  'payments.giftCardChanged':
    'La carte cadeau n’a plus ce montant. Vérifiez le total avant de payer.',
} satisfies Translated<typeof english>
