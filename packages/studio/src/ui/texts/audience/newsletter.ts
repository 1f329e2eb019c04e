/** The texts of the screens of newsletter subscribers. */
export const newsletterTexts = {
  'subscribers.add': 'Add subscriber',
  'subscribers.add.consent': 'How the person agreed',
  'subscribers.add.consent.help':
    'When, where and how: “Signed the list at the spring market, 12 April”. It is stored with the address.',
  'subscribers.add.email': 'Email',
  'subscribers.add.firstName': 'First name (optional)',
  'subscribers.add.lastName': 'Last name (optional)',
  'subscribers.add.text':
    'The person receives an email with a link, and is subscribed after confirming it.',
  'subscribers.added': 'Subscriber added. The email that asks for a confirmation waits to be sent.',
  'subscribers.noEmail':
    'This server sends no email. People who must confirm stay “Waiting” until a mail server is connected.',
  'subscribers.all': 'All',
  'subscribers.clearFilters': 'Clear filters',
  'subscribers.clearSelection': 'Clear selection',
  'subscribers.column.added': 'Added',
  'subscribers.column.email': 'Subscriber',
  'subscribers.column.source': 'Came from',
  'subscribers.column.status': 'State',
  'subscribers.counted': '{status} ({count})',
  'subscribers.delete.text':
    'They are gone for good, with the record of their consent. An address that has unsubscribed stays unsubscribed.',
  'subscribers.delete.title': {
    one: 'Delete {count} subscriber?',
    other: 'Delete {count} subscribers?',
  },
  'subscribers.deleted': {
    one: '{count} subscriber deleted',
    other: '{count} subscribers deleted',
  },
  'subscribers.empty': 'No subscribers yet',
  'subscribers.empty.text':
    'Subscribers are people who agreed to receive your newsletter. Add a newsletter block to a page, add an address, or import a list.',
  'subscribers.export': 'Export CSV: confirmed',
  'subscribers.import': 'Import',
  'subscribers.import.check': 'Check file',
  'subscribers.import.choose': 'Choose file',
  'subscribers.import.columns':
    'Choose a CSV file with a row for each subscriber, and its columns in any order.',
  'subscribers.import.consent': 'How these people agreed',
  'subscribers.import.consent.help':
    'When, where and how: “Subscribers of our newsletter at Example Mail since 2023”. It is stored with each address.',
  'subscribers.import.done': {
    one: '{count} subscriber imported',
    other: '{count} subscribers imported',
  },
  'subscribers.import.error': 'Row {row}: {message}',
  'subscribers.import.errorIn': 'Row {row}, {column}: {message}',
  'subscribers.import.errors': 'Rows that are skipped',
  'subscribers.import.failed': 'The file was not imported',
  'subscribers.import.file': 'CSV file of subscribers',
  'subscribers.import.newLists': 'New lists: {lists}.',
  'subscribers.import.optional':
    'Optional: First Name, Last Name, Language, Confirmed On (2026-03-31) and Lists, several between commas. A column Tags counts as lists.',
  'subscribers.import.plan':
    'Rows: {rows}. Subscribed at once: {confirmed}. To confirm by email: {invited}. Already subscribed, added to lists: {joined}. Skipped: {errors}.',
  'subscribers.import.report': 'Report',
  'subscribers.import.required': 'Required: Email.',
  'subscribers.import.result':
    'Imported. Rows: {rows}. Subscribed at once: {confirmed}. To confirm by email: {invited}. Already subscribed, added to lists: {joined}. Skipped: {errors}.',
  'subscribers.import.rule':
    'Rows with a day in Confirmed On are subscribed at once. The others get an email and are subscribed after confirming it: up to 1,000 for each import. An address that has unsubscribed is never subscribed again.',
  'subscribers.import.start': {
    one: 'Import {count} subscriber',
    other: 'Import {count} subscribers',
  },
  'subscribers.import.title': 'Import subscribers',
  'subscribers.import.tooLarge': 'The file is larger than 5 MB. Split it.',
  'subscribers.noMatches': 'No matching subscribers',
  'subscribers.noMatches.text': 'Change the search or the filters.',
  'subscribers.note': 'People who agreed to receive your newsletter.',
  'subscribers.search': 'Search subscribers',
  'subscribers.searchPlaceholder': 'Name or email',
  'subscribers.select': 'Select {email}',
  'subscribers.selectAll': 'Select all',
  'subscribers.selected': {
    one: '{count} subscriber selected',
    other: '{count} subscribers selected',
  },
  'subscribers.source.form': 'Form on {page}',
  'subscribers.source.form.gone': 'Form of the site',
  'subscribers.source.import': 'Import',
  'subscribers.source.restock': 'Back-in-stock sign-up',
  'subscribers.source.staff': 'Added by staff',
  'subscribers.status.confirmed': 'Confirmed',
  'subscribers.status.pending': 'Waiting',
  'subscribers.status.unsubscribed': 'Unsubscribed',
  'subscribers.title': 'Subscribers',
  'subscribers.tooMany': 'Select up to 100 subscribers.',
} as const
