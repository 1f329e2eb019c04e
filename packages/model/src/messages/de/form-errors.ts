import type { formErrors as english } from '../en/form-errors.ts'
import type { Translated } from '../message.ts'

export const formErrors = {
  'forms.staleKey':
    'Das Formular konnte nicht verarbeitet werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'forms.unparsable': 'Die Formularfelder konnten nicht gelesen werden. Prüfen Sie Ihre Angaben.',
} satisfies Translated<typeof english>
