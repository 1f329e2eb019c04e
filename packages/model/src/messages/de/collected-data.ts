import type { collectedData as english } from '../en/collected-data.ts'
import type { Translated } from '../message.ts'

export const collectedData = {
  titleCollectedData: 'Was wir erfassen',
  'collectedData.lede':
    'Diese Seite erzeugt die Software, mit der diese Website läuft. Sie nennt alles, was bei einem Besuch erfasst und auf Ihrem Gerät gespeichert wird. Inhalte anderer Websites können mehr speichern.',
  'collectedData.link': 'Was wir erfassen',
  'collectedData.visits': 'Bei jedem Besuch',
  'collectedData.speed': 'Geschwindigkeit und Skriptfehler',
  'collectedData.answer': 'Ihre Antwort auf die Cookie-Abfrage',
  'collectedData.device': 'Was auf Ihrem Gerät gespeichert wird',
  'collectedData.never': 'Was nie erfasst wird',
  'collectedData.kept': 'Wie lange es aufbewahrt wird',
  'collectedData.name': 'Name',
  'collectedData.purpose': 'Zweck',
  'collectedData.life': 'Aufbewahrt',
  'collectedData.fact.time': 'Die Zeiten des Besuchs und dessen, was dabei geschah',
  'collectedData.fact.page': 'Die Seiten, mit der ersten und der letzten',
  'collectedData.fact.action':
    'Was geschah: Seitenaufrufe, Suchen mit ihren Wörtern, Klicks, Formulare, Ton und Film',
  'collectedData.fact.source':
    'Die Website, die Suchmaschine oder die Kampagne, die hierher führte',
  'collectedData.fact.device': 'Die Art des Geräts sowie die Namen von Browser und Betriebssystem',
  'collectedData.fact.language': 'Die Sprache des Browsers',
  'collectedData.fact.country': 'Das Land, nach einer Liste auf unserem eigenen Server',
  'collectedData.fact.visitor':
    'Eine Zufallszahl für den Besucher. Ohne Ihre Einwilligung wird der Schlüssel dafür nach zwei Tagen gelöscht, und niemand kann Sie wiedererkennen.',
  'collectedData.fact.order': 'Die Bestellung, die bei dem Besuch aufgegeben wurde',
  'collectedData.fact.speed': 'Wie schnell Seiten waren, als Zahlen je Tag',
  'collectedData.fact.error':
    'Meldung und Stelle von Fehlern in Skripten, mit dem Namen des Browsers und der Seite',
  'collectedData.fact.answer': 'Die Antwort mit Zeit, Sprache und Text der Abfrage',
  'collectedData.never.text':
    'Ihre Netzwerkadresse, Ihr Name, Ihre E-Mail-Adresse und die vollständige Kennung Ihres Browsers.',
  'collectedData.kept.events': 'Was bei einem Besuch geschah: {time}',
  'collectedData.kept.visits': 'Besuche: {time}',
  'collectedData.kept.errors': 'Fehler: {time}',
  'collectedData.kept.answers': 'Antworten auf die Cookie-Abfrage: {time}',
  'collectedData.kept.sums': 'Die Summen jedes Tages bleiben erhalten. Sie enthalten keine Person.',
  'collectedData.cookie.answer': 'Ihre Antwort auf die Cookie-Abfrage',
  'collectedData.cookie.visitor':
    'Nach Einwilligung: eine Zufallszahl, die Sie beim nächsten Besuch wiedererkennt, und wie oft Sie hier waren',
  'collectedData.cookie.visit': 'Nach Einwilligung: die Zeit des laufenden Besuchs',
  'collectedData.cookie.shop':
    'Nach Einwilligung, im Shop: eine Zufallszahl für das, was Sie dort tun, und ihr Ende',
  'collectedData.cookie.session':
    'Nach Einwilligung, im Shop: eine Zufallszahl für diese Sitzung, und ob es Ihre erste ist',
  'collectedData.cookie.landed': 'Nach Einwilligung, im Shop: ob Sie schon einmal hier waren',
  'collectedData.cookie.cart': 'Ihr Warenkorb',
  'collectedData.cookie.signIn': 'Ihre Anmeldung',
  'collectedData.cookie.form': 'Schützt Formulare vor anderen Websites',
  'collectedData.cookie.lock': 'Die Sperre einer Seite, die Sie mit einem Passwort geöffnet haben',
  'collectedData.cookie.closed': 'Welche Pop-ups und Ankündigungen Sie geschlossen haben',
  'collectedData.cookie.likes': 'Was Ihnen gefällt',
  'collectedData.cookie.purchase': 'Ihre Bestellung, damit sie nur einmal zählt',
  'collectedData.life.session': 'bis Sie den Browser schließen',
  'collectedData.life.declined': 'bis Sie ablehnen',
  'collectedData.life.cleared': 'bis Sie die Daten des Browsers löschen',
  'collectedData.ads': 'Werbung',
  'collectedData.ads.events':
    'Nach Einwilligung erhalten {services} die Produkte, die Sie ansehen, in den Warenkorb legen und kaufen, die Wörter Ihrer Suchen und dass Sie sich angemeldet haben. Name und E-Mail-Adresse erhalten sie nicht.',
  'collectedData.ads.browser':
    'Ihr Browser verbindet sich mit diesen Diensten, die seine Netzwerkadresse sehen und auf ihren eigenen Websites etwas speichern können.',
  'collectedData.cookie.ads': 'Für welche Werbedienste Ihre Antwort gilt',
  'collectedData.cookie.adClick': 'Nach Einwilligung: die Anzeige, die hierher führte',
} satisfies Translated<typeof english>
