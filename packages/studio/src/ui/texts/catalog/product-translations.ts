/** The texts of the translations of a product. */
export const productTranslationsTexts = {
  'products.language': 'Language of the texts',
  'products.languageDefault': '{language} (default)',
  'products.translation': 'Texts in {language}',
  'products.translationHelp':
    'Visitors see these texts on the pages in {language}. Where you leave a field empty, they see the text in {default}.',
  'products.translationOriginal': 'In {language}:',
  'products.translationNoOriginal': 'Empty in {language}.',
  'products.translationDescription': 'Description in {language}',
  'products.translationOptions': 'Options in {language}',
  'products.translationOption': 'Option “{name}”',
  'products.translationValue': 'Value “{value}”',
  'products.translationOptionsHelp': 'Add options in {default} first.',
  'products.translationCategories': 'Categories in {language}',
  'products.translationCategory': 'Category “{name}”',
  'products.translationCategoriesHelp':
    'A name belongs to the category: every product of it shows it.',
  'products.translationSearch': 'Search engines in {language}',
} as const
