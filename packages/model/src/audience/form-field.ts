const TYPED = ['description', 'placeholder', 'required'] as const
const SET = ['description', 'required'] as const
const CHOSEN = ['description', 'options', 'required'] as const

/**
 * The form field types with the properties that owners may edit besides the title. `textarea` has `maxLength`
 * because forms are built into the platform. `file` and `startsStep` are ours.
 *
 * @see platform spec §3 "Form field types and editable properties"
 */
export const formFields = {
  text: TYPED,
  textarea: [...TYPED, 'maxLength'],
  email: TYPED,
  number: TYPED,
  website: TYPED,
  currency: ['description', 'currencySymbol', 'required'],
  password: SET,
  twitter: SET,
  date: SET,
  time: SET,
  name: SET,
  address: SET,
  phone: ['description', 'showCountryCode', 'required'],
  section: ['description', 'underline', 'startsStep'],
  radio: CHOSEN,
  checkbox: CHOSEN,
  select: CHOSEN,
  likert: CHOSEN,
  file: ['description', 'accepts', 'multiple', 'maxMegabytes', 'required'],
  hidden: ['key', 'value'],
} as const

export type FormFieldType = keyof typeof formFields
