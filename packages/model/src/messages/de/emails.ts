import type { emails as english } from '../en/emails.ts'
import type { Translated } from '../message.ts'

export const emails = {
  'emails.verify.subject': '{site}: Bestätigen Sie Ihre E-Mail-Adresse',
  'emails.verify.before':
    'Wir haben eine Anfrage erhalten, mit dieser E-Mail-Adresse ein Konto bei {site} zu erstellen.',
  'emails.verify.open':
    'Öffnen Sie zur Bestätigung innerhalb von zwei Tagen diese Seite und geben Sie das gewählte Passwort ein:',
  'emails.verify.button': 'E-Mail-Adresse bestätigen',
  'emails.verify.after':
    'Wenn die Anfrage nicht von Ihnen stammt, ignorieren Sie diese E-Mail. Es wird kein Konto erstellt.',
  'emails.reset.subject': '{site}: Setzen Sie Ihr Passwort zurück',
  'emails.reset.before':
    'Wir haben eine Anfrage erhalten, das Passwort Ihres Kontos bei {site} zurückzusetzen.',
  'emails.reset.open': 'Wählen Sie innerhalb einer Stunde auf dieser Seite ein neues Passwort:',
  'emails.reset.button': 'Neues Passwort wählen',
  'emails.reset.after':
    'Wenn die Anfrage nicht von Ihnen stammt, ignorieren Sie diese E-Mail. Ihr Passwort ändert sich nicht.',
  'emails.claim.subject': '{site}: Fügen Sie Ihre Bestellungen Ihrem Konto hinzu',
  'emails.claim.before':
    'Wir haben eine Anfrage erhalten, die mit dieser E-Mail-Adresse aufgegebenen Bestellungen Ihrem Konto bei {site} hinzuzufügen.',
  'emails.claim.open': 'Um sie hinzuzufügen, öffnen Sie innerhalb einer Stunde diese Seite:',
  'emails.claim.button': 'Bestellungen hinzufügen',
  'emails.claim.after':
    'Wenn diese Anfrage nicht von Ihnen stammt, ignorieren Sie diese E-Mail. Es ändert sich nichts.',
  'emails.taken.subject': '{site}: Sie haben bereits ein Konto',
  'emails.taken.before':
    'Wir haben eine Anfrage erhalten, bei {site} ein Konto mit Ihrer E-Mail-Adresse zu erstellen, zu der es bereits ein Konto gibt.',
  'emails.taken.open':
    'Wenn die Anfrage von Ihnen stammt, melden Sie sich mit Ihrem Passwort an. Wenn Sie es vergessen haben, wählen Sie innerhalb einer Stunde auf dieser Seite ein neues:',
  'emails.taken.after':
    'Wenn die Anfrage nicht von Ihnen stammt, ignorieren Sie diese E-Mail. Ihr Konto ist unverändert.',
  'emails.restock.subject': '{site}: {product} ist wieder verfügbar',
  'emails.restock.text':
    'Sie wollten wissen, wann {product} wieder verfügbar ist. Der Artikel ist wieder da, solange der Vorrat reicht.',
  'emails.restock.button': 'Produkt ansehen',
  'emails.restock.after':
    'Sie erhalten diese E-Mail einmal, weil diese Adresse auf der Seite des Produkts eingetragen wurde.',
  'emails.newReview.subject': '{site}: Neue Bewertung von {product}',
  'emails.newReview.text': {
    one: '{product} hat eine neue Bewertung mit {count} Stern.',
    other: '{product} hat eine neue Bewertung mit {count} Sternen.',
  },
  'emails.newReview.link': 'Lesen und entscheiden: {link}',
  'emails.lowStock.subject': '{site}: Geringer Bestand von {product}',
  'emails.lowStock.text': {
    one: '{product}: noch {count} verkäuflich.',
    other: '{product}: noch {count} verkäuflich.',
  },
  'emails.lowStock.link': 'Bestände ansehen: {link}',
  'emails.weekly.subject': '{site}: Besuche vom {from} bis {to}',
  'emails.weekly.visitors': 'Besucher',
  'emails.weekly.visits': 'Besuche',
  'emails.weekly.views': 'Seitenaufrufe',
  'emails.weekly.orders': 'Bestellungen',
  'emails.weekly.revenue': 'Umsatz',
  'emails.weekly.change': '{value} (Woche davor: {before})',
  'emails.weekly.pages': 'Meistbesuchte Seiten',
  'emails.weekly.sources': 'Quellen mit den meisten Besuchen',
  'emails.weekly.report': 'Den ganzen Bericht ansehen: {link}',
  'emails.weekly.off':
    'Sie erhalten diese E-Mail, weil Sie sie eingeschaltet haben. Hier schalten Sie sie aus: {link}',
  'emails.campaign.test': '[Test] {subject}',
  'emails.campaign.reason':
    'Sie erhalten diese E-Mail, weil Sie den Newsletter von {site} abonniert haben.',
  'emails.campaign.unsubscribe': 'Abbestellen',
  'emails.reviewRequest.subject': '{site}: Wie gefällt Ihnen Ihre Bestellung?',
  'emails.reviewRequest.text':
    'Vielen Dank für Ihre Bestellung bei {site}. Ihre Meinung hilft anderen bei der Auswahl. Bitte schreiben Sie eine Bewertung:',
  'emails.reviewRequest.button': '{product} bewerten',
  'emails.reviewRequest.after':
    'Sie erhalten diese E-Mail einmal, weil Sie bei {site} bestellt haben. Die Links sind nur für Sie: Sie kennzeichnen Ihre Bewertung als verifizierten Kauf.',
  'emails.reviewRequest.unsubscribe': 'Abmelden',
  'emails.newsletter.subject': '{site}: Bestätigen Sie Ihre Anmeldung',
  'emails.newsletter.before':
    'Wir haben eine Anfrage erhalten, diese Adresse zum Newsletter von {site} anzumelden. Öffnen Sie zur Bestätigung diese Seite:',
  'emails.newsletter.beforeLists': {
    one: 'Wir haben eine Anfrage erhalten, diese Adresse zum Newsletter von {site} mit der Mailingliste {lists} anzumelden. Öffnen Sie zur Bestätigung diese Seite:',
    other:
      'Wir haben eine Anfrage erhalten, diese Adresse zum Newsletter von {site} mit den Mailinglisten {lists} anzumelden. Öffnen Sie zur Bestätigung diese Seite:',
  },
  'emails.newsletter.button': 'Anmeldung bestätigen',
  'emails.newsletter.after':
    'Wenn die Anfrage nicht von Ihnen stammt, ignorieren Sie diese E-Mail. Sie werden nicht angemeldet.',
  'emails.mailingLists.subject': {
    one: '{site}: Bestätigen Sie Ihre Mailingliste',
    other: '{site}: Bestätigen Sie Ihre Mailinglisten',
  },
  'emails.mailingLists.before': {
    one: 'Wir haben eine Anfrage erhalten, diese Adresse in die Mailingliste {lists} von {site} aufzunehmen. Öffnen Sie zur Bestätigung diese Seite:',
    other:
      'Wir haben eine Anfrage erhalten, diese Adresse in die Mailinglisten {lists} von {site} aufzunehmen. Öffnen Sie zur Bestätigung diese Seite:',
  },
  'emails.mailingLists.button': {
    one: 'Mailingliste bestätigen',
    other: 'Mailinglisten bestätigen',
  },
  'emails.mailingLists.after':
    'Wenn die Anfrage nicht von Ihnen stammt, ignorieren Sie diese E-Mail. Ihre Anmeldungen bleiben, wie sie sind.',
  'emails.mailingLists.page': {
    one: 'Klicken Sie auf den Button, um E-Mails der Mailingliste {lists} zu erhalten.',
    other: 'Klicken Sie auf den Button, um E-Mails der Mailinglisten {lists} zu erhalten.',
  },
  'emails.moderation.subject': {
    one: '{site}: {count} Kommentar wartet auf Freigabe',
    other: '{site}: {count} Kommentare warten auf Freigabe',
  },
  'emails.moderation.waiting': {
    one: '{count} Kommentar wartet bei {site} auf Freigabe.',
    other: '{count} Kommentare warten bei {site} auf Freigabe.',
  },
  'emails.moderation.link': 'Kommentare prüfen: {link}',
  'emails.form.subject': 'Formular gesendet: {name}',
  'emails.form.open': 'Einsendung mit ihren Dateien öffnen',
  'emails.formReply.subject': '{site}: Ihre Nachricht ist angekommen',
  'emails.formReply.text': 'Vielen Dank für Ihre Nachricht. Wir haben sie erhalten.',
  'emails.order.subject': '{site}: Ihre Bestellung {number}',
  'emails.order.thanks':
    'Vielen Dank für Ihre Bestellung bei {site}. Ihre Bestellnummer ist {number}.',
  'emails.order.subtotal': 'Zwischensumme: {amount}',
  'emails.order.discount': 'Rabatt: {amount}',
  'emails.order.discountNamed': 'Rabatt {name}: {amount}',
  'emails.order.delivery': 'Versand: {amount}',
  'emails.order.total': 'Gesamtsumme: {amount}',
  'emails.order.access':
    'Ihre Bestellung umfasst den Zugang zu Mitgliederseiten. Wenn Sie angemeldet waren, ist er bereits in Ihrem Konto: {accountUrl}. Wenn Sie kein Konto haben, erstellen Sie eines mit dieser Adresse, {email}: {registerUrl}',
  'emails.order.payment': 'Zahlungsart: {method}. Fälliger Betrag: {amount}.',
  'emails.order.test': 'Dies war eine Testbestellung. Es wurde nichts abgebucht.',
  'emails.order.giftCard': 'Gutschein mit Endung {lastFour}: {amount}',
  'emails.order.link': 'Ihre Bestellung ansehen',
  'emails.cancellation.order.subject': '{site}: Bestellung {number} wurde storniert',
  'emails.cancellation.order':
    'Ihre Bestellung {number} bei {site} wurde storniert. Es wird nichts versandt, und Sie müssen nichts bezahlen.',
  'emails.cancellation.donation.subject': '{site}: Spende {number} wurde storniert',
  'emails.cancellation.donation':
    'Ihre Spende {number} an {site} wurde storniert. Sie müssen nichts bezahlen.',
  'emails.cancellation.paid': 'Falls Sie bereits bezahlt haben, antworten Sie auf diese E-Mail.',
  'emails.cancellation.giftCard':
    '{amount} sind wieder auf Ihrer Geschenkkarte, die auf {lastFour} endet.',
  'emails.fulfillment.subject': '{site}: Ihre Bestellung {number} wurde versandt',
  'emails.fulfillment.text': 'Diese Artikel Ihrer Bestellung {number} bei {site} sind unterwegs:',
  'emails.fulfillment.readySubject': '{site}: Ihre Bestellung {number} liegt zur Abholung bereit',
  'emails.fulfillment.ready':
    'Diese Artikel Ihrer Bestellung {number} bei {site} liegen zur Abholung bereit:',
  'emails.fulfillment.carrier': 'Versanddienst',
  'emails.fulfillment.tracking': 'Sendungsnummer',
  'emails.fulfillment.page': 'Sendungsverfolgung',
  'emails.refund.subject': '{site}: Erstattung zu Ihrer Bestellung {number}',
  'emails.refund.text': 'Wir haben {amount} für Ihre Bestellung {number} bei {site} erstattet.',
  'emails.refund.giftCard':
    '{amount} sind wieder auf Ihrer Geschenkkarte, die auf {lastFour} endet.',
  'emails.refund.payment':
    '{amount} gehen an das Zahlungsmittel zurück, das Sie verwendet haben. Das kann einige Werktage dauern.',
  'emails.refund.manual': 'Wir zahlen Ihnen {amount} selbst zurück.',
  'emails.cancellation.short':
    'Ihre Bestellung {number} bei {site} wurde storniert. Es wird nichts mehr versandt.',
  'emails.newOrder.subject': '{site}: Neue Bestellung {number}',
  'emails.newOrder.text': 'Neue Bestellung {number} bei {site}: {amount}',
  'emails.newOrder.link': 'Bestellung öffnen: {link}',
  'emails.webhookFailing.subject': '{site}: Ein Webhook schlägt fehl',
  'emails.webhookFailing.text':
    'Der Webhook {address} von {site} schlägt seit einer Stunde fehl. Die Zustellung wird drei Tage lang versucht, danach wird der Webhook ausgeschaltet.',
  'emails.webhookOff.subject': '{site}: Ein Webhook wurde ausgeschaltet',
  'emails.webhookOff.text':
    'Seit drei Tagen ist jede Zustellung an {address} fehlgeschlagen. Der Webhook von {site} wurde deshalb ausgeschaltet. Schalten Sie ihn wieder ein, sobald die Adresse erreichbar ist.',
  'emails.webhook.link': 'Webhook öffnen: {link}',
  'emails.donation.subject': '{site}: Vielen Dank für Ihre Spende',
  'emails.donation.thanks': 'Vielen Dank für Ihre Spende von {amount} an {site}.',
  'emails.donation.number': 'Nummer: {number}',
  'emails.donation.amount': 'Betrag: {amount}',
  'emails.donation.test': 'Dies war ein Test. Es wurde nichts abgebucht.',
  'emails.donation.link': 'Ihren Beleg ansehen',
  'emails.abandonedCart.subject': '{site}: Ihr Warenkorb wartet noch',
  'emails.abandonedCart.text': 'Ihr Warenkorb bei {site} wartet auf Sie:',
  'emails.abandonedCart.button': 'Zurück zum Warenkorb',
  'emails.abandonedCart.after':
    'Sie erhalten diese E-Mail, weil Sie {site} an der Kasse Ihre Adresse gegeben haben. Ignorieren Sie sie, wenn Sie die Artikel nicht mehr möchten.',
  'emails.giftCard.greeting': 'Guten Tag {name},',
  'emails.giftCard.gift':
    'Sie haben eine Geschenkkarte über {amount} für {site} erhalten. Ihr Code:',
  'emails.giftCard.giftSubject': '{site}: Sie haben eine Geschenkkarte über {amount} erhalten',
  'emails.giftCard.subject': '{site}: Ihr Gutschein über {amount}',
  'emails.giftCard.code': 'Der Code Ihres Gutscheins über {amount} bei {site}:',
  'emails.giftCard.test': 'Dieser Gutschein gilt nur für Testbestellungen.',
  'emails.giftCard.safe':
    'Bewahren Sie ihn sicher auf. Wer den Code hat, kann den Gutschein einlösen.',
  'emails.staffEmail.subject': '{site}: Ihre Anmeldeadresse wurde geändert',
  'emails.staffEmail.changed':
    'Die Adresse, mit der Sie sich zur Verwaltung von {site} anmelden, wurde von {before} in {after} geändert.',
  'emails.staffEmail.after':
    'Wenn Sie das nicht selbst waren, informieren Sie sofort den Eigentümer der Website.',
  'emails.staffSecurity.subject': '{site}: Ihre Anmeldung wurde geändert',
  'emails.staffSecurity.twoStepOn':
    'Die Bestätigung in zwei Schritten wurde für {email}, womit Sie {site} verwalten, eingeschaltet oder auf eine andere App übertragen.',
  'emails.staffSecurity.twoStepOff':
    'Die Bestätigung in zwei Schritten wurde für {email}, womit Sie {site} verwalten, ausgeschaltet.',
  'emails.staffSecurity.newCodes':
    'Für {email}, womit Sie {site} verwalten, wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
  'emails.staffSecurity.recoveryCode':
    'Mit einem Wiederherstellungscode hat sich jemand als {email} angemeldet, womit Sie {site} verwalten.',
  'emails.staffSecurity.passkeyAdded':
    'Für {email}, womit Sie {site} verwalten, wurde ein Passkey hinzugefügt. Er meldet ohne Ihr Passwort an.',
  'emails.staffSecurity.passkeyRemoved':
    'Für {email}, womit Sie {site} verwalten, wurde ein Passkey entfernt.',
  'emails.staffSecurity.passwordChanged':
    'Das Passwort für {email}, womit Sie {site} verwalten, wurde geändert. Alle anderen Sitzungen sind beendet.',
  'emails.staffSecurity.passkeysRemain':
    'Ihre Passkeys gelten weiter. Prüfen Sie sie unter „Your account“, und entfernen Sie alle, die Sie nicht kennen.',
  'emails.staffSecurity.afterPassword':
    'Wenn Sie das nicht selbst waren, fordern Sie auf der Anmeldeseite einen Link für ein neues Passwort an, und informieren Sie sofort den Eigentümer der Website.',
  'emails.staffSecurity.afterPasskey':
    'Wenn Sie das nicht selbst waren, entfernen Sie den Passkey unter „Your account“, ändern Sie dann Ihr Passwort und informieren Sie sofort den Eigentümer der Website.',
  'emails.staffSecurity.after':
    'Wenn Sie das nicht selbst waren, ändern Sie Ihr Passwort und informieren Sie sofort den Eigentümer der Website.',
} satisfies Translated<typeof english>
