import type { cartErrors as english } from '../en/cart-errors.ts'
import type { Translated } from '../message.ts'

export const cartErrors = {
  'cart.optionsMissing': 'Choisissez : {options}.',
  'cart.malformedFields': 'Un ou plusieurs champs ne sont pas valides : vérifiez vos réponses.',
  'cart.unknownEntry': 'Cet article n’est plus dans votre panier.',
  'cart.alreadyMember': 'Vous y avez déjà accès.',
  'cart.cartFull': 'Votre panier est plein. Il peut contenir 100 articles différents au plus.',
  'cart.subscriptionOnly': 'Cet article est vendu par abonnement. Abonnez-vous sur sa page.',
} satisfies Translated<typeof english>
