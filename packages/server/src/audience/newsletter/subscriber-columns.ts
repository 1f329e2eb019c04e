/** The columns of a file of subscribers, in the order of an export; an import finds them by their names. */
export const SUBSCRIBER_COLUMNS = {
  email: 'Email',
  firstName: 'First Name',
  lastName: 'Last Name',
  language: 'Language',
  confirmedOn: 'Confirmed On',
} as const

export type SubscriberColumn = keyof typeof SUBSCRIBER_COLUMNS

/** The names of columns in the files of other programs, in small letters. */
export const COLUMN_ALIASES: Readonly<Record<string, SubscriberColumn>> = {
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
  confirm_time: 'confirmedOn',
  confirmed_at: 'confirmedOn',
  'confirmed at': 'confirmedOn',
  'subscribed on': 'confirmedOn',
  first_name: 'firstName',
  last_name: 'lastName',
}
