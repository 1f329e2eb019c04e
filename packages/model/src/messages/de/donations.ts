import type { donations as english } from '../en/donations.ts'
import type { Translated } from '../message.ts'

export const donations = {
  'donations.donate': 'Spenden',
  'donations.donation': 'Spende',
  'donations.amount': 'Betrag',
  'donations.otherAmount': 'Anderer Betrag',
  'donations.atLeast': 'Mindestens {amount}',
  'donations.between': 'Zwischen {least} und {most}',
  'donations.invalid': 'Prüfen Sie den Betrag.',
  'donations.choose': 'Wählen Sie einen Betrag.',
  'donations.digits': 'Geben Sie den Betrag in Ziffern ein.',
  'donations.notOffered': 'Dieser Betrag wird nicht mehr angeboten. Wählen Sie einen anderen.',
  'donations.minimum': 'Minimum: {amount}',
  'donations.maximum': 'Maximum: {amount}',
  'donations.unknown': 'Dieses Spendenformular ist nicht mehr verfügbar.',
} satisfies Translated<typeof english>
