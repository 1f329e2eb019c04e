import type { captcha as english } from '../en/captcha.ts'
import type { Translated } from '../message.ts'

export const captcha = {
  'captcha.over': 'La vérification a expiré. Réessayez.',
  'captcha.label': 'Je ne suis pas un robot',
  'captcha.checking': 'Vérification…',
  'captcha.checked': 'Vérifié. Vous pouvez envoyer le formulaire.',
  'captcha.again': 'La vérification a échoué. Réessayez.',
  'captcha.insecure': 'La vérification nécessite une connexion sécurisée (https).',
} satisfies Translated<typeof english>
