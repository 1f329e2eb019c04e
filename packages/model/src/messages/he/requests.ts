import type { requests as english } from '../en/requests.ts'
import type { Translated } from '../message.ts'

export const requests = {
  'requests.sessionExpired': 'פג תוקף ההתחברות. נא לטעון את הדף מחדש ולנסות שוב.',
  'requests.cookiesDisabled': 'נא לאפשר קובצי Cookie בדפדפן, לטעון את הדף מחדש ולנסות שוב.',
  'requests.offline': 'נא לבדוק את החיבור לאינטרנט.',
  'requests.tryAgain': 'נא לנסות שוב.',
  'http.tooMany': 'נא לנסות שוב בעוד כמה שניות.',
} satisfies Translated<typeof english>
