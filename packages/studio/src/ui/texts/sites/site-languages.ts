/** The texts of the screen of the languages of the site. */
export const siteLanguagesTexts = {
  'siteLanguages.changed': '{language} was saved',
  'siteLanguages.code': 'Tag or code',
  'siteLanguages.code.help':
    'A language tag such as fr-BE, or a code of your own such as pirate, which needs a name.',
  'siteLanguages.default': 'Main language, no URL prefix',
  'siteLanguages.default.change': 'Site details',
  'siteLanguages.disconnect': 'Remove all other languages',
  'siteLanguages.disconnect.text':
    'Visitors then see the site in {main} alone. URLs in {others} stop working. The translations stay in the pages, and return when you add a language again.',
  'siteLanguages.disconnect.title': 'Remove all other languages?',
  'siteLanguages.disconnected': 'The other languages were removed',
  'siteLanguages.displayName': 'Name',
  'siteLanguages.displayName.help':
    'In the language itself, as visitors see it. Leave it empty for its usual name.',
  'siteLanguages.edit': 'Edit {language}',
  'siteLanguages.hidden': 'Hidden from visitors',
  'siteLanguages.hide': 'Hide from visitors',
  'siteLanguages.menu': 'Actions for {language}',
  'siteLanguages.moved': '{language} was moved',
  'siteLanguages.note':
    'Visitors choose among these languages, in this order. Translate a page in the editor, by the language in its top bar.',
  'siteLanguages.prefix': 'URL prefix',
  'siteLanguages.prefix.change': 'With another prefix, the old URLs of this language stop working.',
  'siteLanguages.prefix.help':
    'Its URLs begin with it: /fr/about. Leave it empty for the shortest prefix that is free.',
  'siteLanguages.remove': 'Remove language',
  'siteLanguages.remove.many':
    'At least {count} pages and items are published in it: {titles}. Visitors no longer see them in this language.',
  'siteLanguages.remove.none': 'Visitors no longer see pages in this language.',
  'siteLanguages.remove.others': '{titles} and {count} more',
  'siteLanguages.remove.published': {
    one: '{count} page or item is published in it: {titles}. Visitors no longer see it in this language.',
    other:
      '{count} pages and items are published in it: {titles}. Visitors no longer see them in this language.',
  },
  'siteLanguages.remove.text':
    'URLs that begin with /{prefix} stop working. The translations stay in the pages, and return when you add the language again.',
  'siteLanguages.remove.title': 'Remove {language}?',
  'siteLanguages.show': 'Show to visitors',
  'siteLanguages.source': 'Choose from',
  'siteLanguages.source.code': 'Another tag, or a code of your own',
  'siteLanguages.source.code.help': 'For regional variants, and languages that no registry lists.',
  'siteLanguages.source.list': 'Common languages',
  'siteLanguages.tag': '{name}, {tag}',
  'siteLanguages.title': 'Languages',
  'siteLanguages.urls': 'URLs begin with /{prefix}',
} as const
