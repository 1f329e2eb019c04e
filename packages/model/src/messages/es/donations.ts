import type { donations as english } from '../en/donations.ts'
import type { Translated } from '../message.ts'

export const donations = {
  'donations.donate': 'Donar',
  'donations.donation': 'Donación',
  'donations.amount': 'Importe',
  'donations.otherAmount': 'Otro importe',
  'donations.atLeast': 'Al menos {amount}',
  'donations.between': 'Entre {least} y {most}',
  'donations.invalid': 'Revise el importe.',
  'donations.choose': 'Elija un importe.',
  'donations.digits': 'Escriba el importe en cifras.',
  'donations.notOffered': 'Este importe ya no se ofrece. Elija otro.',
  'donations.minimum': 'Mínimo: {amount}',
  'donations.maximum': 'Máximo: {amount}',
  'donations.unknown': 'Este formulario de donación ya no está disponible.',
} satisfies Translated<typeof english>
