import type { reviewsPage as english } from '../en/reviews-page.ts'
import type { Translated } from '../message.ts'

export const reviewsPage = {
  reviewsTitle: 'Avis',
  reviewStars: {
    one: '{count} étoile sur 5',
    many: '{count} étoiles sur 5',
    other: '{count} étoiles sur 5',
  },
  reviewCount: { one: '{count} avis', many: '{count} avis', other: '{count} avis' },
  reviewSummary: {
    one: '{rating} étoiles sur 5, {count} avis',
    many: '{rating} étoiles sur 5, {count} avis',
    other: '{rating} étoiles sur 5, {count} avis',
  },
  reviewsEmpty: 'Aucun avis pour le moment.',
  reviewVerified: 'Achat vérifié',
  reviewReply: 'Réponse de la boutique',
  reviewsOlder: 'Avis plus anciens',
  reviewsNewest: 'Avis les plus récents',
  reviewWrite: 'Donner votre avis',
  reviewRating: 'Votre note',
  reviewName: 'Nom (affiché avec l’avis)',
  reviewEmail: 'E-mail (n’est pas montré)',
  reviewHeading: 'Titre (facultatif)',
  reviewText: 'Avis',
  reviewSend: 'Envoyer l’avis',
  reviewModerated: 'La boutique lit les avis avant de les afficher.',
  reviewProof: 'Le lien de votre e-mail prouve que vous avez acheté ce produit.',
  reviewBack: 'Retour au produit',
  titleReview: 'Donner votre avis',
} satisfies Translated<typeof english>
