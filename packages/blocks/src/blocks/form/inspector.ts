import { type FormFieldType, formFileKinds } from '@vitrine/model'
import { alignOptions } from '../../inspector/options.ts'
import { defineFields } from '../../inspector/inspector.ts'
import { captchaFields } from '../../forms/captcha.ts'
import { listField } from '../../forms/lists.ts'
import { data, itemText, text } from './schema.ts'

const types = [
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
  'file',
  'section',
  'hidden',
] as const satisfies readonly FormFieldType[]

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
    'file',
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
      },
      { text: 'title', a11y: 'heading' },
      {
        key: 'fields',
        ui: 'list',
        fields: [
          { key: 'type', ui: 'kind', options: types },
          { text: 'title', a11y: 'name', shownWhen: [isSeen] },
          { text: 'description', a11y: 'description', shownWhen: [isSeen] },
          {
            text: 'placeholder',
            shownWhen: [{ key: 'type', is: ['text', 'textarea', 'email', 'number', 'website'] }],
          },
          {
            key: 'options',
            ui: 'list',
            fields: [{ text: 'option', a11y: 'name' }],
            shownWhen: [{ key: 'type', is: ['radio', 'checkbox', 'select', 'likert'] }],
          },
          {
            key: 'maxLength',
            ui: 'number',
            shownWhen: [{ key: 'type', is: ['textarea'] }],
          },
          {
            key: 'currencySymbol',
            ui: 'line',
            shownWhen: [{ key: 'type', is: ['currency'] }],
          },
          {
            key: 'showCountryCode',
            ui: 'toggle',
            shownWhen: [{ key: 'type', is: ['phone'] }],
          },
          {
            key: 'accepts',
            ui: 'select',
            options: formFileKinds,
            shownWhen: [{ key: 'type', is: ['file'] }],
          },
          { key: 'multiple', ui: 'toggle', shownWhen: [{ key: 'type', is: ['file'] }] },
          { key: 'maxMegabytes', ui: 'number', shownWhen: [{ key: 'type', is: ['file'] }] },
          {
            key: 'underline',
            ui: 'toggle',
            shownWhen: [{ key: 'type', is: ['section'] }],
          },
          { key: 'startsStep', ui: 'toggle', shownWhen: [{ key: 'type', is: ['section'] }] },
          {
            key: 'key',
            ui: 'line',
            shownWhen: [{ key: 'type', is: ['hidden'] }],
          },
          {
            key: 'value',
            ui: 'line',
            shownWhen: [{ key: 'type', is: ['hidden'] }],
          },
          { key: 'required', ui: 'toggle', shownWhen: [isAsked] },
          {
            key: 'shownFor',
            ui: 'answer',
            each: 'fields',
            shownWhen: [isSeen, { key: 'startsStep', is: [false] }],
          },
        ],
      },
      { text: 'disclaimer' },
      { text: 'submit', a11y: 'name' },
    ],
    design: [{ key: 'align', ui: 'segmented', options: alignOptions }],
    behaviour: [
      {
        key: 'recipient',
        ui: 'email',
      },
      {
        key: 'successRedirect',
        ui: 'link',
      },
      {
        text: 'message',
        shownWhen: [{ key: 'successRedirect', isSet: false }],
      },
      {
        key: 'submissionHtml',
        ui: 'html',
        shownWhen: [{ key: 'successRedirect', isSet: false }],
      },
      {
        key: 'keepsDays',
        ui: 'number',
      },
      listField,
      { key: 'joinsFor', ui: 'answer', each: 'fields' },
      { key: 'sendsReply', ui: 'toggle' },
      { text: 'replySubject', shownWhen: [{ key: 'sendsReply', is: [true] }] },
      { text: 'replyText', shownWhen: [{ key: 'sendsReply', is: [true] }] },
      ...captchaFields,
    ],
  },
)
