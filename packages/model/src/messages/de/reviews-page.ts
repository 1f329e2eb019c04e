import type { reviewsPage as english } from '../en/reviews-page.ts'
import type { Translated } from '../message.ts'

export const reviewsPage = {
  reviewsTitle: 'Bewertungen',
  reviewStars: { one: '{count} von 5 Sternen', other: '{count} von 5 Sternen' },
  reviewCount: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  reviewSummary: {
    one: '{rating} von 5 Sternen, {count} Bewertung',
    other: '{rating} von 5 Sternen, {count} Bewertungen',
  },
  reviewsEmpty: 'Noch keine Bewertungen.',
  reviewVerified: 'Verifizierter Kauf',
  reviewReply: 'Antwort des Shops',
  reviewsOlder: 'Ältere Bewertungen',
  reviewsNewest: 'Neueste Bewertungen',
  reviewWrite: 'Bewertung schreiben',
  reviewRating: 'Ihre Bewertung',
  reviewName: 'Name (wird mit der Bewertung angezeigt)',
  reviewEmail: 'E-Mail (wird nicht angezeigt)',
  reviewHeading: 'Überschrift (optional)',
  reviewText: 'Text der Bewertung',
  reviewSend: 'Bewertung senden',
  reviewModerated: 'Der Shop liest Bewertungen, bevor sie angezeigt werden.',
  reviewProof: 'Der Link in Ihrer E-Mail belegt, dass Sie dieses Produkt gekauft haben.',
  reviewBack: 'Zurück zum Produkt',
  titleReview: 'Bewertung schreiben',
} satisfies Translated<typeof english>
