import type { donations as english } from '../en/donations.ts'
import type { Translated } from '../message.ts'

export const donations = {
  'donations.donate': 'Donner',
  'donations.donation': 'Don',
  'donations.amount': 'Montant',
  'donations.otherAmount': 'Autre montant',
  'donations.atLeast': 'Au moins {amount}',
  'donations.between': 'Entre {least} et {most}',
  'donations.invalid': 'Vérifiez le montant.',
  'donations.choose': 'Choisissez un montant.',
  'donations.digits': 'Indiquez le montant en chiffres.',
  'donations.notOffered': 'Ce montant n’est plus proposé. Choisissez-en un autre.',
  'donations.minimum': 'Minimum : {amount}',
  'donations.maximum': 'Maximum : {amount}',
  'donations.unknown': 'Ce formulaire de don n’est plus disponible.',
} satisfies Translated<typeof english>
