import { expect, it } from 'vitest'
import { letterOf } from './letter.ts'

it.each([
  ['en-US', 'Form submission: Contact'],
  ['de', 'Formular ausgefüllt: Contact'],
  ['fr-CA', 'Formulaire envoyé : Contact'],
  ['sw', 'Form submission: Contact'],
])('tells an owner whose site is in %s of what was sent: %s', (language, subject) => {
  const given = {
    id: 'one',
    recipient: 'owner@example.com',
    formName: 'Contact',
    pageTitle: 'Page',
  }
  expect(letterOf({ ...given, language, answers: [] }).subject).toBe(subject)
})
