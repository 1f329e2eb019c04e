/** The columns of a file of subscribers, in the order of an export; an import finds them by their names. */
export const SUBSCRIBER_COLUMNS = {
  email: 'Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  language: 'Language',
  confirmedOn: 'Confirmed On',
  lists: 'Lists',
} as const

export type SubscriberColumn = keyof typeof SUBSCRIBER_COLUMNS

/** A column that an import reads: `left` holds the time of unsubscribing, `state` the state of the subscription. */
export type ReadColumn = SubscriberColumn | 'left' | 'state'

/** The names of columns in the files of other programs, in small letters. */
export const COLUMN_ALIASES: Readonly<Record<string, ReadColumn>> = {
  'email address': 'email',
  'e-mail': 'email',
  'e-mail address': 'email',
  mail: 'email',
  firstname: 'firstName',
  'given name': 'firstName',
  lastname: 'lastName',
  surname: 'lastName',
  'family name': 'lastName',
  locale: 'language',
  list: 'lists',
  'mailing list': 'lists',
  'mailing lists': 'lists',
  tag: 'lists',
  tags: 'lists',
  group: 'lists',
  groups: 'lists',
  labels: 'lists',
  segments: 'lists',
  confirm_time: 'confirmedOn',
  confirmed_at: 'confirmedOn',
  'confirmed at': 'confirmedOn',
  first_name: 'firstName',
  last_name: 'lastName',
  unsub_time: 'left',
  'unsubscribed on': 'left',
  'unsubscribed at': 'left',
  unsubscribed_at: 'left',
  unsubscribed: 'left',
  clean_time: 'left',
  cleaned_time: 'left',
  status: 'state',
  'subscription status': 'state',
  subscribed: 'state',
  subscribed_to_emails: 'state',
  'accepts marketing': 'state',
  'accepts email marketing': 'state',
}

/** The values of `state` of people who receive no emails, in small letters. */
export const LEFT_STATES: ReadonlySet<string> = new Set([
  ...['unsubscribed', 'cleaned', 'bounced', 'complained', 'no', 'false', '0'],
])
