import type { collectedData as english } from '../en/collected-data.ts'
import type { Translated } from '../message.ts'

export const collectedData = {
  titleCollectedData: 'Ce que nous recueillons',
  'collectedData.lede':
    'Cette page est produite par le logiciel qui fait fonctionner ce site. Elle indique tout ce qui est enregistré lors d’une visite et tout ce qui est conservé sur votre appareil. Les contenus d’autres sites peuvent en conserver davantage.',
  'collectedData.link': 'Ce que nous recueillons',
  'collectedData.visits': 'À chaque visite',
  'collectedData.speed': 'Rapidité et erreurs de script',
  'collectedData.answer': 'Votre réponse au bandeau de cookies',
  'collectedData.device': 'Ce qui est conservé sur votre appareil',
  'collectedData.never': 'Ce qui n’est jamais enregistré',
  'collectedData.kept': 'Durée de conservation',
  'collectedData.name': 'Nom',
  'collectedData.purpose': 'Finalité',
  'collectedData.life': 'Conservé',
  'collectedData.fact.time': 'Les heures de la visite et de ce qui s’y est passé',
  'collectedData.fact.page': 'Les pages, avec la première et la dernière',
  'collectedData.fact.action':
    'Ce qui s’est passé : pages vues, recherches avec leurs mots, clics, formulaires, audio et vidéo',
  'collectedData.fact.source': 'Le site, le moteur de recherche ou la campagne qui a mené ici',
  'collectedData.fact.device':
    'Le type d’appareil et les noms du navigateur et du système d’exploitation',
  'collectedData.fact.language': 'La langue du navigateur',
  'collectedData.fact.country': 'Le pays, d’après une liste sur notre propre serveur',
  'collectedData.fact.visitor':
    'Un nombre aléatoire pour le visiteur. Sans votre accord, la clé qui le produit est supprimée après deux jours et personne ne peut plus vous reconnaître.',
  'collectedData.fact.order': 'La commande passée pendant la visite',
  'collectedData.fact.speed': 'La rapidité des pages, en chiffres par jour',
  'collectedData.fact.error':
    'Le message et l’endroit des erreurs de script, avec le nom du navigateur et la page',
  'collectedData.fact.answer': 'La réponse avec son heure, sa langue et le texte du bandeau',
  'collectedData.never.text':
    'Votre adresse réseau, votre nom, votre adresse e-mail et l’identification complète de votre navigateur.',
  'collectedData.kept.events': 'Ce qui s’est passé pendant une visite : {time}',
  'collectedData.kept.visits': 'Visites : {time}',
  'collectedData.kept.errors': 'Erreurs : {time}',
  'collectedData.kept.answers': 'Réponses au bandeau de cookies : {time}',
  'collectedData.kept.sums':
    'Les totaux de chaque jour sont conservés. Ils ne concernent aucune personne.',
  'collectedData.cookie.answer': 'Votre réponse au bandeau de cookies',
  'collectedData.cookie.visitor':
    'Après accord : un nombre aléatoire qui vous reconnaît à la visite suivante, et le nombre de vos visites',
  'collectedData.cookie.visit': 'Après accord : l’heure de la visite en cours',
  'collectedData.cookie.shop':
    'Après accord, dans la boutique : un nombre aléatoire pour ce que vous y faites, et sa fin',
  'collectedData.cookie.session':
    'Après accord, dans la boutique : un nombre aléatoire pour cette session, et si c’est la première',
  'collectedData.cookie.landed': 'Après accord, dans la boutique : si vous êtes déjà venu ici',
  'collectedData.cookie.cart': 'Votre panier',
  'collectedData.cookie.signIn': 'Votre connexion',
  'collectedData.cookie.form': 'Protège les formulaires contre d’autres sites',
  'collectedData.cookie.lock': 'Le verrou d’une page que vous avez ouverte avec un mot de passe',
  'collectedData.cookie.closed': 'Les fenêtres et les annonces que vous avez fermées',
  'collectedData.cookie.likes': 'Ce que vous avez aimé',
  'collectedData.cookie.purchase': 'Votre commande, pour qu’elle ne compte qu’une fois',
  'collectedData.life.session': 'jusqu’à la fermeture du navigateur',
  'collectedData.life.declined': 'jusqu’à votre refus',
  'collectedData.life.cleared': 'jusqu’à l’effacement des données du navigateur',
  'collectedData.ads': 'Publicité',
  'collectedData.ads.events':
    'Après accord, {services} reçoivent les produits que vous consultez, ajoutez au panier et achetez, les mots de vos recherches et le fait que vous vous êtes inscrit. Ils ne reçoivent ni nom ni adresse e-mail.',
  'collectedData.ads.browser':
    'Votre navigateur se connecte à ces services, qui voient son adresse réseau et peuvent enregistrer des données sur leurs propres sites.',
  'collectedData.cookie.ads': 'Les services publicitaires que couvre votre réponse',
  'collectedData.cookie.adClick': 'Après accord : l’annonce qui vous a mené ici',
} satisfies Translated<typeof english>
