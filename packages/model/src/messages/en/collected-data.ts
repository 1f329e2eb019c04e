/** Texts of the page that lists what is recorded about visits. */
export const collectedData = {
  titleCollectedData: 'What we collect',
  'collectedData.lede':
    'This page is made by the software that runs this site. It lists everything that is recorded about a visit, and everything that is stored on your device. Content from other websites may store more.',
  'collectedData.link': 'What we collect',
  'collectedData.visits': 'With each visit',
  'collectedData.speed': 'Speed and script errors',
  'collectedData.answer': 'Your answer to the cookie banner',
  'collectedData.device': 'What is stored on your device',
  'collectedData.never': 'What is never recorded',
  'collectedData.kept': 'How long it is kept',
  'collectedData.name': 'Name',
  'collectedData.purpose': 'Purpose',
  'collectedData.life': 'Kept for',
  'collectedData.fact.time': 'The times of the visit and of what happened in it',
  'collectedData.fact.page': 'The pages, with the first and the last one',
  'collectedData.fact.action':
    'What happened: page views, searches with their words, clicks, forms, audio and video',
  'collectedData.fact.source': 'The website, the search engine or the campaign that led here',
  'collectedData.fact.device':
    'The kind of device, and the names of the browser and the operating system',
  'collectedData.fact.language': 'The language of the browser',
  'collectedData.fact.country': 'The country, from a list on our own server',
  'collectedData.fact.visitor':
    'A random number for the visitor. Without your consent, the key that makes it is deleted after two days, and no one can recognize you again.',
  'collectedData.fact.order': 'The order that was placed in the visit',
  'collectedData.fact.speed': 'How fast pages were, as numbers for each day',
  'collectedData.fact.error':
    'The message and the place of errors in scripts, with the name of the browser and the page',
  'collectedData.fact.answer': 'The answer with its time, its language and the text of the banner',
  'collectedData.never.text':
    'Your network address, your name, your email address, and the full identification of your browser.',
  'collectedData.kept.events': 'What happened in a visit: {time}',
  'collectedData.kept.visits': 'Visits: {time}',
  'collectedData.kept.errors': 'Errors: {time}',
  'collectedData.kept.answers': 'Answers to the cookie banner: {time}',
  'collectedData.kept.sums': 'The sums of each day are kept. No person is in them.',
  'collectedData.cookie.answer': 'Your answer to the cookie banner',
  'collectedData.cookie.visitor':
    'After consent: a random number that recognizes you on your next visit, and how often you were here',
  'collectedData.cookie.visit': 'After consent: the time of the current visit',
  'collectedData.cookie.shop':
    'After consent, in the shop: a random number for what you do there, and its end',
  'collectedData.cookie.session':
    'After consent, in the shop: a random number for this session, and whether it is your first',
  'collectedData.cookie.landed': 'After consent, in the shop: whether you have been here before',
  'collectedData.cookie.cart': 'Your cart',
  'collectedData.cookie.signIn': 'Your sign-in',
  'collectedData.cookie.form': 'Protects forms against other websites',
  'collectedData.cookie.lock': 'The lock of a page that you opened with a password',
  'collectedData.cookie.closed': 'Which popups and announcements you closed',
  'collectedData.cookie.likes': 'What you liked',
  'collectedData.cookie.purchase': 'Your order, so that it counts once',
  'collectedData.life.session': 'until you close the browser',
  'collectedData.life.declined': 'until you decline',
  'collectedData.life.cleared': 'until you clear the data of the browser',
  'collectedData.ads': 'Advertising',
  'collectedData.ads.events':
    'After consent, {services} get the products that you view, add to the cart and buy, the words of your searches, and that you signed up. They get no name and no email.',
  'collectedData.ads.browser':
    'Your browser connects to these services, which see its network address and may store something on their own websites.',
  'collectedData.cookie.ads': 'Which ad services your answer covers',
  'collectedData.cookie.adClick': 'After consent: the ad that led here',
} as const
