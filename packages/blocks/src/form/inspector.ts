import type { FormFieldType } from '@vitrine/model'
import { aligned } from '../field-options.ts'
import { inspector } from '../inspector.ts'
import { captchaFields } from './captcha.ts'
import { data, itemText, text } from './schema.ts'

const types = {
  text: 'Text',
  textarea: 'Long text',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  website: 'Website',
  twitter: 'X (Twitter)',
  number: 'Number',
  currency: 'Amount',
  date: 'Date',
  time: 'Time',
  password: 'Password',
  select: 'List to choose from',
  radio: 'One of several',
  checkbox: 'Any of several',
  likert: 'Survey',
  section: 'Section heading',
  hidden: 'Hidden',
} as const satisfies Readonly<Record<FormFieldType, string>>

const isAsked = {
  key: 'type',
  is: [
    'text',
    'textarea',
    'name',
    'email',
    'phone',
    'address',
    'website',
    'twitter',
    'number',
    'currency',
    'date',
    'time',
    'password',
    'select',
    'radio',
    'checkbox',
    'likert',
  ],
} as const
const isSeen = { key: 'type', is: [...isAsked.is, 'section'] } as const

export const fields = inspector(
  { data, itemText, text },
  {
    content: [
      {
        key: 'name',
        ui: 'line',
        label: 'Name of the form',
        help: 'For you: visitors do not see it.',
      },
      { text: 'title', label: 'Title', a11y: 'heading' },
      {
        key: 'fields',
        ui: 'list',
        label: 'Fields',
        item: 'Field',
        fields: [
          { key: 'type', ui: 'kind', label: 'Type', options: types },
          { text: 'title', label: 'Label', a11y: 'name', shownWhen: [isSeen] },
          { text: 'description', label: 'Description', a11y: 'description', shownWhen: [isSeen] },
          {
            text: 'placeholder',
            label: 'Placeholder',
            shownWhen: [{ key: 'type', is: ['text', 'textarea', 'email', 'number', 'website'] }],
          },
          {
            key: 'options',
            ui: 'list',
            label: 'Options',
            item: 'Option',
            fields: [{ text: 'option', label: 'Words', a11y: 'name' }],
            shownWhen: [{ key: 'type', is: ['radio', 'checkbox', 'select', 'likert'] }],
          },
          {
            key: 'maxLength',
            ui: 'number',
            label: 'Most characters',
            unset: 'No limit',
            shownWhen: [{ key: 'type', is: ['textarea'] }],
          },
          {
            key: 'currencySymbol',
            ui: 'line',
            label: 'Sign of the currency',
            shownWhen: [{ key: 'type', is: ['currency'] }],
          },
          {
            key: 'showCountryCode',
            ui: 'toggle',
            label: 'Country code',
            shownWhen: [{ key: 'type', is: ['phone'] }],
          },
          {
            key: 'underline',
            ui: 'toggle',
            label: 'Line below',
            shownWhen: [{ key: 'type', is: ['section'] }],
          },
          {
            key: 'key',
            ui: 'line',
            label: 'Name',
            help: 'Of the parameter of the address whose value it takes.',
            shownWhen: [{ key: 'type', is: ['hidden'] }],
          },
          {
            key: 'value',
            ui: 'line',
            label: 'Value',
            shownWhen: [{ key: 'type', is: ['hidden'] }],
          },
          { key: 'required', ui: 'toggle', label: 'Required', shownWhen: [isAsked] },
        ],
      },
      { text: 'disclaimer', label: 'Small print' },
      { text: 'submit', label: 'Button', a11y: 'name' },
    ],
    design: [{ key: 'align', ui: 'segmented', label: 'Align button', options: aligned }],
    behaviour: [
      { key: 'recipient', ui: 'email', label: 'Send to', unset: 'The address of the site' },
      {
        key: 'successRedirect',
        ui: 'link',
        label: 'Then go to',
        unset: 'Stay and read the message',
      },
      {
        text: 'message',
        label: 'Message when it was sent',
        shownWhen: [{ key: 'successRedirect', isSet: false }],
      },
      {
        key: 'keepsDays',
        ui: 'number',
        unit: 'days',
        label: 'Delete what was sent after',
        unset: 'Never',
      },
      ...captchaFields,
    ],
  },
)
