import { expect, it } from 'vitest'
import { belowMinimumMessage, chooseOptionsMessage } from './cart.ts'
import { saying } from './saying.ts'

const say = saying({
  'Please try again.': 'Réessayez.',
  'To check out, your order subtotal must be {subtotal} or more.': 'Il faut {subtotal} ou plus.',
  'Please select the {option} option.': 'Choisissez l’option {option}.',
})

it('says a sentence as the language has it, slots filled', () => {
  expect(say('Please try again.')).toBe('Réessayez.')
  expect(say(belowMinimumMessage('£20 (+ tax)'))).toBe('Il faut £20 (+ tax) ou plus.')
  expect(say(chooseOptionsMessage(['$& Size']))).toBe('Choisissez l’option $& Size.')
})

it.each(['Nobody wrote this.', '', 'constructor', 'Please select the  option.'])(
  'leaves %o as it is',
  (sentence) => expect(say(sentence)).toBe(sentence),
)
