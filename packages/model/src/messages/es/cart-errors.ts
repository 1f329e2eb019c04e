import type { cartErrors as english } from '../en/cart-errors.ts'
import type { Translated } from '../message.ts'

export const cartErrors = {
  'cart.optionsMissing': 'Seleccione: {options}.',
  'cart.malformedFields': 'Uno o más campos no son válidos. Revise sus respuestas.',
  'cart.unknownEntry': 'Este artículo ya no está en su carrito.',
  'cart.alreadyMember': 'Ya tiene acceso a esto.',
  'cart.cartFull': 'Su carrito está lleno. Puede contener hasta 100 artículos diferentes.',
  'cart.subscriptionOnly': 'Este artículo se vende como suscripción. Suscríbete en su página.',
} satisfies Translated<typeof english>
