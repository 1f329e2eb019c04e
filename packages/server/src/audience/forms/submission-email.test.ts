import { expect, it } from 'vitest'
import { createSubmissionEmail } from './submission-email.ts'

it.each([
  ['en-US', 'Form submission: Contact'],
  ['de', 'Formular gesendet: Contact'],
  ['fr-CA', 'Formulaire envoyé : Contact'],
  ['sw', 'Form submission: Contact'],
])('notifies the owner of a site in %s about the submission: %s', (language, subject) => {
  const given = {
    id: 'one',
    recipient: 'owner@example.com',
    formName: 'Contact',
    pageTitle: 'Page',
  }
  expect(createSubmissionEmail({ ...given, language, answers: [] }).subject).toBe(subject)
})
