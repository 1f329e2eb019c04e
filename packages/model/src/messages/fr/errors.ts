import type { errors as english } from '../en/errors.ts'
import type { Translated } from '../message.ts'

export const errors = {
  'http.malformed': 'La requête est mal formée.',
  'http.signInFirst': 'Connectez-vous pour continuer.',
  'http.forbidden': 'Vous n’êtes pas autorisé à faire cela.',
  'http.setUpTwoStep':
    'Votre site exige la validation en deux étapes. Configurez-la pour continuer.',
  'http.crumbFail': 'Votre session a expiré. Rechargez la page et réessayez.',
  'http.foreignPage': 'Ce formulaire a été envoyé depuis un autre site.',
  'http.notFound': 'Il n’y a rien à cette adresse.',
  'http.gone': 'Cette page a été supprimée.',
  'http.notOffered': 'Cette adresse n’accepte pas cette méthode de requête.',
  'http.tooSlow': 'La requête a mis trop de temps à arriver. Réessayez.',
  'http.tooLarge': 'La requête est trop volumineuse.',
  'http.notJson': 'Envoyez du JSON avec le type de contenu application/json.',
  'http.notMultipart':
    'Envoyez le fichier dans un formulaire avec le type de contenu multipart/form-data.',
  'http.unknownSite': 'Il n’y a pas de site à ce nom d’hôte.',
  'http.headersTooLarge': 'Les en-têtes de la requête sont trop volumineux.',
  'http.internal': 'Une erreur interne est survenue. Réessayez plus tard.',
  'http.busy': 'Le serveur est occupé. Réessayez dans quelques secondes.',
  'idempotency.malformedKey':
    'Une Idempotency-Key compte de 1 à 64 lettres, chiffres, « _ » et « - ».',
  'idempotency.running': 'La même requête est encore en cours. Réessayez dans quelques secondes.',
  'idempotency.otherRequest': 'Cette Idempotency-Key a servi à une autre requête.',
  'page-locks.locked': 'Cette page est protégée',
  'page-locks.wrongPassword': 'Le mot de passe est incorrect. Réessayez.',
  'page-locks.proofRequired':
    'Plusieurs tentatives ont échoué. Saisissez à nouveau le mot de passe : votre navigateur effectue d’abord un bref calcul, qui nécessite JavaScript. Sinon, attendez 15 minutes.',
  'page-locks.tooManyTries': {
    one: 'Trop de tentatives. Réessayez dans {count} minute.',
    many: 'Trop de tentatives. Réessayez dans {count} minutes.',
    other: 'Trop de tentatives. Réessayez dans {count} minutes.',
  },
  'pages.membersOnly': 'Cette page est réservée aux membres du site',
  'site-users.signInFailed':
    'L’adresse e-mail ou le mot de passe est incorrect, ou l’adresse n’est pas encore confirmée.',
  'site-users.proofRequired':
    'Plusieurs connexions ont échoué. Saisissez à nouveau votre mot de passe : votre navigateur effectue d’abord un bref calcul, qui nécessite JavaScript. Sinon, attendez 15 minutes.',
  'site-users.linkSpent': 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  'site-users.confirmFailed': 'Le mot de passe est incorrect, ou le lien a expiré ou a déjà servi.',
  'site-users.emailInvalid': 'Saisissez une adresse e-mail valide',
  'site-users.passwordTooShort': 'Un mot de passe doit compter au moins 8 caractères.',
  'site-users.passwordTooLong': 'Un mot de passe peut compter jusqu’à 128 caractères.',
  'site-users.passwordTooCommon': 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  'site-users.passwordWrong': 'Le mot de passe actuel est incorrect.',
  'site-users.nameTooLong': 'Un nom peut compter jusqu’à 100 caractères.',
  'site-users.languageUnknown': 'Ce site n’est pas disponible dans cette langue.',
  'site-users.languageCustom': 'Un compte ne peut pas utiliser une langue personnalisée.',
  'site-users.areaClosed':
    'Cet espace est accessible sur invitation uniquement. Demandez une invitation au propriétaire du site.',
  'site-users.areaSold': 'L’accès à cet espace doit être acheté.',
  'site-users.areaBought':
    'Vous avez acheté l’accès à cet espace. Demandez au propriétaire du site d’y mettre fin.',
  'site-users.areaUnknown': 'Cet espace membres n’existe pas.',
} satisfies Translated<typeof english>
