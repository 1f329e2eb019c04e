import type { restock as english } from '../en/restock.ts'
import type { Translated } from '../message.ts'

export const restock = {
  'restock.emailBlank': 'E-Mail-Adresse darf nicht leer sein',
  'restock.emailInvalid': 'E-Mail-Adresse ist ungültig',
  'restock.signedUp': 'Eingetragen!',
  'restock.failed': 'Das Formular kann nicht gesendet werden. Versuchen Sie es später noch einmal.',
  'restock.unknownVariant':
    'Diese Variante ist leider nicht verfügbar. Bitte wählen Sie eine andere.',
  'restock.inStock':
    'Dieser Artikel ist wieder verfügbar. Laden Sie die Seite neu, um ihn zu kaufen.',
  'restock.off': 'Dieser Shop nimmt keine Anfragen zur Verfügbarkeit an.',
} satisfies Translated<typeof english>
