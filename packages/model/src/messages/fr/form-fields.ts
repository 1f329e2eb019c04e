import type { formFields as english } from '../en/form-fields.ts'
import type { Translated } from '../message.ts'

export const formFields = {
  'forms.choose': 'Choisissez une réponse',
  'forms.submit': 'Envoyer',
  'forms.thanks': 'Merci !',
  'forms.noScript':
    'Ce formulaire nécessite JavaScript pour vérifier que vous n’êtes pas un robot.',
  'parts.firstName': 'Prénom',
  'parts.lastName': 'Nom',
  'parts.month': 'Mois',
  'parts.day': 'Jour',
  'parts.year': 'Année',
  'parts.hour': 'Heure',
  'parts.minute': 'Minute',
  'parts.second': 'Seconde',
  'parts.half': 'AM/PM',
  'parts.address1': 'Adresse',
  'parts.address2': 'Complément d’adresse',
  'parts.city': 'Ville',
  'parts.state': 'Région',
  'parts.zip': 'Code postal',
  'parts.country': 'Pays',
  'parts.countryCode': 'Indicatif du pays',
  'parts.areaCode': 'Indicatif',
  'parts.prefix': 'Préfixe',
  'parts.line': 'Numéro',
  'likert.stronglyDisagree': 'Pas du tout d’accord',
  'likert.disagree': 'Pas d’accord',
  'likert.neutral': 'Sans avis',
  'likert.agree': 'D’accord',
  'likert.stronglyAgree': 'Tout à fait d’accord',
  'newsletter.submit': 'S’inscrire',
  'newsletter.email': 'Adresse e-mail',
  'newsletter.name': 'Nom',
  'newsletter.confirm':
    'Pour confirmer votre inscription, ouvrez le lien dans l’e-mail que nous vous avons envoyé.',
} satisfies Translated<typeof english>
