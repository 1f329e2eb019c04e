import type { forms as english } from '../en/forms.ts'
import type { Translated } from '../message.ts'

export const forms = {
  'forms.required': 'Pflichtfeld',
  'forms.tooLong': 'Sie haben die zulässige Zeichenzahl überschritten.',
  'forms.email': 'Die E-Mail-Adresse ist ungültig. E-Mail-Adressen haben die Form user@domain.com.',
  'forms.invalid': 'Ein oder mehrere Felder sind ungültig. Prüfen Sie Ihre Angaben.',
  'forms.scrollDown': 'In Ihrem Formular ist ein Fehler. Scrollen Sie nach unten, um es zu prüfen.',
  'forms.scrollUp': 'In Ihrem Formular ist ein Fehler. Scrollen Sie nach oben, um es zu prüfen.',
  'forms.unauthorized':
    'Das Formular kann nicht gesendet werden. Versuchen Sie es später noch einmal.',
  'forms.unknown': 'Dieses Formular ist noch nicht eingerichtet.',
  'forms.tooMany':
    'Das Formular kann nicht gesendet werden: zu viele Einsendungen. Versuchen Sie es später noch einmal.',
  'forms.failed': 'Das Formular konnte nicht gesendet werden. Versuchen Sie es später noch einmal.',
  'forms.unknownError': 'Unbekannter Fehler. Versuchen Sie es später noch einmal.',
  'forms.noKey': 'Das Formular konnte nicht begonnen werden. Versuchen Sie es später noch einmal.',
  'forms.saving': 'Wird gesendet…',
  'forms.number': 'Geben Sie eine Zahl ein.',
  'forms.website': 'Geben Sie eine Webadresse ein.',
  'forms.date': 'Geben Sie ein Datum ein.',
  'forms.option': 'Wählen Sie eine der Optionen.',
  'forms.time': 'Geben Sie eine Uhrzeit ein.',
  'forms.phone': 'Geben Sie eine Telefonnummer ein.',
  'forms.shape': 'Diese Antwort ist nicht lesbar. Geben Sie sie noch einmal ein.',
  'captcha.missing': 'Schließen Sie das CAPTCHA ab, bevor Sie absenden.',
  'captcha.failed':
    'reCAPTCHA ist fehlgeschlagen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
} satisfies Translated<typeof english>
