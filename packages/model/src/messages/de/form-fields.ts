import type { formFields as english } from '../en/form-fields.ts'
import type { Translated } from '../message.ts'

export const formFields = {
  'forms.choose': 'Option wählen',
  'forms.submit': 'Absenden',
  'forms.thanks': 'Vielen Dank!',
  'forms.noScript':
    'Dieses Formular benötigt JavaScript, um zu prüfen, dass Sie kein Roboter sind.',
  'parts.firstName': 'Vorname',
  'parts.lastName': 'Nachname',
  'parts.month': 'Monat',
  'parts.day': 'Tag',
  'parts.year': 'Jahr',
  'parts.hour': 'Stunde',
  'parts.minute': 'Minute',
  'parts.second': 'Sekunde',
  'parts.half': 'AM/PM',
  'parts.address1': 'Adresszeile 1',
  'parts.address2': 'Adresszeile 2',
  'parts.city': 'Ort',
  'parts.state': 'Bundesland',
  'parts.zip': 'Postleitzahl',
  'parts.country': 'Land',
  'parts.countryCode': 'Ländervorwahl',
  'parts.areaCode': 'Ortsvorwahl',
  'parts.prefix': 'Vorwahl',
  'parts.line': 'Rufnummer',
  'likert.stronglyDisagree': 'Stimme überhaupt nicht zu',
  'likert.disagree': 'Stimme nicht zu',
  'likert.neutral': 'Neutral',
  'likert.agree': 'Stimme zu',
  'likert.stronglyAgree': 'Stimme voll und ganz zu',
  'newsletter.submit': 'Anmelden',
  'newsletter.email': 'E-Mail-Adresse',
  'newsletter.name': 'Name',
  'newsletter.confirm':
    'Um Ihre Anmeldung zu bestätigen, öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
} satisfies Translated<typeof english>
