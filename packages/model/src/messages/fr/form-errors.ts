import type { formErrors as english } from '../en/form-errors.ts'
import type { Translated } from '../message.ts'

export const formErrors = {
  'forms.staleKey': 'Le formulaire n’a pas pu être traité. Rechargez la page et réessayez.',
  'forms.unparsable': 'Les champs du formulaire n’ont pas pu être lus : vérifiez vos réponses.',
} satisfies Translated<typeof english>
