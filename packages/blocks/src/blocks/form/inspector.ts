import type { FormFieldType } from '@vitrine/model'
import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { captchaFields } from '../../forms/captcha.ts'
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
  currency: 'Currency',
  date: 'Date',
  time: 'Time',
  password: 'Password',
  select: 'Dropdown',
  radio: 'Radio buttons',
  checkbox: 'Checkboxes',
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

export const fields = defineFields(
  { data, itemText, text },
  {
    content: [
      {
        key: 'name',
        ui: 'line',
        label: 'Form name',
        help: 'Visitors do not see it.',
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
            fields: [{ text: 'option', label: 'Label', a11y: 'name' }],
            shownWhen: [{ key: 'type', is: ['radio', 'checkbox', 'select', 'likert'] }],
          },
          {
            key: 'maxLength',
            ui: 'number',
            label: 'Maximum characters',
            unset: 'No limit',
            shownWhen: [{ key: 'type', is: ['textarea'] }],
          },
          {
            key: 'currencySymbol',
            ui: 'line',
            label: 'Currency symbol',
            shownWhen: [{ key: 'type', is: ['currency'] }],
          },
          {
            key: 'showCountryCode',
            ui: 'toggle',
            label: 'Show country code',
            shownWhen: [{ key: 'type', is: ['phone'] }],
          },
          {
            key: 'underline',
            ui: 'toggle',
            label: 'Underline',
            shownWhen: [{ key: 'type', is: ['section'] }],
          },
          {
            key: 'key',
            ui: 'line',
            label: 'Name',
            help: 'The query parameter that the value is taken from.',
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
      { text: 'disclaimer', label: 'Disclaimer' },
      { text: 'submit', label: 'Button label', a11y: 'name' },
    ],
    design: [{ key: 'align', ui: 'segmented', label: 'Align button', options: alignOptions }],
    behaviour: [
      {
        key: 'recipient',
        ui: 'email',
        label: 'Send submissions to',
        unset: 'Email address of the site',
      },
      {
        key: 'successRedirect',
        ui: 'link',
        label: 'Redirect after submitting',
        unset: 'Show the message',
      },
      {
        text: 'message',
        label: 'Confirmation message',
        shownWhen: [{ key: 'successRedirect', isSet: false }],
      },
      {
        key: 'keepsDays',
        ui: 'number',
        unit: 'days',
        label: 'Delete submissions after',
        unset: 'Never',
      },
      ...captchaFields,
    ],
  },
)
