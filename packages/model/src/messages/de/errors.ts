import type { errors as english } from '../en/errors.ts'
import type { Translated } from '../message.ts'

export const errors = {
  'http.malformed': 'Die Anfrage ist fehlerhaft.',
  'http.signInFirst': 'Melden Sie sich an, um fortzufahren.',
  'http.forbidden': 'Sie haben dazu keine Berechtigung.',
  'http.setUpTwoStep':
    'Ihre Website verlangt die Bestätigung in zwei Schritten. Richten Sie sie ein, um fortzufahren.',
  'http.crumbFail':
    'Ihre Sitzung ist abgelaufen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'http.foreignPage': 'Dieses Formular wurde von einer anderen Website gesendet.',
  'http.notFound': 'An dieser Adresse gibt es nichts.',
  'http.gone': 'Diese Seite wurde gelöscht.',
  'http.notOffered': 'Diese Adresse unterstützt die Anfragemethode nicht.',
  'http.tooSlow': 'Die Anfrage hat zu lange gedauert. Versuchen Sie es noch einmal.',
  'http.tooLarge': 'Die Anfrage ist zu groß.',
  'http.notJson': 'Senden Sie JSON mit dem Inhaltstyp application/json.',
  'http.notMultipart':
    'Senden Sie die Datei in einem Formular mit dem Inhaltstyp multipart/form-data.',
  'http.unknownSite': 'Unter diesem Hostnamen gibt es keine Website.',
  'http.headersTooLarge': 'Die Kopfzeilen der Anfrage sind zu groß.',
  'http.internal': 'Ein interner Fehler ist aufgetreten. Versuchen Sie es später noch einmal.',
  'http.busy': 'Der Server ist ausgelastet. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'idempotency.malformedKey':
    'Ein Idempotency-Key besteht aus 1 bis 64 Buchstaben, Ziffern, „_“ und „-“.',
  'idempotency.running':
    'Dieselbe Anfrage wird noch bearbeitet. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'idempotency.otherRequest': 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
  'page-locks.locked': 'Diese Seite ist geschützt',
  'page-locks.wrongPassword': 'Das Passwort ist falsch. Versuchen Sie es noch einmal.',
  'page-locks.proofRequired':
    'Mehrere Versuche sind fehlgeschlagen. Geben Sie das Passwort erneut ein: Ihr Browser löst zuerst eine kurze Aufgabe, wofür er JavaScript braucht. Warten Sie sonst 15 Minuten.',
  'page-locks.tooManyTries': {
    one: 'Zu viele Versuche. Versuchen Sie es in {count} Minute noch einmal.',
    other: 'Zu viele Versuche. Versuchen Sie es in {count} Minuten noch einmal.',
  },
  'pages.membersOnly': 'Diese Seite ist nur für Mitglieder der Website verfügbar',
  'site-users.signInFailed':
    'Die E-Mail-Adresse oder das Passwort ist falsch, oder die Adresse ist noch nicht bestätigt.',
  'site-users.proofRequired':
    'Mehrere Anmeldungen sind fehlgeschlagen. Geben Sie Ihr Passwort erneut ein: Ihr Browser löst zuerst eine kurze Aufgabe, wofür er JavaScript braucht. Warten Sie sonst 15 Minuten.',
  'site-users.linkSpent':
    'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
  'site-users.confirmFailed':
    'Das Passwort ist falsch, oder der Link ist abgelaufen oder wurde schon verwendet.',
  'site-users.emailInvalid': 'Geben Sie eine gültige E-Mail-Adresse ein',
  'site-users.passwordTooShort': 'Ein Passwort muss mindestens 8 Zeichen lang sein.',
  'site-users.passwordTooLong': 'Ein Passwort darf bis zu 128 Zeichen lang sein.',
  'site-users.passwordTooCommon': 'Dieses Passwort ist zu gebräuchlich. Wählen Sie ein anderes.',
  'site-users.passwordWrong': 'Das aktuelle Passwort ist falsch.',
  'site-users.nameTooLong': 'Ein Name darf bis zu 100 Zeichen lang sein.',
  'site-users.languageUnknown': 'Diese Website gibt es nicht in dieser Sprache.',
  'site-users.languageCustom':
    'Für ein Konto kann keine benutzerdefinierte Sprache verwendet werden.',
  'site-users.areaClosed':
    'Dieser Bereich ist nur auf Einladung zugänglich. Bitten Sie den Betreiber der Website um eine Einladung.',
  'site-users.areaSold': 'Der Zugang zu diesem Bereich muss gekauft werden.',
  'site-users.areaBought':
    'Sie haben den Zugang zu diesem Bereich gekauft. Bitten Sie den Betreiber der Website, ihn zu beenden.',
  'site-users.areaUnknown': 'Diesen Mitgliederbereich gibt es nicht.',
} satisfies Translated<typeof english>
