import type { forms as english } from '../en/forms.ts'
import type { Translated } from '../message.ts'

export const forms = {
  'forms.required': 'Obligatoire',
  'forms.tooLong': 'Vous avez dépassé le nombre de caractères permis.',
  'forms.email': 'L’adresse e-mail n’est pas valide. Elle s’écrit comme nom@domaine.fr.',
  'forms.invalid': 'Un ou plusieurs champs ne sont pas valides : vérifiez vos réponses.',
  'forms.scrollDown':
    'Votre formulaire pose un problème. Faites défiler vers le bas pour le revoir.',
  'forms.scrollUp':
    'Votre formulaire pose un problème. Faites défiler vers le haut pour le revoir.',
  'forms.unauthorized': 'Impossible d’envoyer le formulaire. Réessayez plus tard.',
  'forms.unknown': 'Ce formulaire n’est pas encore configuré.',
  'forms.tooMany': 'Impossible d’envoyer le formulaire : trop d’envois. Réessayez plus tard.',
  'forms.failed': 'Le formulaire n’a pas pu être envoyé. Réessayez plus tard.',
  'forms.unknownError': 'Erreur inconnue, réessayez plus tard.',
  'forms.noKey': 'Le formulaire n’a pas pu être commencé, réessayez plus tard.',
  'forms.saving': 'Envoi…',
  'forms.number': 'Indiquez un nombre.',
  'forms.website': 'Indiquez une adresse web.',
  'forms.date': 'Indiquez une date.',
  'forms.option': 'Choisissez une des réponses.',
  'forms.time': 'Indiquez une heure.',
  'forms.phone': 'Indiquez un numéro de téléphone.',
  'forms.shape': 'Cette réponse est illisible. Indiquez-la à nouveau.',
  'captcha.missing': 'Faites la vérification avant d’envoyer.',
  'captcha.failed': 'reCAPTCHA a échoué. Rechargez la page et réessayez.',
} satisfies Translated<typeof english>
