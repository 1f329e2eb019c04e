import type { withoutEmail as english } from '../en/without-email.ts'
import type { Translated } from '../message.ts'

export const withoutEmail = {
  accountWithoutEmail:
    'Diese Website kann zurzeit keine E-Mails senden. Wenden Sie sich für Hilfe mit Ihrem Konto an die Website.',
  donationContact: 'Kontaktieren Sie uns und nennen Sie die Spendennummer,',
  donationSavedUnder: 'Ihre Spende ist erfasst unter',
  orderCodesContact:
    'Diese Website kann zurzeit keine E-Mails senden. Kontaktieren Sie uns für die Codes für',
  orderContact: 'Kontaktieren Sie uns und nennen Sie die Bestellnummer,',
  orderSavedUnder: 'Ihre Bestellung ist gespeichert unter',
  'account.without-email':
    'Ihre Anfrage ist gespeichert, aber diese Website kann zurzeit keine E-Mails senden. Wenden Sie sich an die Website, um fortzufahren.',
  'newsletter.without-email':
    'Ihre Anfrage ist gespeichert, aber diese Website kann zurzeit keine E-Mails senden. Wenden Sie sich an die Website, um Ihre Anmeldung zu bestätigen.',
  restockWithoutEmail:
    'Diese Website kann derzeit keine E-Mails senden. Hinterlassen Sie Ihre Adresse, dann kann der Shop sich später melden.',
} satisfies Translated<typeof english>
