import type { productReviews as english } from '../en/product-reviews.ts'
import type { Translated } from '../message.ts'

export const productReviews = {
  'product-reviews.pending':
    'Vielen Dank. Der Shop liest Ihre Bewertung, bevor sie angezeigt wird.',
  'product-reviews.approved': 'Vielen Dank für Ihre Bewertung.',
  'product-reviews.chooseStars': 'Wählen Sie eine Anzahl von Sternen.',
  'product-reviews.tooLong': 'Dieser Text darf bis zu {max} Zeichen lang sein.',
  'product-reviews.off': 'Dieser Shop nimmt keine Bewertungen an.',
  'product-reviews.unknownProduct': 'Dieses Produkt gibt es nicht.',
  'product-reviews.invalid':
    'Prüfen Sie die markierten Felder und senden Sie die Bewertung erneut.',
  'product-reviews.alreadyReviewed': 'Sie haben dieses Produkt bereits bewertet.',
  'product-reviews.linkSpent':
    'Dieser Link wurde bereits verwendet oder ist abgelaufen. Sie können trotzdem mit Ihrer E-Mail-Adresse eine Bewertung schreiben.',
  'product-reviews.failed':
    'Die Bewertung konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
} satisfies Translated<typeof english>
