import type { productReviews as english } from '../en/product-reviews.ts'
import type { Translated } from '../message.ts'

export const productReviews = {
  'product-reviews.pending': 'Merci. La boutique lit votre avis avant de l’afficher.',
  'product-reviews.approved': 'Merci pour votre avis.',
  'product-reviews.chooseStars': 'Choisissez un nombre d’étoiles.',
  'product-reviews.tooLong': 'Ce texte peut compter jusqu’à {max} caractères.',
  'product-reviews.off': 'Cette boutique n’accepte pas d’avis.',
  'product-reviews.unknownProduct': 'Ce produit n’existe pas.',
  'product-reviews.invalid': 'Vérifiez les champs signalés, puis renvoyez l’avis.',
  'product-reviews.alreadyReviewed': 'Vous avez déjà donné votre avis sur ce produit.',
  'product-reviews.linkSpent':
    'Ce lien a déjà été utilisé ou a expiré. Vous pouvez tout de même donner votre avis avec votre adresse e-mail.',
  'product-reviews.failed': 'Impossible d’envoyer l’avis. Veuillez réessayer plus tard.',
} satisfies Translated<typeof english>
