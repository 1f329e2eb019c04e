/** The texts of the import of products. */
export const importsTexts = {
  'imports.action.create': 'New',
  'imports.action.update': 'Changed',
  'imports.change': 'Choose another file',
  'imports.check': 'Check file',
  'imports.choose': 'Choose file',
  'imports.column.product': 'Product',
  'imports.column.row': 'Row',
  'imports.column.variants': 'Variants',
  'imports.counts':
    '{create} new, {update} changed, {unchanged} unchanged, {skip} skipped, {error} with errors.',
  'imports.done': 'The import is done',
  'imports.errors': 'Not imported',
  'imports.errorsHelp':
    'Correct these in the file, and import it again: it changes only what is new.',
  'imports.failed': 'The file was not imported',
  'imports.fetchImages': 'Fetch images from their URLs',
  'imports.fetchImagesHelp': 'It takes longer. Images that cannot be fetched are reported.',
  'imports.file': 'File',
  'imports.fileHelp':
    'A CSV file that Vitrine, Squarespace, Shopify, WooCommerce, Medusa or Spree exported, up to 10 MB. The format is recognized.',
  'imports.format': '{format}, {rows} rows',
  'imports.foreign':
    'The prices of the file are in {currency}. They are imported without conversion.',
  'imports.import': { one: 'Import {count} product', other: 'Import {count} products' },
  'imports.notedColumns': 'Columns without a field, stored as notes: {columns}',
  'imports.note':
    'First a check that changes nothing, then the import. You can import the same file again.',
  'imports.nothing': 'Everything in this file is imported already.',
  'imports.plan': 'What would change',
  'imports.problem': 'Row {row}: {message}',
  'imports.problemIn': 'Row {row}, column “{column}”: {message}',
  'imports.remarks': 'Notes',
  'imports.result': 'What changed',
  'imports.title': 'Import products',
  'imports.tooLarge': 'This file is larger than 10 MB. Import it with the command line.',
} as const
